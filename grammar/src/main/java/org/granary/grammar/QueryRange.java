package org.granary.grammar;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.grammar.Query.NumberField;

/**
 * A range of numbers or dates as a query writes it: {@code 2024}, {@code 2024-05..}, {@code > 200}.
 *
 * @param query the condition; worth nothing if there is a problem
 * @param problem what is wrong, as a sentence
 */
record QueryRange(Query query, Optional<String> problem) {
  private static final Pattern DATE =
      Pattern.compile("([0-9]{4})(?:[-./]([0-9]{1,2})(?:[-./]([0-9]{1,2}))?)?");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  private static final Period BAD = new Period(1, 0);

  /** The numbers that one word stands for: a single one, or all days of a month or a year. */
  private record Period(int low, int high) {}

  /**
   * Reads a range.
   *
   * @param sign {@code :} or a comparison
   * @param text a number or date, or two with {@code ..} between them
   */
  static QueryRange parse(NumberField field, String sign, String text) {
    int dots = text.indexOf("..");
    if (dots >= 0) {
      return between(field, text.substring(0, dots), text.substring(dots + 2));
    }
    Period period = period(field, text);
    if (period.equals(BAD)) {
      return bad(field, text);
    }
    Query.Within within =
        switch (sign) {
          case "<" -> new Query.Within(field, 0, period.low - 1);
          case "<=" -> new Query.Within(field, 0, period.high);
          case ">" -> new Query.Within(field, period.high + 1, Integer.MAX_VALUE);
          case ">=" -> new Query.Within(field, period.low, Integer.MAX_VALUE);
          default -> new Query.Within(field, period.low, period.high);
        };
    return new QueryRange(sign.equals("!=") ? new Query.Not(within) : within, Optional.empty());
  }

  private static QueryRange between(NumberField field, String from, String to) {
    Period low = from.isEmpty() ? new Period(0, 0) : period(field, from);
    Period high = to.isEmpty() ? new Period(0, Integer.MAX_VALUE) : period(field, to);
    if (low.equals(BAD) || high.equals(BAD)) {
      return bad(field, low.equals(BAD) ? from : to);
    }
    Query.Within within = new Query.Within(field, low.low, high.high);
    return low.low > high.high
        ? new QueryRange(within, Optional.of("this range ends before it begins"))
        : new QueryRange(within, Optional.empty());
  }

  private static QueryRange bad(NumberField field, String text) {
    String wanted =
        field == NumberField.DATE ? "a date such as 2024, 2024-05 or 2024-05-03" : "a whole number";
    return new QueryRange(Query.EVERYTHING, Optional.of("\"" + text + "\" is not " + wanted));
  }

  private static Period period(NumberField field, String text) {
    if (field == NumberField.DATE) {
      return date(text);
    }
    return NUMBER.matcher(text).matches()
        ? new Period(Integer.parseInt(text), Integer.parseInt(text))
        : BAD;
  }

  private static Period date(String text) {
    Matcher matcher = DATE.matcher(text);
    if (!matcher.matches() || !exists(matcher)) {
      return BAD;
    }
    int year = 10_000 * part(matcher, 1);
    int first = year + 100 * part(matcher, 2) + part(matcher, 3);
    boolean wholeYear = matcher.group(2) == null;
    boolean wholeMonth = matcher.group(3) == null;
    int last = wholeYear ? year + 1231 : wholeMonth ? first - 1 + 31 : first;
    return new Period(first, last);
  }

  private static boolean exists(Matcher matcher) {
    try {
      LocalDate.of(part(matcher, 1), part(matcher, 2), part(matcher, 3));
      return true;
    } catch (DateTimeException e) {
      return false;
    }
  }

  private static int part(Matcher matcher, int group) {
    return matcher.group(group) == null ? 1 : Integer.parseInt(matcher.group(group));
  }
}
