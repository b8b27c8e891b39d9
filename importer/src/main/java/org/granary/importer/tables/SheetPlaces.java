package org.granary.importer.tables;

import java.util.List;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.Span;

/** Names the cell of a sheet in complaints, for nobody counts the characters of its rows. */
final class SheetPlaces {
  private static final String SHEET = ".xlsx!/";

  private SheetPlaces() {}

  /** What diagnostics call a sheet of a workbook. */
  static String source(String workbook, String sheet) {
    String name = workbook.endsWith(".xlsx") ? workbook : workbook + ".xlsx";
    return name + "!/" + sheet;
  }

  static ParsedGame named(ParsedGame game, TableText table) {
    RawRecord record = game.text().source();
    int sheet = record.source().lastIndexOf(SHEET);
    if (sheet < 0 || game.diagnostics().isEmpty()) {
      return game;
    }
    String name = record.source().substring(sheet + SHEET.length());
    List<String> rows = List.of(table.rows().split("\n", -1));
    List<Diagnostic> named =
        game.diagnostics().stream()
            .map(
                d -> {
                  int row = d.span().line() - record.line();
                  boolean known = row >= 0 && row < rows.size();
                  return known ? named(d, name, table.header().cells(rows.get(row))) : d;
                })
            .toList();
    return new ParsedGame(game.text(), named);
  }

  private static Diagnostic named(Diagnostic diagnostic, String sheet, List<Cell> cells) {
    Span span = diagnostic.span();
    int column = 0;
    while (column + 1 < cells.size() && cells.get(column + 1).offset() < span.column()) {
      column++;
    }
    String cell = sheet + "!" + letters(column) + span.line();
    return new Diagnostic(
        diagnostic.severity(),
        diagnostic.code(),
        span,
        cell + ": " + diagnostic.message(),
        diagnostic.suggestions());
  }

  /** The letters of a 0-based column: A to Z, AA and so on. */
  static String letters(int column) {
    String last = String.valueOf((char) ('A' + column % 26));
    return column < 26 ? last : letters(column / 26 - 1) + last;
  }
}
