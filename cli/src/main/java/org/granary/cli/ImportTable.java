package org.granary.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.Severity;
import org.granary.importer.ImportReport;

/** What an import came to. */
final class ImportTable {
  private static final List<Column> COLUMNS =
      List.of(
          Column.number("files", "Files"),
          Column.number("unchanged", "Unchanged"),
          Column.number("read", "Read"),
          Column.number("imported", "Imported"),
          Column.number("flawed", "Flawed"),
          Column.number("broken", "Broken"),
          Column.number("duplicates", "Duplicates"),
          Column.number("replaced", "Replaced"),
          Column.number("resumed", "Resumed"),
          Column.number("plies", "Plies"),
          Column.number("errors", "Errors"),
          Column.number("warnings", "Warnings"),
          Column.number("notes", "Notes"),
          Column.number("seconds", "Seconds"),
          Column.text("complete", "Complete"));

  private ImportTable() {}

  static void print(ImportReport report, TableFormat format, PrintWriter out) throws IOException {
    if (format == TableFormat.TEXT) {
      words(report, out);
      return;
    }
    try (TableWriter table = format.open(COLUMNS, out)) {
      table.row(row(report));
    }
  }

  private static void words(ImportReport report, PrintWriter out) {
    out.printf(
        Locale.ROOT,
        "%s read from %s: %d imported, %d of them flawed and %d broken; %s%n",
        Count.of(report.read(), "game"),
        Count.of(report.done(), "file"),
        report.imported(),
        report.flawed(),
        report.broken(),
        Count.of(report.duplicates(), "duplicate"));
    if (report.replaced() > 0) {
      out.println(Count.of(report.replaced(), "game") + " replaced by longer ones");
    }
    if (report.unchanged() > 0) {
      out.println(Count.of(report.unchanged(), "file") + " imported before and not changed since");
    }
    if (report.resumed() > 0) {
      out.println(Count.of(report.resumed(), "game") + " dealt with by an import before this one");
    }
    out.printf(
        Locale.ROOT,
        "%s in %.1f s; %s, %s, %s%n",
        Count.of(report.plies(), "ply", "plies"),
        report.elapsed().toMillis() / 1000.0,
        Count.of(report.count(Severity.ERROR), "error"),
        Count.of(report.count(Severity.WARNING), "warning"),
        Count.of(report.count(Severity.NOTE), "note"));
  }

  private static List<Cell> row(ImportReport report) {
    return List.of(
        Cell.of(report.done()),
        Cell.of(report.unchanged()),
        Cell.of(report.read()),
        Cell.of(report.imported()),
        Cell.of(report.flawed()),
        Cell.of(report.broken()),
        Cell.of(report.duplicates()),
        Cell.of(report.replaced()),
        Cell.of(report.resumed()),
        Cell.of(report.plies()),
        Cell.of(report.count(Severity.ERROR)),
        Cell.of(report.count(Severity.WARNING)),
        Cell.of(report.count(Severity.NOTE)),
        Cell.of(report.elapsed().toMillis() / 1000.0, 1),
        Cell.of(report.cancelled() ? "no" : "yes"));
  }
}
