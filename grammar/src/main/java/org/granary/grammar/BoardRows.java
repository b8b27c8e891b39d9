package org.granary.grammar;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Positions as the server PlayStrategy writes them: both rows as they are drawn, North's on top,
 * then South's store, North's, the side to move and a move number: {@code
 * 4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1}. A number without its S is a run of empty houses.
 */
public final class BoardRows {
  private static final Pattern FORM =
      Pattern.compile(
          "([0-9]{1,3}S?(?:,[0-9]{1,3}S?){0,27})/([0-9]{1,3}S?(?:,[0-9]{1,3}S?){0,27})"
              + " +([0-9]{1,3}) +([0-9]{1,3}) +([SN])(?: +[0-9]{1,6})?");

  private BoardRows() {}

  /** A pattern that such a position begins with, for whoever looks for one in a text. */
  public static Pattern form() {
    return FORM;
  }

  /** The same position as {@link Fen} writes it, or empty if the text is not of this form. */
  public static Optional<String> toFen(String text) {
    Matcher form = FORM.matcher(text.strip());
    if (!form.matches()) {
      return Optional.empty();
    }
    List<String> north = row(form.group(1));
    List<String> south = row(form.group(2));
    if (north.size() != south.size()) {
      return Optional.empty();
    }
    Collections.reverse(north);
    List<String> counts = new ArrayList<>(south);
    counts.addAll(north);
    counts.addAll(List.of(form.group(3), form.group(4), form.group(5)));
    return Optional.of(String.join("-", counts));
  }

  private static List<String> row(String written) {
    List<String> counts = new ArrayList<>();
    for (String part : written.split(",", -1)) {
      if (part.endsWith("S")) {
        counts.add(part.substring(0, part.length() - 1));
      } else {
        counts.addAll(Collections.nCopies(Integer.parseInt(part), "0"));
      }
    }
    return counts;
  }
}
