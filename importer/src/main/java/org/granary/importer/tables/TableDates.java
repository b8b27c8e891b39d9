package org.granary.importer.tables;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Dates of tables as tags write them: {@code 1998.05.03}, with question marks for what is unknown.
 */
final class TableDates {
  private static final Pattern YEAR_FIRST =
      Pattern.compile("([0-9]{4})(?:[-/.]([0-9]{1,2}))?(?:[-/.]([0-9]{1,2}))?(?:[T ].*)?");
  private static final Pattern YEAR_LAST =
      Pattern.compile("([0-9]{1,2})([-/.])([0-9]{1,2})\\2([0-9]{4})");

  private TableDates() {}

  /** The date; as it is if it cannot be told which number is the month. */
  static String tag(String written) {
    Matcher first = YEAR_FIRST.matcher(written);
    if (first.matches()) {
      return first.group(1) + "." + two(first.group(2)) + "." + two(first.group(3));
    }
    Matcher last = YEAR_LAST.matcher(written);
    if (!last.matches()) {
      return written;
    }
    int a = Integer.parseInt(last.group(1));
    int b = Integer.parseInt(last.group(3));
    boolean dayFirst = a > 12 || last.group(2).equals(".") || a == b;
    if (!dayFirst && b <= 12) {
      return written;
    }
    String day = dayFirst ? last.group(1) : last.group(3);
    String month = dayFirst ? last.group(3) : last.group(1);
    return last.group(4) + "." + two(month) + "." + two(day);
  }

  private static String two(@Nullable String number) {
    return number == null ? "??" : number.length() < 2 ? "0" + number : number;
  }
}
