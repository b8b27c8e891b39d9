package org.granary.exporter.tables;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Comma-separated values. Text is written as it is: what is read back equals what was written. */
final class CsvTable implements TableWriter {
  private final int width;
  private final CSVPrinter printer;

  CsvTable(List<Column> columns, Writer out) throws IOException {
    this.width = columns.size();
    this.printer = new CSVPrinter(out, CSVFormat.RFC4180);
    printer.printRecord(columns.stream().map(Column::key).toList());
  }

  @Override
  public void row(List<Cell> cells) throws IOException {
    if (cells.size() != width) {
      throw new IllegalArgumentException("expected " + width + " cells, found " + cells.size());
    }
    for (Cell cell : cells) {
      printer.print(cell.plain());
    }
    printer.println();
  }

  @Override
  public void show() throws IOException {
    printer.flush();
  }

  @Override
  public void close() throws IOException {
    printer.flush();
  }
}
