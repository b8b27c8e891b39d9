package org.granary.exporter.tables;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** The plain forms of a table. */
public enum TableFormat {
  /** Aligned columns for people, widths by what a terminal shows. */
  TEXT {
    @Override
    public TableWriter open(List<Column> columns, Writer out) {
      return new TextTable(columns, out);
    }
  },
  /** RFC 4180 with a header of column keys; lines end in CR LF. */
  CSV {
    @Override
    public TableWriter open(List<Column> columns, Writer out) throws IOException {
      return new CsvTable(columns, out);
    }
  },
  /** One JSON object a line, its fields named by the column keys. */
  JSON {
    @Override
    public TableWriter open(List<Column> columns, Writer out) throws IOException {
      return new JsonTable(columns, out);
    }
  };

  /** Begins a table whose rows come one by one. The writer stays open at the end. */
  public abstract TableWriter open(List<Column> columns, Writer out) throws IOException;

  /** Writes a whole table. The writer is flushed and stays open. */
  public void write(Table table, Writer out) throws IOException {
    try (TableWriter writer = open(table.columns(), out)) {
      for (List<Cell> row : table.rows()) {
        writer.row(row);
      }
    }
  }
}
