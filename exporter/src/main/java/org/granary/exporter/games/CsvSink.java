package org.granary.exporter.games;

import java.io.IOException;
import java.io.Writer;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;

/** Games as CSV, one row a game. */
public final class CsvSink implements GameSink {
  private final TableWriter table;

  /** Writes to {@code out}, which stays open. */
  public CsvSink(Writer out) throws IOException {
    this.table = TableFormat.CSV.open(GamesTable.columnsWithMoves(), out);
  }

  @Override
  public void add(GameEntry entry) throws IOException {
    table.row(GamesTable.rowWithMoves(entry));
  }

  @Override
  public void finish() throws IOException {
    table.close();
  }
}
