package org.granary.engine;

/** One of the two players; South sits below the board and owns the houses A, B, C … */
public enum Side {
  /** The player whose houses are A, B, C … from his own left. */
  SOUTH,
  /** The player whose houses are a, b, c … from his own left; a faces South's last house. */
  NORTH;

  /** The other player. */
  public Side opposite() {
    return this == SOUTH ? NORTH : SOUTH;
  }

  /** The letter that notation uses for this side: {@code S} or {@code N}. */
  public char letter() {
    return this == SOUTH ? 'S' : 'N';
  }
}
