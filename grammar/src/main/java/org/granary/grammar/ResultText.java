package org.granary.grammar;

import java.util.Optional;
import org.granary.engine.Score;
import org.granary.engine.Winner;

/**
 * The result token at the end of a record's moves, as written.
 *
 * @param text for example {@code 25-8}, {@code 1-0}, {@code 1/2-1/2} or {@code *}
 * @param offset where it stands in the record's text, 0-based; -1 if not read from a text
 */
public record ResultText(String text, int offset) {
  private static final int MAX_DIGITS = 5;
  private static final int NO_NUMBER = -1;

  /** A result that was not read from a text, for example the value of a Result tag. */
  public static ResultText of(String text) {
    return new ResultText(text, -1);
  }

  /** The seeds of both sides, if the result is a score; {@code 1-0} and {@code 0-1} are none. */
  public Optional<Score> score() {
    int hyphen = text.indexOf('-');
    if (hyphen < 0 || isWinnerOnly()) {
      return Optional.empty();
    }
    int south = halves(0, hyphen);
    int north = halves(hyphen + 1, text.length());
    return south < 0 || north < 0 ? Optional.empty() : Optional.of(new Score(south, north));
  }

  /** Twice the number between two offsets, or -1 if none is written there. */
  private int halves(int from, int to) {
    int value = 0;
    int index = from;
    while (index < to && index - from < MAX_DIGITS && isDigit(text.charAt(index))) {
      value = 10 * value + text.charAt(index) - '0';
      index++;
    }
    if (index == from) {
      return NO_NUMBER;
    }
    String fraction = text.substring(index, to);
    return fraction.isEmpty() ? 2 * value : fraction.equals(".5") ? 2 * value + 1 : NO_NUMBER;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private boolean isWinnerOnly() {
    return text.equals("1-0") || text.equals("0-1") || text.equals("1/2-1/2");
  }

  /** Who won by this result; unknown for {@code *} and for what is no result. */
  public Winner winner() {
    return switch (text) {
      case "1-0" -> Winner.SOUTH;
      case "0-1" -> Winner.NORTH;
      case "1/2-1/2" -> Winner.DRAW;
      default -> score().map(Score::winner).orElse(Winner.UNKNOWN);
    };
  }

  /** Whether this can be read as a result, {@code *} included. */
  public boolean isWellFormed() {
    return text.equals("*") || isWinnerOnly() || score().isPresent();
  }

  /** Whether this says how the game ended: any result but {@code *}. */
  boolean isKnown() {
    return isWellFormed() && !text.equals("*");
  }

  /** Whether two results can both be true: the same score, or the same winner where one is bare. */
  boolean agreesWith(ResultText other) {
    if (!isKnown() || !other.isKnown()) {
      return isKnown() == other.isKnown();
    }
    boolean scores = score().isPresent() && other.score().isPresent();
    return scores ? score().equals(other.score()) : winner() == other.winner();
  }
}
