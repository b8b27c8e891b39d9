package org.granary.grammar;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.engine.Side;

/**
 * The beginning of a round as it is written: {@code R2:}, {@code R2[N]:}, {@code R2[ABCDEFa/bcdef
 * N]:} or {@code R2[? N]:}.
 *
 * @param number the number of the round, 2 for the second
 * @param owners the houses of South, a slash and those of North; {@code ?} if the moves after the
 *     mark fill them one by one; empty if the rules divide
 * @param starter who begins, empty if it is whose turn it is by the rules
 */
record RoundMark(int number, String owners, Optional<Side> starter) {
  /** The houses are filled by the moves that follow. */
  static final String BY_MOVES = "?";

  private static final Pattern FORM =
      Pattern.compile(
          "R([0-9]{1,4})(?:\\[\\s*(\\?|[A-Za-z0-9]*/[A-Za-z0-9]*)?\\s*([NSns])?\\s*\\])?:");

  /** The mark that a text is, or empty if its brackets hold something else. */
  static Optional<RoundMark> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    String owners = form.group(2) == null ? "" : form.group(2);
    Optional<Side> starter = Optional.ofNullable(form.group(3)).map(RoundMark::side);
    return Optional.of(new RoundMark(Integer.parseInt(form.group(1)), owners, starter));
  }

  private static Side side(String letter) {
    return letter.equalsIgnoreCase("S") ? Side.SOUTH : Side.NORTH;
  }

  /** As it is written. */
  String text() {
    String side = starter.map(s -> Character.toString(s.letter())).orElse("");
    String blank = owners.isEmpty() || side.isEmpty() ? "" : " ";
    String brackets = owners.isEmpty() && side.isEmpty() ? "" : "[" + owners + blank + side + "]";
    return "R" + number + brackets + ":";
  }
}
