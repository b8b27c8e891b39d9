package org.granary.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import org.granary.query.statistics.CrossTable;
import org.granary.query.statistics.CrossTable.Row;
import org.granary.query.statistics.Tally;

/** Cross-tables for people: a row a player, a column an opponent, as far as a screen is wide. */
final class CrossTablePage {
  private static final int MOST_OPPONENTS = 12;
  private static final int NAME_WIDTH = 24;

  private final PrintWriter out;
  private boolean first = true;

  CrossTablePage(PrintWriter out) {
    this.out = out;
  }

  /** Prints the next table, an empty line after the one before. */
  void print(CrossTable table) throws IOException {
    if (!first) {
      out.println();
    }
    first = false;
    int players = table.rows().size();
    int opponents = Math.min(players, MOST_OPPONENTS);
    out.println(table.event() + ", " + Count.of(games(table), "game"));
    try (TableWriter rows = TableFormat.TEXT.open(columns(opponents), out)) {
      for (int player = 0; player < players; player++) {
        rows.row(row(table, player, opponents));
      }
    }
    if (players > opponents) {
      out.println(
          "Opponents " + (opponents + 1) + " to " + players + " are in --format csv and json.");
    }
  }

  private static long games(CrossTable table) {
    return table.rows().stream().mapToLong(row -> row.total().games()).sum() / 2;
  }

  private static List<Column> columns(int opponents) {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.number("number", "No."));
    columns.add(Column.text("player", "Player").withMaxWidth(NAME_WIDTH));
    for (int number = 1; number <= opponents; number++) {
      String title = Integer.toString(number);
      columns.add(Column.number(title, title));
    }
    columns.add(Column.number("games", "Games"));
    columns.add(Column.number("points", "Points"));
    return columns;
  }

  private static List<Cell> row(CrossTable table, int player, int opponents) {
    Row row = table.rows().get(player);
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.of(player + 1));
    cells.add(Cell.of(row.player()));
    for (int other = 0; other < opponents; other++) {
      Optional<Tally> tally = row.against(table.rows().get(other).player());
      cells.add(Cell.of(other == player ? Optional.of("×") : tally.map(CrossTablePage::points)));
    }
    cells.add(Cell.of(row.total().games()));
    cells.add(Cell.of(points(row.total())));
    return cells;
  }

  /** Points as players write them: 2½. */
  private static String points(Tally tally) {
    long whole = (2 * tally.won() + tally.drawn()) / 2;
    boolean half = tally.drawn() % 2 == 1;
    return half ? (whole == 0 ? "" : whole) + "½" : Long.toString(whole);
  }
}
