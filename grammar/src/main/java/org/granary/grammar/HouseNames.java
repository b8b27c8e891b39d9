package org.granary.grammar;

import java.util.OptionalInt;
import java.util.OptionalLong;
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

  /**
   * The name of a house that says its row too: {@code A}, {@code a}; on boards of nine {@code S1},
   * {@code N1}.
   */
  public static String full(Layout layout, int house) {
    String name = name(layout, house);
    return digits(layout) ? layout.row(house).letter() + name : name;
  }

  /**
   * The houses that a word of {@link #full} names lists, as bits; empty if it lists other things.
   */
  static OptionalLong houses(Layout layout, String word) {
    long bits = 0;
    int at = 0;
    while (at < word.length()) {
      int house = fullAt(layout, word, at);
      if (house < 0 || (bits >>> house & 1) != 0) {
        return OptionalLong.empty();
      }
      bits |= 1L << house;
      at += digits(layout) ? 2 : 1;
    }
    return OptionalLong.of(bits);
  }

  /** The house whose full name stands at an index; -1 if none does. */
  private static int fullAt(Layout layout, String word, int at) {
    if (!digits(layout)) {
      return house(layout, word.charAt(at)).orElse(-1);
    }
    boolean south = word.startsWith("S", at);
    int inRow = at + 1 < word.length() ? word.charAt(at + 1) - '1' : -1;
    boolean known = (south || word.startsWith("N", at)) && inRow >= 0 && inRow < layout.houses();
    return known ? inRow + (south ? 0 : layout.houses()) : -1;
  }

  /** The full names of the houses of some bits, in house order. */
  static String names(Layout layout, long bits) {
    StringBuilder names = new StringBuilder();
    for (int house = 0; house < layout.houseCount(); house++) {
      if ((bits >>> house & 1) != 0) {
        names.append(full(layout, house));
      }
    }
    return names.toString();
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
