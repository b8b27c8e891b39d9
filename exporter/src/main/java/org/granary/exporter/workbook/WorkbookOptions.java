package org.granary.exporter.workbook;

import java.util.List;
import java.util.Set;
import org.granary.exporter.tables.Table;

/**
 * What goes into a workbook beside the games and their moves.
 *
 * @param tables further sheets, an opening table for instance, each under its title
 * @param tableCharts charts of these tables, on a sheet of their own
 * @param charts how many games get a score chart, from the first on
 * @param chartIds the games that get one, by their numbers; empty for the first ones
 */
public record WorkbookOptions(
    List<Table> tables, List<TableChart> tableCharts, int charts, Set<Long> chartIds) {
  /** No further tables, charts for the first twelve games. */
  public static final WorkbookOptions USUAL =
      new WorkbookOptions(List.of(), List.of(), 12, Set.of());

  public WorkbookOptions {
    tables = List.copyOf(tables);
    tableCharts = List.copyOf(tableCharts);
    chartIds = Set.copyOf(chartIds);
    if (charts < 0) {
      throw new IllegalArgumentException(charts + " charts");
    }
  }

  public WorkbookOptions withTables(List<Table> further) {
    return new WorkbookOptions(further, tableCharts, charts, chartIds);
  }

  public WorkbookOptions withTableCharts(List<TableChart> further) {
    return new WorkbookOptions(tables, further, charts, chartIds);
  }

  /** With charts for as many games as come first. */
  public WorkbookOptions withCharts(int first) {
    return new WorkbookOptions(tables, tableCharts, first, Set.of());
  }

  /** With charts for the games of these numbers only. */
  public WorkbookOptions withChartsFor(Set<Long> ids) {
    return new WorkbookOptions(tables, tableCharts, ids.size(), ids);
  }

  boolean charted(long id, int chartsSoFar) {
    return chartsSoFar < charts && (chartIds.isEmpty() || chartIds.contains(id));
  }
}
