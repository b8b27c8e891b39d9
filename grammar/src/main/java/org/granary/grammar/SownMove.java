package org.granary.grammar;

import java.util.Optional;

/**
 * A move on a board of nine houses a row as it is written: {@code 8}, {@code 87}, {@code 87(10)},
 * {@code 68X}.
 *
 * @param inRow 0-based place in the mover's row of the house that is sown
 * @param claim what is said beside it
 */
record SownMove(int inRow, SowingClaim claim) {
  private static final int MAX_TOTAL_DIGITS = 4;

  /** The move of a token that the grammar accepts as one, unless a digit is 0 or too much. */
  static Optional<SownMove> parse(String text) {
    int bracket = text.indexOf('(');
    int houses = 1;
    boolean tuzdyk = false;
    int end = bracket < 0 ? text.length() : bracket;
    for (int i = 1; i < text.length(); i++) {
      char c = text.charAt(i);
      tuzdyk |= c == 'X' || c == 'x';
      houses += i < end && isHouse(c) ? 1 : 0;
    }
    int total = bracket < 0 ? -1 : total(text, bracket + 1, text.indexOf(')'));
    boolean digitsOnly = bracket >= 0 || tuzdyk || houses == text.length();
    if (!isHouse(text.charAt(0)) || houses > 2 || !digitsOnly || total < -1) {
      return Optional.empty();
    }
    int landing = houses == 1 ? -1 : text.charAt(1) - '1';
    return Optional.of(new SownMove(text.charAt(0) - '1', new SowingClaim(landing, total, tuzdyk)));
  }

  private static boolean isHouse(char c) {
    return c >= '1' && c <= '9';
  }

  /** The number between two places, or less than -1 if it has too many digits. */
  private static int total(String text, int from, int to) {
    return to - from > MAX_TOTAL_DIGITS ? -2 : Integer.parseInt(text, from, to, 10);
  }
}
