package org.granary.grammar;

import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Side;

/** Draws a position in plain text for monospaced type, as South sees it. */
public final class BoardText {
  private static final int MIN_CELL = 3;

  private BoardText() {}

  /**
   * Four lines: North's house names, North's seeds from its right to its left, South's seeds,
   * South's house names. Each side's store stands after its row, and who moves is said. Where
   * houses are marked a fifth line says so, in the words of positions. No line feed at the end.
   */
  public static String draw(Position position) {
    int cell = cell(position);
    return names(position.layout(), Side.NORTH, cell)
        + '\n'
        + row(position, Side.NORTH, cell)
        + '\n'
        + row(position, Side.SOUTH, cell)
        + '\n'
        + names(position.layout(), Side.SOUTH, cell)
        + FenMarks.houses(position).replaceFirst("-", "\n  ").replace('-', ' ');
  }

  private static int cell(Position position) {
    int widest = 0;
    for (int house = 0; house < position.layout().houseCount(); house++) {
      widest = Math.max(widest, Integer.toString(position.seeds(house)).length());
    }
    return Math.max(MIN_CELL, widest + 1);
  }

  private static String names(Layout layout, Side side, int cell) {
    StringBuilder line = new StringBuilder("       ");
    for (int column = 0; column < layout.houses(); column++) {
      line.append(padded(HouseNames.name(layout, house(layout, side, column)), cell));
    }
    return line.toString();
  }

  private static String row(Position position, Side side, int cell) {
    StringBuilder line = new StringBuilder(side == Side.SOUTH ? "  South" : "  North");
    for (int column = 0; column < position.layout().houses(); column++) {
      int house = house(position.layout(), side, column);
      line.append(padded(Integer.toString(position.seeds(house)), cell));
    }
    line.append("   store ").append(position.store(side));
    return position.toMove() == side ? line.append(", to move").toString() : line.toString();
  }

  /** North's houses run from right to left. */
  private static int house(Layout layout, Side side, int column) {
    return side == Side.SOUTH ? column : layout.houseCount() - 1 - column;
  }

  private static String padded(String text, int width) {
    return " ".repeat(width - text.length()) + text;
  }
}
