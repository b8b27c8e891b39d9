package org.granary.cli;

import java.util.List;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.grammar.Diagnostic;

/** Diagnostics for people and for programs. */
final class DiagnosticTable {
  static final List<Column> COLUMNS =
      List.of(
          Column.text("path", "File"),
          Column.number("line", "Line"),
          Column.number("column", "Column"),
          Column.number("length", "Length"),
          Column.text("severity", "Severity"),
          Column.text("code", "Code"),
          Column.text("message", "Message"),
          Column.text("suggestions", "Suggestions"));

  private DiagnosticTable() {}

  /** One diagnostic. */
  static List<Cell> row(Diagnostic diagnostic) {
    return List.of(
        Cell.of(diagnostic.span().source()),
        Cell.of(diagnostic.span().line()),
        Cell.of(diagnostic.span().column()),
        Cell.of(diagnostic.span().length()),
        Cell.of(diagnostic.severity().label()),
        Cell.of(diagnostic.code().id()),
        Cell.of(diagnostic.message()),
        Cell.of(diagnostic.suggestions()));
  }

  /** As compilers print it; further lines are indented. */
  static String lines(Diagnostic diagnostic) {
    StringBuilder text = new StringBuilder(diagnostic.render().replace("\n", "\n  "));
    for (String suggestion : diagnostic.suggestions()) {
      text.append("\n  perhaps: ").append(suggestion);
    }
    return text.toString();
  }
}
