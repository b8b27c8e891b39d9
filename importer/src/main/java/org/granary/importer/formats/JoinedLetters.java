package org.granary.importer.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.granary.engine.Layout;
import org.granary.grammar.HouseNames;

/** Houses as letters, joined: {@code FfBeBcDa}. */
final class JoinedLetters extends WordDialect {
  JoinedLetters() {
    super("joined-letters");
  }

  @Override
  List<WrittenPly> plies(String word, Layout layout) {
    List<WrittenPly> plies = new ArrayList<>(word.length());
    for (int i = 0; i < word.length(); i++) {
      OptionalInt house = HouseNames.house(layout, word.charAt(i));
      if (house.isEmpty()) {
        return List.of();
      }
      plies.add(WrittenPly.house(i, house.getAsInt()));
    }
    return plies;
  }
}
