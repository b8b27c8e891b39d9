package org.granary.grammar;

/**
 * Codes of moves that the rules have not looked at yet; no rule set has moves of these codes.
 *
 * <p>A digit names a house of whoever moves, and a round's beginning stands for as many plies as
 * its division takes; {@link LineResolver} puts moves of the engine in their place.
 */
final class WrittenCode {
  /** The beginning of a round; what it says is in {@link MoveLine#mark}. */
  static final int MARK = 255;

  private static final int FIRST_DIGIT = 64;
  private static final int DIGITS = 28;

  private WrittenCode() {}

  /** The house with a 0-based place in the row of the side to move. */
  static int ofDigit(int inRow) {
    return FIRST_DIGIT + inRow;
  }

  static boolean isDigit(int code) {
    return code >= FIRST_DIGIT && code < FIRST_DIGIT + DIGITS;
  }

  /** The 0-based place that {@link #ofDigit} was given. */
  static int inRow(int code) {
    return code - FIRST_DIGIT;
  }
}
