package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DayRangeTest {
  private static DayRange days(String date) {
    return DayRange.parse(date).orElseThrow(() -> new AssertionError(date + " is a date"));
  }

  @ParameterizedTest
  @CsvSource({
    "1998.05.06, 19980506, 19980506",
    "1998.5.6, 19980506, 19980506",
    "1998-05-06, 19980506, 19980506",
    "1998/05/06, 19980506, 19980506",
    "' 1998.05.06 ', 19980506, 19980506",
    "1998.05.??, 19980501, 19980531",
    "1998.05.?, 19980501, 19980531",
    "1998.05, 19980501, 19980531",
    "1998.02.??, 19980201, 19980231",
    "1998.12.??, 19981201, 19981231",
    "1998.??.??, 19980101, 19981231",
    "1998.??, 19980101, 19981231",
    "1998, 19980101, 19981231",
    "1998.00.00, 19980101, 19981231",
    "1998.05.00, 19980501, 19980531",
    "1822.??.??, 18220101, 18221231",
    "0987.01.31, 9870131, 9870131",
  })
  void tellsTheDaysThatADateMayMean(String date, int first, int last) {
    assertEquals(new DayRange(first, last), days(date));
  }

  /** A day of a month that is not known cannot narrow the year. */
  @Test
  void takesTheWholeYearIfTheMonthIsUnknown() {
    assertEquals(days("1998"), days("1998.??.15"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "?",
        "????.??.??",
        "1998.13.01",
        "1998.01.32",
        "1998.99.99",
        "98.01.02",
        "19980506",
        "1998.05.06.07",
        "1998.05.06 12:00",
        "6 May 1998",
        "1998.",
        "1998.-5.06",
        "1998.05.0x",
        "01.05.1998",
        "１９９８.05.06",
        "1998.005.06",
        "99999.01.01",
        "circa 1998",
      })
  void knowsNoDaysOfWhatIsNoDate(String date) {
    assertEquals(Optional.empty(), DayRange.parse(date));
  }

  /** The tags of old records are not always right; they sort where their month is. */
  @Test
  void keepsADayTooManyWithinItsMonth() {
    DayRange thirtieth = days("2023.02.30");

    assertTrue(days("2023.02.28").last() < thirtieth.first());
    assertTrue(thirtieth.last() < days("2023.03.01").first());
    assertTrue(days("2023.02").last() >= thirtieth.last());
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2})
  void sortsAsTheCalendarDoes(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    LocalDate from = LocalDate.of(1600, 1, 1);
    long span = ChronoUnit.DAYS.between(from, LocalDate.of(2100, 1, 1));
    for (int i = 0; i < 1000; i++) {
      LocalDate one = from.plusDays(random.nextLong(span));
      LocalDate other = from.plusDays(random.nextLong(span));

      int order = Integer.compare(days(text(one)).first(), days(text(other)).last());

      assertEquals(Integer.signum(one.compareTo(other)), order, one + " and " + other);
    }
  }

  @Test
  void liesWithinItsMonthAndItsYear() {
    for (LocalDate day = LocalDate.of(2024, 1, 1); day.getYear() == 2024; day = day.plusDays(1)) {
      assertWithin(days(text(day)), days(text(day).substring(0, 7) + ".??"));
      assertWithin(days(text(day)), days("2024.??.??"));
    }
  }

  private static void assertWithin(DayRange inner, DayRange outer) {
    assertTrue(outer.first() <= inner.first() && inner.last() <= outer.last(), inner + " " + outer);
  }

  private static String text(LocalDate date) {
    return date.toString().replace('-', '.');
  }
}
