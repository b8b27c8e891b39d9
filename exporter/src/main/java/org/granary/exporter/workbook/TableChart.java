package org.granary.exporter.workbook;

import java.util.List;

/**
 * Columns of one of a workbook's further tables as a bar chart.
 *
 * @param title above the chart
 * @param table the table's title
 * @param category 0-based column of what each bar stands for; rows are charted from the first one
 *     to the one before the first that has none
 * @param most how many rows at most
 * @param series what the parts of a bar are
 * @param lying whether bars lie, for long names, or stand
 */
public record TableChart(
    String title, String table, int category, int most, List<Series> series, boolean lying) {
  public TableChart {
    series = List.copyOf(series);
    if (series.isEmpty() || series.size() > BarCharts.MOST_SERIES || most < 1) {
      throw new IllegalArgumentException(series.size() + " series, " + most + " rows");
    }
  }

  /**
   * One part of every bar.
   *
   * @param column 0-based column of its numbers
   * @param name as the legend has it
   */
  public record Series(int column, String name) {}
}
