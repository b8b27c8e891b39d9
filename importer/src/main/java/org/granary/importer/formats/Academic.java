package org.granary.importer.formats;

import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.engine.Layout;
import org.granary.grammar.HouseNames;
import org.granary.grammar.PlyClaims;

/**
 * The house as OGN has it, how many seeds are sown from it, and after an x how many are captured:
 * {@code D19x7}.
 */
final class Academic extends WordDialect {
  private static final Pattern PLY =
      Pattern.compile("([A-Za-z])([0-9]{1,3})(?:[xX\u00D7]([0-9]{1,3}))?");

  Academic() {
    super("academic");
  }

  @Override
  List<WrittenPly> plies(String word, Layout layout) {
    Matcher ply = PLY.matcher(word);
    OptionalInt house =
        ply.matches() ? HouseNames.house(layout, word.charAt(0)) : OptionalInt.empty();
    if (house.isEmpty()) {
      return List.of();
    }
    int captured = ply.group(3) == null ? 0 : Integer.parseInt(ply.group(3));
    PlyClaims claims =
        PlyClaims.NONE.withSown(Integer.parseInt(ply.group(2))).withCaptured(captured);
    return List.of(new WrittenPly(0, house.getAsInt(), false, claims));
  }
}
