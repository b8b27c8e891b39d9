package org.granary.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import org.granary.query.SearchStage;

/** What each stage of a search left, gathered while it runs. */
final class StageTable implements Consumer<SearchStage> {
  private static final List<Column> COLUMNS =
      List.of(
          Column.text("stage", "Stage"),
          Column.text("condition", "Condition"),
          Column.number("games", "Games"),
          Column.number("milliseconds", "Milliseconds"),
          Column.number("positions", "Positions"),
          Column.number("positions_per_second", "Positions/s"));

  private final List<SearchStage> stages = new ArrayList<>();

  @Override
  public void accept(SearchStage stage) {
    stages.add(stage);
  }

  /** Prints a row a stage. */
  void print(TableFormat format, PrintWriter to) throws IOException {
    try (TableWriter table = format.open(COLUMNS, to)) {
      for (SearchStage stage : stages) {
        table.row(row(stage));
      }
    }
  }

  private static List<Cell> row(SearchStage stage) {
    boolean replay = stage.kind() == SearchStage.Kind.REPLAY;
    double seconds = stage.time().toNanos() / 1e9;
    return List.of(
        Cell.of(stage.kind().name().toLowerCase(Locale.ROOT)),
        stage.condition().isEmpty() ? Cell.none() : Cell.of(stage.condition()),
        Cell.of(stage.games()),
        Cell.of(seconds * 1e3, 1),
        replay ? Cell.of(stage.positions()) : Cell.none(),
        replay ? Cell.of(stage.positions() / seconds, 0) : Cell.none());
  }
}
