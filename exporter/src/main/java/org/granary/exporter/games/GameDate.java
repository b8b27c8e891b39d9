package org.granary.exporter.games;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The date of a record, {@code 1998.05.03} or with question marks for what is not known.
 *
 * @param text as people read it: {@code 1998-05-03}, {@code 1998-05} or {@code 1998}; other text, a
 *     month that does not exist too, as written
 * @param day the day, if the date is complete and exists
 */
public record GameDate(String text, Optional<LocalDate> day) {
  private static final Pattern PARTS =
      Pattern.compile("([0-9]{4})(?:[./-]([0-9]{2}|\\?{1,2})(?:[./-]([0-9]{2}|\\?{1,2}))?)?");

  private static final Pattern MONTH = Pattern.compile("0[1-9]|1[0-2]");

  /** Reads the value of a Date tag; empty if not even the year is known. */
  public static Optional<GameDate> of(String written) {
    if (written.startsWith("????")) {
      return Optional.empty();
    }
    Matcher parts = PARTS.matcher(written);
    if (!parts.matches()) {
      return Optional.of(new GameDate(written, Optional.empty()));
    }
    if (unknown(parts.group(2))) {
      return Optional.of(new GameDate(parts.group(1), Optional.empty()));
    }
    String month = parts.group(1) + "-" + parts.group(2);
    if (!MONTH.matcher(parts.group(2)).matches()) {
      return Optional.of(new GameDate(written, Optional.empty()));
    }
    if (unknown(parts.group(3))) {
      return Optional.of(new GameDate(month, Optional.empty()));
    }
    return Optional.of(complete(month + "-" + parts.group(3), written));
  }

  private static GameDate complete(String text, String written) {
    try {
      return new GameDate(text, Optional.of(LocalDate.parse(text)));
    } catch (DateTimeException e) {
      return new GameDate(written, Optional.empty());
    }
  }

  private static boolean unknown(@Nullable String part) {
    return part == null || part.startsWith("?");
  }
}
