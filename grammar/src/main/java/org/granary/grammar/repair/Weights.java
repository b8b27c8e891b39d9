package org.granary.grammar.repair;

/**
 * How unlikely things are, in decibans: 10 is ten times, 20 a hundred times as unlikely. What can
 * happen at any ply includes that there are many plies at which it can. docs/repair.md has the same
 * table.
 */
final class Weights {
  /** The letter beside the right one. */
  static final int NEIGHBOUR_HOUSE = 30;

  static final int OTHER_HOUSE = 34;

  /** The other side's letter for the same place, as a wrong case is. */
  static final int OTHER_CASE = 30;

  /** A ply that cannot be read, at the place where that is known. */
  static final int UNREADABLE = 10;

  /** A word that cannot be read and is no ply at all. */
  static final int NO_PLY = 20;

  static final int LEFT_OUT = 36;
  static final int TWO_LEFT_OUT = 48;

  /** A ply like the one before it or the same side's one before. */
  static final int TWICE = 28;

  static final int TWO_TWICE = 30;

  /** A ply too many that repeats nothing. */
  static final int TOO_MANY = 42;

  static final int TWO_TOO_MANY = 52;
  static final int EXCHANGED = 33;
  static final int EXCHANGED_OF_A_SIDE = 35;
  static final int SIDES_FROM_FIRST = 32;
  static final int SIDES = 38;
  static final int MIRRORED_FROM_FIRST = 32;
  static final int MIRRORED = 40;
  static final int START_SIDE = 30;
  static final int POSITION_SUM = 30;
  static final int POSITION_EXCHANGED = 36;
  static final int POSITION_MOVED = 42;
  static final int POSITION_ROW = 36;
  static final int NO_POSITION = 40;
  static final int RULES = 36;

  /** A record that no slip explains stops somewhere. */
  static final int STOPS = 45;

  /** A capture with another number of seeds. */
  static final int OTHER_CAPTURE = 20;

  /** A capture where there is none. */
  static final int NO_CAPTURE = 28;

  /** No mark at a capture, in a record that marks its captures. */
  static final int UNMARKED = 14;

  /** A total or a landing house that does not agree. */
  static final int OTHER_SOWING = 20;

  /** The rules end the game with another result. */
  static final int OTHER_RESULT = 24;

  /** A score that nothing on the board gives. */
  static final int UNFOUNDED_SCORE = 10;

  /** The rules leave open what the record says. */
  static final int OPEN_RESULT = 3;

  /** What remains wrong when everything is checked. */
  static final int OTHER_ERROR = 15;

  /** Two repairs of which one is ahead by less are not told apart. */
  static final int MARGIN = 13;

  private Weights() {}
}
