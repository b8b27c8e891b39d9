package org.granary.cli;

import java.time.YearMonth;
import java.util.OptionalInt;
import org.granary.exporter.tables.Cell;

/** Days as collections number them, in a table. */
final class DayCell {
  private DayCell() {}

  /** A day like 20240131; a month's last possible day is written as 31, whatever the month. */
  static Cell of(OptionalInt day) {
    if (day.isEmpty()) {
      return Cell.none();
    }
    int number = day.getAsInt();
    YearMonth month = YearMonth.of(number / 10_000, number / 100 % 100);
    return Cell.of(month.atDay(Math.min(number % 100, month.lengthOfMonth())));
  }
}
