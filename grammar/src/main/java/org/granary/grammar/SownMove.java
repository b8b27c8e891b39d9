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
    int close = text.indexOf(')');
    String houses = (bracket < 0 ? text : text.substring(0, bracket)).replaceAll("[Xx]", "");
    String total = bracket < 0 ? "" : text.substring(bracket + 1, close);
    boolean digits = houses.matches("[1-9][1-9]?");
    if (!digits || total.length() > MAX_TOTAL_DIGITS) {
      return Optional.empty();
    }
    boolean tuzdyk = text.indexOf('X') >= 0 || text.indexOf('x') >= 0;
    int landing = houses.length() == 1 ? -1 : houses.charAt(1) - '1';
    SowingClaim claim =
        new SowingClaim(landing, total.isEmpty() ? -1 : Integer.parseInt(total), tuzdyk);
    return Optional.of(new SownMove(houses.charAt(0) - '1', claim));
  }
}
