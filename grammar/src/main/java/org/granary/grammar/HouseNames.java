package org.granary.grammar;

import java.util.OptionalInt;
import org.granary.engine.Layout;

/**
 * What houses are called: letters A, B, C … for South and a, b, c … for North, or digits 1 to 9 for
 * both on boards of nine houses a row.
 */
public final class HouseNames {
  private HouseNames() {}

  /** Whether a layout's houses are written as digits. */
  public static boolean digits(Layout layout) {
    return layout.houses() == 9;
  }

  /** The name of a house, 0-based index. */
  public static String name(Layout layout, int house) {
    int inRow = house % layout.houses();
    if (digits(layout)) {
      return Integer.toString(inRow + 1);
    }
    char first = house < layout.houses() ? 'A' : 'a';
    return Character.toString(first + inRow);
  }

  /** The house that a letter names, or empty; only for layouts written with letters. */
  public static OptionalInt house(Layout layout, char letter) {
    int south = letter - 'A';
    int north = letter - 'a';
    if (digits(layout)) {
      return OptionalInt.empty();
    }
    if (south >= 0 && south < layout.houses()) {
      return OptionalInt.of(south);
    }
    return north >= 0 && north < layout.houses()
        ? OptionalInt.of(layout.houses() + north)
        : OptionalInt.empty();
  }
}
