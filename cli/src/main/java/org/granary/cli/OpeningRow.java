package org.granary.cli;

import java.util.List;
import java.util.stream.Stream;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.grammar.Fen;
import org.granary.query.Results;
import org.granary.query.openings.MoveDetails;
import org.granary.query.openings.OpeningMove;
import org.granary.query.openings.OpeningTable;

/** How a move of an opening table is told in a row. */
enum OpeningRow {
  /** Each move under the one before, indented; words where there is nothing to count. */
  FOR_PEOPLE {
    @Override
    List<Cell> cells(OpeningTable table, OpeningMove move, List<String> line) {
      int level = line.size() - 1;
      Cell moves = Cell.of("  ".repeat(level) + line.get(level));
      return move.everPlayed() ? played(moves, table, move) : neverPlayed(moves, move);
    }
  },
  /** All moves from the root on; every number. */
  FOR_PROGRAMS {
    @Override
    List<Cell> cells(OpeningTable table, OpeningMove move, List<String> line) {
      return played(Cell.of(String.join(" ", line)), table, move);
    }
  };

  private static final int PLACES = 1;

  static final List<Column> COLUMNS =
      List.of(
          Column.text("moves", "Moves"),
          Column.number("games", "Here"),
          Column.number("share", "Share"),
          Column.number("south", "South"),
          Column.number("draw", "Draw"),
          Column.number("north", "North"),
          Column.number("unknown", "Unknown"),
          Column.number("difference", "Difference"),
          Column.text("last_played", "Last played"),
          Column.number("reached", "Reached"),
          Column.text("position", "Position").withMaxWidth(Column.UNLIMITED));

  /**
   * The cells of a row.
   *
   * @param line the names of the moves from the root on, the row's own the last
   */
  abstract List<Cell> cells(OpeningTable table, OpeningMove move, List<String> line);

  private static List<Cell> played(Cell moves, OpeningTable table, OpeningMove move) {
    Results played = move.played();
    return Stream.of(
            Stream.of(moves, Cell.of(played.total())),
            Stream.of(Cell.share(played.total(), table.games().total())),
            Stream.of(played.south(), played.draws(), played.north(), played.unknown())
                .map(Cell::of),
            Stream.of(difference(move), lastPlayed(move)),
            after(move))
        .flatMap(cells -> cells)
        .toList();
  }

  private static List<Cell> neverPlayed(Cell moves, OpeningMove move) {
    Stream<Cell> head = Stream.of(moves, Cell.of(0));
    Stream<Cell> gap = Stream.generate(Cell::none).limit(6);
    Stream<Cell> mark = Stream.of(Cell.of("never played"));
    return Stream.of(head, gap, mark, after(move)).flatMap(cells -> cells).toList();
  }

  private static Stream<Cell> after(OpeningMove move) {
    return Stream.of(Cell.of(move.reached().total()), Cell.of(Fen.format(move.after())));
  }

  private static Cell difference(OpeningMove move) {
    return move.details()
        .map(MoveDetails::averageDifference)
        .filter(average -> average.isPresent())
        .map(average -> Cell.of(average.getAsDouble(), PLACES))
        .orElse(Cell.none());
  }

  private static Cell lastPlayed(OpeningMove move) {
    return move.details().map(details -> DayCell.of(details.lastDay())).orElse(Cell.none());
  }
}
