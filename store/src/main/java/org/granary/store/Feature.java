package org.granary.store;

import org.granary.engine.Side;

/**
 * What a game shows at its most extreme moment, one byte each: the most or the least that a number
 * comes to over all its moments, the start included. Together they are one point of the index;
 * numbers above {@link #MOST} are written as that.
 */
public enum Feature {
  /** Most seeds in a house of South's row. */
  SOUTH_LARGEST(0, true),
  /** Most seeds in a house of North's row. */
  NORTH_LARGEST(1, true),
  /** Most seeds that a ply of South's brought into its store. */
  SOUTH_CAPTURED(2, true),
  /** Most seeds that a ply of North's brought into its store. */
  NORTH_CAPTURED(3, true),
  /** Fewest seeds in South's row. */
  SOUTH_LEAST_ROW(4, false),
  /** Fewest seeds in North's row. */
  NORTH_LEAST_ROW(5, false),
  /** Fewest seeds in all houses. */
  LEAST_SEEDS(6, false),
  /** Plies that could be played. */
  PLIES(7, true),
  /** Most seeds in South's row. */
  SOUTH_MOST_ROW(8, true),
  /** Most seeds in North's row. */
  NORTH_MOST_ROW(9, true),
  /** Most seeds by which South's store was ahead of North's; 0 if it never was. */
  SOUTH_LEAD(10, true),
  /** Most seeds by which North's store was ahead of South's; 0 if it never was. */
  NORTH_LEAD(11, true),
  /** Most seeds in South's store. */
  SOUTH_STORE(12, true),
  /** Most seeds in North's store. */
  NORTH_STORE(13, true),
  /** Houses in a row of the board. */
  HOUSES(14, true),
  /** Motifs that it shows, as bits; see {@link MotifBits}. */
  MOTIFS(15, true);

  /** The highest number that is written down. */
  public static final int MOST = 255;

  /** Of how many of them, by their places, the index is made; the others it only holds. */
  public static final int INDEXED = 8;

  private final int place;
  private final boolean most;

  Feature(int place, boolean most) {
    this.place = place;
    this.most = most;
  }

  /** Its place in the point, from 0 on. */
  public int place() {
    return place;
  }

  /** Whether it is the most that a number comes to, not the least. */
  public boolean isMost() {
    return most;
  }

  /** Whether the index is made of it. */
  public boolean isIndexed() {
    return place < INDEXED;
  }

  /** Its number in a packed point, 0 to {@link #MOST}. */
  public int in(byte[] packed) {
    return packed[place] & 0xff;
  }

  /** Most seeds in a house of a side's row. */
  public static Feature largest(Side side) {
    return side == Side.SOUTH ? SOUTH_LARGEST : NORTH_LARGEST;
  }

  /** Most seeds that a ply of a side's brought into its store. */
  public static Feature captured(Side side) {
    return side == Side.SOUTH ? SOUTH_CAPTURED : NORTH_CAPTURED;
  }

  /** Fewest seeds in a side's row. */
  public static Feature leastRow(Side side) {
    return side == Side.SOUTH ? SOUTH_LEAST_ROW : NORTH_LEAST_ROW;
  }

  /** Most seeds in a side's row. */
  public static Feature mostRow(Side side) {
    return side == Side.SOUTH ? SOUTH_MOST_ROW : NORTH_MOST_ROW;
  }

  /** Most seeds by which a side's store was ahead. */
  public static Feature lead(Side side) {
    return side == Side.SOUTH ? SOUTH_LEAD : NORTH_LEAD;
  }

  /** Most seeds in a side's store. */
  public static Feature store(Side side) {
    return side == Side.SOUTH ? SOUTH_STORE : NORTH_STORE;
  }
}
