package org.granary.engine;

/** Why a move is not legal in a position. */
public enum Illegality {
  /** The layout has no such house. */
  NO_SUCH_HOUSE,
  /** The house is not one that the side to move may sow from. */
  NOT_YOUR_HOUSE,
  /** The house holds no seeds. */
  EMPTY_HOUSE,
  /** The house has been captured and nobody may start from it. */
  CAPTURED_HOUSE,
  /** The opponent has no seeds and this move gives him none, though it must or another would. */
  MUST_FEED,
  /** The move would take every seed of the opponent, which the rule set forbids. */
  GRAND_SLAM,
  /** A better-ranked house must be played first, as in Ouri's rule on single seeds. */
  HOUSE_RESERVED,
  /** A pass, though the side to move can sow. */
  CANNOT_PASS,
  /** A house, though the side to move must pass. */
  MUST_PASS,
  /** A house is sown from, though the round is over and the next has not begun. */
  ROUND_OVER,
  /** A new round is begun, though this one is not over. */
  ROUND_NOT_OVER,
  /** The game was over before this move. */
  GAME_OVER
}
