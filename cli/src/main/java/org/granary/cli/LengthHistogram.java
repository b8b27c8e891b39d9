package org.granary.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import org.granary.query.statistics.Lengths;
import org.granary.query.statistics.Lengths.Bin;

/** A bar for every range of lengths, for people. */
final class LengthHistogram {
  private static final int MOST_BARS = 20;
  private static final int WIDEST = 50;
  private static final List<Column> COLUMNS =
      List.of(
          Column.number("plies", "Plies"),
          Column.number("games", "Games"),
          Column.text("bar", "").withMaxWidth(WIDEST));

  private final PrintWriter out;

  LengthHistogram(PrintWriter out) {
    this.out = out;
  }

  void print(Optional<Lengths> lengths) throws IOException {
    List<Bin> bins = lengths.map(some -> some.bins(MOST_BARS)).orElse(List.of());
    long most = bins.stream().mapToLong(Bin::games).max().orElse(0);
    if (most == 0) {
      return;
    }
    out.println();
    try (TableWriter table = TableFormat.TEXT.open(COLUMNS, out)) {
      for (Bin bin : bins) {
        table.row(List.of(Cell.of(range(bin)), Cell.of(bin.games()), Cell.of(bar(bin, most))));
      }
    }
  }

  private static String range(Bin bin) {
    return bin.first() == bin.last()
        ? Integer.toString(bin.first())
        : bin.first() + "–" + bin.last();
  }

  /** The longest bar is full; one game is at least one sign. */
  private static String bar(Bin bin, long most) {
    return "#".repeat((int) ((bin.games() * WIDEST + most - 1) / most));
  }
}
