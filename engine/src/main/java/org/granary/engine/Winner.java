package org.granary.engine;

/** How a game ended for the two players. */
public enum Winner {
  SOUTH,
  NORTH,
  DRAW,
  /** Not known: the game or its record stopped before an end. */
  UNKNOWN;

  /** From a comparison of South's score with North's: positive when South is ahead. */
  public static Winner of(int comparison) {
    return comparison > 0 ? SOUTH : comparison < 0 ? NORTH : DRAW;
  }

  /** The same outcome with the sides exchanged. */
  public Winner turned() {
    return this == SOUTH ? NORTH : this == NORTH ? SOUTH : this;
  }
}
