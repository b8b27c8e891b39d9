package org.granary.cli;

import java.util.List;
import java.util.Locale;
import org.granary.exporter.tables.Column;

/** What a row of statistics stands for. */
enum StatsBy {
  PLAYER(PlayerTables.PLAYERS),
  PLAYER_YEAR(PlayerTables.YEARS),
  PLAYER_OPENING(PlayerTables.OPENINGS),
  EVENT(StatsTable.EVENTS),
  CROSS_TABLE(CrossTableRows.COLUMNS),
  YEAR(StatsTable.YEARS),
  RULES(StatsTable.RULES),
  LENGTH(PlayTables.LENGTHS),
  CAPTURES(PlayTables.CAPTURES);

  private final List<Column> columns;

  StatsBy(List<Column> columns) {
    this.columns = columns;
  }

  List<Column> columns() {
    return columns;
  }

  /** As the command line has it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
