package org.granary.grammar.repair;

import java.util.Locale;

/** A kind of mistake that people make when they copy a record. */
public enum Slip {
  /** One house stands for another. */
  HOUSE,
  /** A ply cannot be read at all. */
  UNREADABLE,
  /** One or two plies were left out. */
  LEFT_OUT,
  /** One or two plies were written once too often. */
  TWICE,
  /** Two plies stand in each other's place. */
  EXCHANGED,
  /** From some ply on the two sides' letters are exchanged. */
  SIDES,
  /** From some ply on the houses of one side, or of both, are counted from the wrong end. */
  MIRRORED,
  /** The other side began. */
  START_SIDE,
  /** Play began from another position. */
  POSITION,
  /** The game was played by other rules. */
  RULES,
  /** What a ply captured is written wrong. */
  CAPTURE,
  /** The result is written wrong. */
  RESULT;

  /** As programs read it, for example {@code left-out}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
