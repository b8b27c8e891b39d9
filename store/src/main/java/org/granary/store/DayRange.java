package org.granary.store;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The days that a date may mean, as numbers like 20240131 that sort as dates do.
 *
 * @param first the first day
 * @param last the last day; of a year or month not told apart, the 31st of whatever month
 */
record DayRange(int first, int last) {
  private static final Pattern DATE =
      Pattern.compile("(\\d{4})(?:[./-](\\d{1,2}|\\?+)(?:[./-](\\d{1,2}|\\?+))?)?");

  /** Reads a Date tag: {@code 2024.01.31}, {@code 2024.01.??}, {@code 2024.??.??}, {@code 2024}. */
  static Optional<DayRange> parse(String date) {
    Matcher parts = DATE.matcher(date.strip());
    if (!parts.matches()) {
      return Optional.empty();
    }
    int year = Integer.parseInt(parts.group(1));
    int month = number(parts, 2);
    int day = month == 0 ? 0 : number(parts, 3);
    if (month > 12 || day > 31) {
      return Optional.empty();
    }
    int first = day(year, month == 0 ? 1 : month, day == 0 ? 1 : day);
    int last = day(year, month == 0 ? 12 : month, day == 0 ? 31 : day);
    return Optional.of(new DayRange(first, last));
  }

  private static int number(Matcher parts, int group) {
    String digits = parts.group(group);
    return digits == null || digits.startsWith("?") ? 0 : Integer.parseInt(digits);
  }

  private static int day(int year, int month, int day) {
    return year * 10_000 + month * 100 + day;
  }
}
