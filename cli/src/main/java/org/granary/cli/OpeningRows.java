package org.granary.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Table;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.Query;
import org.granary.query.openings.OpeningBook;
import org.granary.query.openings.OpeningTable;
import org.granary.store.GameCollection;

/** Opening trees, printed or as a table of a workbook. */
final class OpeningRows {
  private static final int WORKBOOK_DEPTH = 3;

  private OpeningRows() {}

  /**
   * Prints the moves of a table, and below each those that were played after it.
   *
   * @param depth how many moves deep, 1 or more
   * @return whether details stand everywhere
   */
  static boolean print(
      OpeningBook book, OpeningTable root, int depth, TableFormat format, Writer out)
      throws IOException {
    OpeningRow row = format == TableFormat.TEXT ? OpeningRow.FOR_PEOPLE : OpeningRow.FOR_PROGRAMS;
    try (TableWriter rows = format.open(OpeningRow.COLUMNS, out)) {
      OpeningTree tree = new OpeningTree(book, depth, row, rows);
      tree.write(root);
      return tree.detailed();
    }
  }

  /** What was played at the start, for a workbook. */
  static Table atStart(GameCollection collection, Query where) throws IOException {
    OpeningBook book = new OpeningBook(collection, where).withDetails();
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
    new OpeningTree(book, WORKBOOK_DEPTH, OpeningRow.FOR_PROGRAMS, collector)
        .write(book.at(start, ruleSet));
    return new Table("Openings", OpeningRow.COLUMNS, rows);
  }
}
