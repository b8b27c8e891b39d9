package org.granary.engine;

/** At what stage a game stands, where its rules know more than one. */
public enum Phase {
  /** Ordinary play, in games of a single round. */
  PLAY,
  /** A round that South began. */
  SOUTH_BEGAN,
  /** A round that North began. */
  NORTH_BEGAN,
  /** Houses are being filled for a round that South will begin. */
  SOUTH_BEGINS,
  /** Houses are being filled for a round that North will begin. */
  NORTH_BEGINS,
  /** The last turn would go on for ever: it was not carried out and the game is over. */
  ENDLESS;

  /** The stage seen with the sides exchanged. */
  public Phase turned() {
    return switch (this) {
      case SOUTH_BEGAN -> NORTH_BEGAN;
      case NORTH_BEGAN -> SOUTH_BEGAN;
      case SOUTH_BEGINS -> NORTH_BEGINS;
      case NORTH_BEGINS -> SOUTH_BEGINS;
      default -> this;
    };
  }

  /** Whether houses are being filled between two rounds. */
  public boolean isFilling() {
    return this == SOUTH_BEGINS || this == NORTH_BEGINS;
  }
}
