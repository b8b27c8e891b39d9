package org.granary.cli;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.granary.exporter.tables.Table;
import org.granary.exporter.workbook.TableChart;
import org.granary.exporter.workbook.TableChart.Series;
import org.granary.grammar.Query;
import org.granary.query.statistics.Statistics;
import org.granary.store.GameCollection;

/** Statistics in a workbook: players and years, with a chart each. */
final class StatisticsSheets {
  private static final String PLAYERS = "Players";
  private static final String YEARS = "Years";
  private static final int MOST_PLAYERS = 20;
  private static final int MOST_YEARS = 50;

  /** Columns are those of the tables. */
  static final List<TableChart> CHARTS =
      List.of(
          new TableChart(
              "Games won by side, players with most games first",
              PLAYERS,
              0,
              MOST_PLAYERS,
              List.of(new Series(7, "Won as South"), new Series(9, "Won as North")),
              true),
          new TableChart(
              "Games by year",
              YEARS,
              0,
              MOST_YEARS,
              List.of(
                  new Series(2, "South won"),
                  new Series(4, "North won"),
                  new Series(3, "Drawn"),
                  new Series(5, "Unknown")),
              false));

  private StatisticsSheets() {}

  /** The tables of the games that fit; those without rows are left out. */
  static List<Table> tables(GameCollection collection, Query where) throws IOException {
    Statistics statistics = new Statistics(collection);
    Table players =
        new Table(
            PLAYERS,
            PlayerTables.PLAYERS,
            statistics.players(where).stream().map(PlayerTables::row).toList());
    Table years =
        new Table(
            YEARS,
            StatsTable.YEARS,
            statistics.years(where).stream().map(StatsTable::row).toList());
    return Stream.of(players, years).filter(table -> !table.rows().isEmpty()).toList();
  }
}
