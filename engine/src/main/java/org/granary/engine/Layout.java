package org.granary.engine;

/**
 * The shape of a two-row board: how many houses a row has and how many seeds each holds at the
 * start.
 *
 * <p>House indices are 0-based and follow anticlockwise sowing from South's left: {@code 0} to
 * {@code houses - 1} are South's A, B, C …, {@code houses} to {@code 2 * houses - 1} are North's a,
 * b, c … from North's own left.
 *
 * @param houses houses in a row, 1 to 28
 * @param seeds seeds in each house at the start, 1 to 64
 */
public record Layout(int houses, int seeds) {
  /** Awale, Oware, Awagagae: two rows of six houses, four seeds in each. */
  public static final Layout AWALE = new Layout(6, 4);

  /** Toguz Kumalak: two rows of nine houses, nine seeds in each. */
  public static final Layout TOGUZ_KUMALAK = new Layout(9, 9);

  public Layout {
    if (houses < 1 || houses > 28) {
      throw new IllegalArgumentException("a row has 1 to 28 houses, not " + houses);
    }
    if (seeds < 1 || seeds > 64) {
      throw new IllegalArgumentException("a house starts with 1 to 64 seeds, not " + seeds);
    }
  }

  /** Houses on the whole board. */
  public int houseCount() {
    return 2 * houses;
  }

  /** Seeds on the whole board at the start. */
  public int totalSeeds() {
    return 2 * houses * seeds;
  }

  /** The side in whose row a house lies. */
  public Side row(int house) {
    return house < houses ? Side.SOUTH : Side.NORTH;
  }

  /** The index of a side's first house, the one at its own left. */
  public int firstHouse(Side side) {
    return side == Side.SOUTH ? 0 : houses;
  }

  /** The house index seen after turning the board half round: A becomes a, a becomes A. */
  public int turned(int house) {
    return house < houses ? house + houses : house - houses;
  }

  /** Whether an index names a house of this board. */
  public boolean contains(int house) {
    return house >= 0 && house < houseCount();
  }

  @Override
  public String toString() {
    return "2x" + houses + "x" + seeds;
  }
}
