package org.granary.engine.variants;

import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Side;

/**
 * A board of two longs: a row is one long with a byte a house, so that a whole sow is two additions
 * of precomputed words and a repeated position is two equal words.
 */
abstract class RowBoard implements Board {
  final Layout layout;
  final int houses;

  /** Rows by side: byte {@code i} of a row holds the seeds of its house {@code i}. */
  long south;

  long north;
  int southStore;
  int northStore;
  boolean northToMove;

  RowBoard(Layout layout) {
    this.layout = layout;
    this.houses = layout.houses();
  }

  /** Whether a row fits in eight bytes, none of them above 127. */
  static boolean fits(Layout layout) {
    return layout.houses() <= 8 && layout.totalSeeds() <= 127;
  }

  /**
   * Takes over counts, stores and the side to move.
   *
   * @throws IllegalArgumentException if the position is of another layout
   */
  final void setRows(Position position) {
    if (!position.layout().equals(layout)) {
      throw new IllegalArgumentException("a " + position.layout() + " position on " + layout);
    }
    south = 0;
    north = 0;
    for (int house = 0; house < houses; house++) {
      south |= (long) position.seeds(house) << 8 * house;
      north |= (long) position.seeds(houses + house) << 8 * house;
    }
    southStore = position.store(Side.SOUTH);
    northStore = position.store(Side.NORTH);
    northToMove = position.toMove() == Side.NORTH;
  }

  final void copyRows(RowBoard that) {
    south = that.south;
    north = that.north;
    southStore = that.southStore;
    northStore = that.northStore;
    northToMove = that.northToMove;
  }

  /** Empties a house and adds what a sow gives to both rows. */
  final void sow(int house, SowTable table, int entry) {
    if (house < houses) {
      south &= ~(0xffL << 8 * house);
    } else {
      north &= ~(0xffL << 8 * (house - houses));
    }
    south += table.south[entry];
    north += table.north[entry];
  }

  @Override
  public final int seeds(int house) {
    return (int) (house < houses ? south >>> 8 * house : north >>> 8 * (house - houses)) & 0xff;
  }

  @Override
  public final int store(Side side) {
    return side == Side.SOUTH ? southStore : northStore;
  }

  @Override
  public final Side toMove() {
    return northToMove ? Side.NORTH : Side.SOUTH;
  }

  @Override
  public final int rowSeeds(Side side) {
    return RowCapture.sum(side == Side.SOUTH ? south : north);
  }

  /** The position without marks. */
  final Position rows() {
    int[] seeds = new int[2 * houses];
    for (int house = 0; house < seeds.length; house++) {
      seeds[house] = seeds(house);
    }
    return Position.of(layout, seeds, southStore, northStore, toMove());
  }
}
