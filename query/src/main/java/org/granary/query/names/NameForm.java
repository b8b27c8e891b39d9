package org.granary.query.names;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;

/** What is left of a name when less and less of its writing is looked at. */
final class NameForm {
  private static final char BREVE = '\u0306';

  private NameForm() {}

  /** Small letters, single blanks. */
  static String small(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[\\s\\p{Z}\\p{C}]+", " ")
        .strip();
  }

  /** That without accents. */
  static String plain(String name) {
    String small = small(name);
    char[] folded = new char[4 * small.length()];
    int length = ASCIIFoldingFilter.foldToASCII(small.toCharArray(), 0, folded, 0, small.length());
    return withoutMarks(new String(folded, 0, length));
  }

  /** The mark that makes и the other letter й stays. */
  private static String withoutMarks(String text) {
    String parts = Normalizer.normalize(text, Normalizer.Form.NFD);
    StringBuilder kept = new StringBuilder(parts.length());
    char before = ' ';
    for (int i = 0; i < parts.length(); i++) {
      char c = parts.charAt(i);
      boolean mark = Character.getType(c) == Character.NON_SPACING_MARK;
      boolean cyrillic = Character.UnicodeScript.of(before) == Character.UnicodeScript.CYRILLIC;
      if (!mark || cyrillic && c == BREVE) {
        kept.append(c);
      }
      before = mark ? before : c;
    }
    return Normalizer.normalize(kept, Normalizer.Form.NFC);
  }

  /** That without punctuation: an apostrophe joins, anything else parts. */
  static String letters(String name) {
    return plain(name)
        .replaceAll("['`´’‘ʼʻ]", "")
        .replaceAll("[^\\p{L}\\p{M}\\p{N}]+", " ")
        .strip();
  }

  /** That with its words in the order of the alphabet. */
  static String sorted(String name) {
    return words(letters(name)).stream().sorted().collect(Collectors.joining(" "));
  }

  /** That by its sounds, whatever the script. */
  static String sounds(String name) {
    return words(letters(name)).stream().map(Sounds::of).sorted().collect(Collectors.joining(" "));
  }

  static List<String> words(String form) {
    return form.isEmpty() ? List.of() : Arrays.asList(form.split(" ", -1));
  }
}
