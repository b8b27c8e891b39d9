package org.granary.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.granary.exporter.games.PlyText;
import org.granary.exporter.tables.TableWriter;
import org.granary.query.openings.OpeningBook;
import org.granary.query.openings.OpeningMove;
import org.granary.query.openings.OpeningTable;

/**
 * An opening table and those that its moves lead to, one move a row, each followed by the moves
 * after it. Moves that were never played are told at the root only.
 */
final class OpeningTree {
  private final OpeningBook book;
  private final int depth;
  private final OpeningRow row;
  private final TableWriter rows;
  private boolean detailed = true;

  /**
   * A tree.
   *
   * @param depth how many moves deep, 1 or more
   * @param row how a move is told
   * @param rows takes the rows
   */
  OpeningTree(OpeningBook book, int depth, OpeningRow row, TableWriter rows) {
    this.book = book;
    this.depth = depth;
    this.row = row;
    this.rows = rows;
  }

  /** Writes all moves of a table, and those that were played after them. */
  void write(OpeningTable root) throws IOException {
    write(root, List.of());
  }

  /** Whether every table that was written had details. */
  boolean detailed() {
    return detailed;
  }

  private void write(OpeningTable table, List<String> before) throws IOException {
    detailed &= table.detailed();
    for (OpeningMove move : table.moves()) {
      if (before.isEmpty() || move.everPlayed()) {
        List<String> line = new ArrayList<>(before);
        line.add(PlyText.move(table.position().layout(), move.move()));
        rows.row(row.cells(table, move, line));
        if (line.size() < depth && move.everPlayed()) {
          write(book.at(move.after(), table.ruleSet()), line);
        }
      }
    }
  }
}
