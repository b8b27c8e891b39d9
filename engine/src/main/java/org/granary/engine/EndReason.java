package org.granary.engine;

/** Why a game is over. */
public enum EndReason {
  /** A store holds more than half of all seeds. */
  MAJORITY,
  /** Both stores hold exactly half of all seeds. */
  EVEN,
  /** The side to move has no legal move. */
  NO_MOVE,
  /** The position occurred before, as often as the rule set counts. */
  REPETITION,
  /** Too many plies without a capture. */
  NO_CAPTURE,
  /** Play can go on for ever without changing anything. */
  ENDLESS,
  /** One player owns every house or every seed. */
  OWNS_ALL,
  /** Nothing is left to be played for. */
  BOARD_CLEARED
}
