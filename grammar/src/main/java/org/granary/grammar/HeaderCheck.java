package org.granary.grammar;

import java.time.YearMonth;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks the values of headers that have a fixed form: dates and the termination. */
final class HeaderCheck {
  private static final Pattern DATE =
      Pattern.compile(
          "([0-9]{4}|\\?{4})(?:[./-]([0-9]{1,2}|\\?\\?)(?:[./-]([0-9]{1,2}|\\?\\?))?)?");

  private final Problems problems;

  private HeaderCheck(Problems problems) {
    this.problems = problems;
  }

  static void check(Headers headers, Problems problems) {
    HeaderCheck check = new HeaderCheck(problems);
    for (Tag tag : headers.tags()) {
      boolean known = !tag.value().isBlank() && !tag.value().equals("?");
      if (known) {
        check.check(tag);
      }
    }
  }

  private void check(Tag tag) {
    switch (tag.name()) {
      case "Date", "EventDate", "UTCDate" -> date(tag);
      case "Termination" -> termination(tag);
      case "Result" -> result(tag);
      default -> {
        // Free text.
      }
    }
  }

  private void date(Tag tag) {
    Matcher date = DATE.matcher(tag.value().strip());
    if (!date.matches()) {
      String message = "a date is written YYYY.MM.DD, not '" + tag.value() + "'";
      problems.add(DiagnosticCode.UNKNOWN_VALUE, tag.offset(), 1, message);
    } else if (!isPossible(date)) {
      String message = "there is no such day as " + tag.value();
      problems.add(DiagnosticCode.IMPOSSIBLE_DATE, tag.offset(), 1, message);
    }
  }

  /** Unknown parts, {@code ??}, may be anything. */
  private static boolean isPossible(Matcher date) {
    int year = number(date.group(1), 2000);
    int month = number(date.group(2), 1);
    int day = number(date.group(3), 1);
    return month >= 1
        && month <= 12
        && day >= 1
        && day <= YearMonth.of(year, month).lengthOfMonth();
  }

  private static int number(String digits, int unknown) {
    return digits == null || digits.startsWith("?") ? unknown : Integer.parseInt(digits);
  }

  private void termination(Tag tag) {
    if (Termination.of(tag.value()).isEmpty()) {
      String message = "'" + tag.value() + "' is no known end of a game";
      problems.add(DiagnosticCode.UNKNOWN_TERMINATION, tag.offset(), 1, message);
    }
  }

  private void result(Tag tag) {
    if (!ResultText.of(tag.value().strip()).isWellFormed()) {
      String message = "'" + tag.value() + "' is not a result; one looks like 25-23";
      problems.add(DiagnosticCode.MALFORMED_RESULT, tag.offset(), 1, message);
    }
  }
}
