package org.granary.importer.formats;

import java.util.List;
import java.util.regex.Pattern;
import org.granary.engine.Layout;

/** Houses as numbers. */
final class Numbers extends WordDialect {
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,2}");

  private final Count count;
  private final boolean reversed;

  /** From where to where numbers count. */
  enum Count {
    /** From 1 on in the mover's row, from his left. */
    ROW(1),
    /** From 1 on, anticlockwise round the whole board from South's left. */
    BOARD(1),
    /** The same from 0 on. */
    BOARD_FROM_ZERO(0);

    private final int first;

    Count(int first) {
      this.first = first;
    }
  }

  /**
   * A way of counting.
   *
   * @param reversed whether each row is counted from its own right
   */
  Numbers(String name, Count count, boolean reversed) {
    super(name);
    this.count = count;
    this.reversed = reversed;
  }

  @Override
  List<WrittenPly> plies(String word, Layout layout) {
    int number = NUMBER.matcher(word).matches() ? Integer.parseInt(word) - count.first : -1;
    int most = count == Count.ROW ? layout.houses() : layout.houseCount();
    if (number < 0 || number >= most) {
      return List.of();
    }
    int inRow = number % layout.houses();
    int house = reversed ? number - inRow + layout.houses() - 1 - inRow : number;
    return List.of(count == Count.ROW ? WrittenPly.inRow(0, house) : WrittenPly.house(0, house));
  }
}
