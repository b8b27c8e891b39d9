package org.granary.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.exporter.games.PlyText;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.Table;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.Fen;
import org.granary.grammar.Query;
import org.granary.query.Results;
import org.granary.query.openings.OpeningBook;
import org.granary.query.openings.OpeningMove;
import org.granary.query.openings.OpeningTable;
import org.granary.store.GameCollection;

/** An opening table, or a tree of them, one move a row. */
final class OpeningRows {
  private static final int WORKBOOK_DEPTH = 3;
  private static final List<Column> COLUMNS =
      List.of(
          Column.text("moves", "Moves"),
          Column.number("games", "Here"),
          Column.number("share", "Share"),
          Column.number("south", "South"),
          Column.number("draw", "Draw"),
          Column.number("north", "North"),
          Column.number("unknown", "Unknown"),
          Column.number("reached", "Reached"),
          Column.text("position", "Position").withMaxWidth(Column.UNLIMITED));

  private final OpeningBook book;
  private final int depth;

  /** Rows down to a depth, 1 or more. */
  OpeningRows(OpeningBook book, int depth) {
    this.book = book;
    this.depth = depth;
  }

  /** Prints the moves of a table, and below it those of the tables that they lead to. */
  void print(OpeningTable root, TableFormat format, Writer out) throws IOException {
    try (TableWriter rows = format.open(COLUMNS, out)) {
      print(root, "", 1, rows);
    }
  }

  /** What was played at the start, for a workbook. */
  static Table atStart(GameCollection collection, Query where) throws IOException {
    OpeningBook book = new OpeningBook(collection, where);
    RuleSet ruleSet = book.usualRuleSet();
    Position start = ruleSet.rules().start(Side.SOUTH);
    List<List<Cell>> rows = new ArrayList<>();
    TableWriter collector =
        new TableWriter() {
          @Override
          public void row(List<Cell> cells) {
            rows.add(cells);
          }

          @Override
          public void close() {}
        };
    new OpeningRows(book, WORKBOOK_DEPTH).print(book.at(start, ruleSet), "", 1, collector);
    return new Table("Openings", COLUMNS, rows);
  }

  private void print(OpeningTable table, String before, int level, TableWriter rows)
      throws IOException {
    for (OpeningMove move : table.moves()) {
      boolean played = move.played().total() > 0;
      if (level == 1 || played) {
        String moves = before + PlyText.move(table.position().layout(), move.move());
        rows.row(row(table, move, moves));
        if (level < depth && played) {
          print(book.at(move.after(), table.ruleSet()), moves + " ", level + 1, rows);
        }
      }
    }
  }

  private static List<Cell> row(OpeningTable table, OpeningMove move, String moves) {
    Results played = move.played();
    return List.of(
        Cell.of(moves),
        Cell.of(played.total()),
        Cell.share(played.total(), table.games().total()),
        Cell.of(played.south()),
        Cell.of(played.draws()),
        Cell.of(played.north()),
        Cell.of(played.unknown()),
        Cell.of(move.reached().total()),
        Cell.of(Fen.format(move.after())));
  }
}
