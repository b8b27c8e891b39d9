package org.granary.importer.formats;

import java.util.List;
import org.granary.engine.Layout;
import org.granary.grammar.PlyClaims;

/**
 * From-square and landing square: {@code d1e2}. Row 1 is South's from left to right; row 2 is drawn
 * above it, so that a2 faces a1 and is North's last house.
 */
final class Squares extends WordDialect {
  private static final int WORD_LENGTH = 4;

  Squares() {
    super("squares");
  }

  @Override
  List<WrittenPly> plies(String word, Layout layout) {
    int from = word.length() == WORD_LENGTH ? square(word, 0, layout) : -1;
    int landing = from < 0 ? -1 : square(word, 2, layout);
    return landing < 0
        ? List.of()
        : List.of(new WrittenPly(0, from, false, PlyClaims.NONE.withLanding(landing)));
  }

  private static int square(String word, int at, Layout layout) {
    int column = Character.toLowerCase(word.charAt(at)) - 'a';
    boolean known = column >= 0 && column < layout.houses();
    return switch (word.charAt(at + 1)) {
      case '1' -> known ? column : -1;
      case '2' -> known ? layout.houseCount() - 1 - column : -1;
      default -> -1;
    };
  }
}
