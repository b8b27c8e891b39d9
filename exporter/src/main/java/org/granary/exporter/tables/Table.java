package org.granary.exporter.tables;

import java.util.ArrayList;
import java.util.List;

/**
 * A whole table as a value.
 *
 * @param title what it is about; the name of its sheet in a workbook
 * @param columns at least one
 * @param rows each with one cell a column
 */
public record Table(String title, List<Column> columns, List<List<Cell>> rows) {
  public Table {
    columns = List.copyOf(columns);
    if (columns.isEmpty()) {
      throw new IllegalArgumentException("a table needs a column");
    }
    List<List<Cell>> copy = new ArrayList<>(rows.size());
    for (List<Cell> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            "expected " + columns.size() + " cells, found " + row.size());
      }
      copy.add(List.copyOf(row));
    }
    rows = List.copyOf(copy);
  }
}
