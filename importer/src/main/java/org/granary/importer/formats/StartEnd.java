package org.granary.importer.formats;

import java.util.List;
import org.granary.engine.Layout;
import org.granary.grammar.PlyClaims;

/**
 * Two digits a ply: the house that is sown and the one that the last seed falls in, each from 1 on
 * from its own side's left. The mover's running total may follow in parentheses: {@code 53 (20)}.
 */
final class StartEnd extends WordDialect {
  StartEnd() {
    super("start-end");
  }

  @Override
  List<WrittenPly> plies(String word, Layout layout) {
    int from = word.length() == 2 ? place(word.charAt(0), layout) : -1;
    int landing = from < 0 ? -1 : place(word.charAt(1), layout);
    return landing < 0
        ? List.of()
        : List.of(new WrittenPly(0, from, true, PlyClaims.NONE.withLandingInRow(landing)));
  }

  private static int place(char digit, Layout layout) {
    int place = digit - '1';
    return place >= 0 && place < Math.min(9, layout.houses()) ? place : -1;
  }
}
