package org.granary.grammar;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.engine.Score;
import org.granary.engine.Winner;

/**
 * The result token at the end of a record's moves, as written.
 *
 * @param text for example {@code 25-8}, {@code 1-0}, {@code 1/2-1/2} or {@code *}
 * @param offset where it stands in the record's text, 0-based; -1 if not read from a text
 */
public record ResultText(String text, int offset) {
  private static final Pattern SCORE =
      Pattern.compile("([0-9]{1,5})(\\.[05])?-([0-9]{1,5})(\\.[05])?");

  /** A result that was not read from a text, for example the value of a Result tag. */
  public static ResultText of(String text) {
    return new ResultText(text, -1);
  }

  /** The seeds of both sides, if the result is a score; {@code 1-0} and {@code 0-1} are none. */
  public Optional<Score> score() {
    Matcher matcher = SCORE.matcher(text);
    if (isWinnerOnly() || !matcher.matches()) {
      return Optional.empty();
    }
    int south = 2 * Integer.parseInt(matcher.group(1)) + half(matcher.group(2));
    int north = 2 * Integer.parseInt(matcher.group(3)) + half(matcher.group(4));
    return Optional.of(new Score(south, north));
  }

  private static int half(String fraction) {
    return ".5".equals(fraction) ? 1 : 0;
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
