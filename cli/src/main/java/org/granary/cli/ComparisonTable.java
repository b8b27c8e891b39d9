package org.granary.cli;

import java.io.IOException;
import java.util.List;
import org.granary.engine.Game;
import org.granary.exporter.games.PlyText;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableWriter;
import org.granary.query.openings.GameComparison.Stretch;

/** Two games side by side, a ply a row, so that what they share stands in one row. */
final class ComparisonTable {
  static final List<Column> COLUMNS =
      List.of(
          Column.number("first_ply", "Ply"),
          Column.text("first_move", "First"),
          Column.number("second_ply", "Ply"),
          Column.text("second_move", "Second"),
          Column.text("state", "State"));

  private final Game first;
  private final Game second;
  private final TableWriter rows;
  private int firstPly;
  private int secondPly;

  ComparisonTable(Game first, Game second, TableWriter rows) {
    this.first = first;
    this.second = second;
    this.rows = rows;
  }

  /** Writes all plies of both. */
  void write(List<Stretch> stretches) throws IOException {
    for (Stretch stretch : stretches) {
      apart(stretch.first(), stretch.second(), stretch.twin() ? "meet, turned" : "meet");
      for (int ply = 0; ply < stretch.plies(); ply++) {
        row(true, true, stretch.twin() ? "same, turned" : "same");
      }
    }
    apart(first.plyCount(), second.plyCount(), "apart");
  }

  /** Rows up to these plies; the last one is in a state of its own. */
  private void apart(int toFirst, int toSecond, String last) throws IOException {
    while (firstPly < toFirst || secondPly < toSecond) {
      boolean more = toFirst - firstPly > 1 || toSecond - secondPly > 1;
      row(firstPly < toFirst, secondPly < toSecond, more ? "apart" : last);
    }
  }

  private void row(boolean ofFirst, boolean ofSecond, String state) throws IOException {
    firstPly += ofFirst ? 1 : 0;
    secondPly += ofSecond ? 1 : 0;
    rows.row(
        List.of(
            ofFirst ? Cell.of(firstPly) : Cell.none(),
            ofFirst ? Cell.of(PlyText.of(first.ply(firstPly))) : Cell.none(),
            ofSecond ? Cell.of(secondPly) : Cell.none(),
            ofSecond ? Cell.of(PlyText.of(second.ply(secondPly))) : Cell.none(),
            Cell.of(state)));
  }

  /** All meetings and partings in a sentence each. */
  static String summary(Game first, Game second, List<Stretch> stretches) {
    StringBuilder text = new StringBuilder();
    for (Stretch stretch : stretches) {
      boolean starts = stretch.first() == 0 && stretch.second() == 0;
      text.append(starts ? "They begin alike" : "They meet after plies " + stretch.first());
      text.append(starts ? "" : " and " + stretch.second());
      text.append(stretch.twin() ? ", turned round, and play " : " and play ");
      text.append(Count.of(stretch.plies(), "ply", "plies")).append(" alike");
      int firstEnd = stretch.first() + stretch.plies();
      int secondEnd = stretch.second() + stretch.plies();
      text.append(end(first.plyCount() - firstEnd, second.plyCount() - secondEnd)).append(". ");
    }
    return stretches.isEmpty() ? "They share no position." : text.toString().strip();
  }

  private static String end(int firstLeft, int secondLeft) {
    if (firstLeft == 0 && secondLeft == 0) {
      return ", to the end of both";
    }
    if (firstLeft == 0 || secondLeft == 0) {
      return firstLeft == 0 ? ", to the end of the first" : ", to the end of the second";
    }
    return "; then they part";
  }
}
