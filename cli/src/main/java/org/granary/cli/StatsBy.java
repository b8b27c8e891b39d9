package org.granary.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.granary.exporter.tables.Column;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What a row of statistics stands for. */
enum StatsBy {
  PLAYER,
  PLAYER_YEAR,
  PLAYER_OPENING,
  EVENT,
  CROSS_TABLE,
  YEAR,
  RULES,
  LENGTH,
  CAPTURES;

  /** The columns of its rows. */
  List<Column> columns() {
    return switch (this) {
      case PLAYER -> PlayerTables.PLAYERS;
      case PLAYER_YEAR -> PlayerTables.YEARS;
      case PLAYER_OPENING -> PlayerTables.OPENINGS;
      case EVENT -> StatsTable.EVENTS;
      case CROSS_TABLE -> CrossTableRows.COLUMNS;
      case YEAR -> StatsTable.YEARS;
      case RULES -> StatsTable.RULES;
      case LENGTH -> PlayTables.LENGTHS;
      case CAPTURES -> PlayTables.CAPTURES;
    };
  }

  /** As the command line has it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Words as the command line has them. */
  static final class Converter implements ITypeConverter<StatsBy> {
    @Override
    public StatsBy convert(String text) {
      return Stream.of(values())
          .filter(by -> by.toString().equalsIgnoreCase(text))
          .findFirst()
          .orElseThrow(
              () -> new TypeConversionException("it is " + all() + ", not '" + text + "'"));
    }

    private static String all() {
      return Stream.of(values()).map(StatsBy::toString).collect(Collectors.joining(", "));
    }
  }
}
