package org.granary.exporter.pdf;

import java.text.Normalizer;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.granary.exporter.fonts.FontFace;
import org.granary.exporter.games.GameEntry;
import org.granary.grammar.Annotation;
import org.granary.grammar.MoveLine;
import org.granary.grammar.Tag;

/** Collects the characters that no bundled font has. */
final class Coverage {
  private final NavigableSet<Integer> missing = new TreeSet<>();

  void look(GameEntry entry) {
    for (Tag tag : entry.headers().tags()) {
      look(tag.name());
      look(tag.value());
    }
    look(entry.game().text().source().source());
    entry.errors().forEach(error -> look(error.message()));
    look(entry.game().text().line());
  }

  private void look(MoveLine line) {
    for (Annotation annotation : line.annotations().values()) {
      annotation.comments().forEach(this::look);
      annotation.variations().forEach(this::look);
    }
  }

  void look(String text) {
    Normalizer.normalize(text, Normalizer.Form.NFC)
        .codePoints()
        .filter(Coverage::isPrinted)
        .filter(c -> !FontFace.REGULAR.covers(c))
        .forEach(missing::add);
  }

  private static boolean isPrinted(int codePoint) {
    int type = Character.getType(codePoint);
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.SURROGATE
        && !Character.isWhitespace(codePoint);
  }

  /** A sentence that names them, or nothing. */
  List<String> remarks() {
    if (missing.isEmpty()) {
      return List.of();
    }
    StringBuilder characters = new StringBuilder();
    missing.stream().limit(40).forEach(c -> characters.append(' ').appendCodePoint(c));
    return List.of(
        missing.size()
            + " characters are in none of the bundled fonts and were replaced:"
            + characters);
  }
}
