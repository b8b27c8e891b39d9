package org.granary.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.query.statistics.CrossTable;
import org.granary.query.statistics.CrossTable.Row;
import org.granary.query.statistics.Tally;

/** Cross-tables for programs: a row for each player and opponent who met. */
final class CrossTableRows {
  static final List<Column> COLUMNS =
      List.of(
          Column.text("event", "Event"),
          Column.number("number", "No."),
          Column.text("player", "Player"),
          Column.number("games", "Games"),
          Column.number("points", "Points"),
          Column.number("opponent_number", "No."),
          Column.text("opponent", "Opponent"),
          Column.number("games_against", "Games"),
          Column.number("points_against", "Points"));

  private CrossTableRows() {}

  static Stream<List<Cell>> rows(CrossTable table) {
    List<List<Cell>> rows = new ArrayList<>();
    for (int player = 0; player < table.rows().size(); player++) {
      Row row = table.rows().get(player);
      for (int other = 0; other < table.rows().size(); other++) {
        String opponent = table.rows().get(other).player();
        List<Cell> first =
            List.of(
                Cell.of(table.event()),
                Cell.of(player + 1),
                Cell.of(row.player()),
                Cell.of(row.total().games()),
                Cell.of(row.total().points(), 1),
                Cell.of(other + 1),
                Cell.of(opponent));
        row.against(opponent).map(tally -> join(first, tally)).ifPresent(rows::add);
      }
    }
    return rows.stream();
  }

  private static List<Cell> join(List<Cell> first, Tally tally) {
    return Stream.concat(
            first.stream(), Stream.of(Cell.of(tally.games()), Cell.of(tally.points(), 1)))
        .toList();
  }
}
