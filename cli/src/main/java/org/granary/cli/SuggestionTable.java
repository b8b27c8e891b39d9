package org.granary.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.Span;
import org.granary.grammar.repair.Repair;
import org.granary.grammar.repair.Repair.Change;
import org.granary.grammar.repair.Repair.Evidence;
import org.granary.grammar.repair.Repairs;

/** Suggestions for programs, a row for each change of each; a game without any has one row. */
final class SuggestionTable implements Suggestions {
  static final List<Column> COLUMNS =
      List.of(
          Column.text("path", "File"),
          Column.number("record", "Record"),
          Column.number("place", "Place"),
          Column.text("clear", "Clear"),
          Column.number("line", "Line"),
          Column.number("column", "Column"),
          Column.number("ply", "Ply"),
          Column.text("slip", "Slip"),
          Column.text("written", "Written"),
          Column.text("meant", "Meant"),
          Column.text("change", "Change"),
          Column.number("replayed", "Replayed"),
          Column.number("plies", "Plies"),
          Column.number("before", "Before"),
          Column.number("agreeing", "Agreeing"),
          Column.number("told", "Told"),
          Column.text("result", "Result"),
          Column.number("errors", "Errors"),
          Column.number("against", "Against"));

  private final TableWriter table;

  SuggestionTable(TableFormat format, PrintWriter out) throws IOException {
    table = format.open(COLUMNS, out);
  }

  @Override
  public void game(CheckedGame game, Repairs repairs) throws IOException {
    RawRecord record = game.text().source();
    if (repairs.suggestions().isEmpty()) {
      table.row(nothing(record, repairs));
    }
    for (int i = 0; i < repairs.suggestions().size(); i++) {
      Repair repair = repairs.suggestions().get(i);
      for (Change change : repair.changes()) {
        table.row(row(record, i + 1, repair, change, i == 0 && repairs.clear()));
      }
    }
  }

  private static List<Cell> nothing(RawRecord record, Repairs repairs) {
    Cell none = Cell.none();
    return List.of(
        Cell.of(record.source()),
        Cell.of(record.number()),
        Cell.of(0),
        Cell.of("no"),
        Cell.of(record.line()),
        none,
        none,
        none,
        none,
        none,
        none,
        none,
        none,
        none,
        none,
        none,
        none,
        none,
        Cell.of(repairs.asWritten()));
  }

  private static List<Cell> row(
      RawRecord record, int place, Repair repair, Change change, boolean clear) {
    Evidence evidence = repair.evidence();
    Span span = record.span(Math.max(0, change.offset()), 1);
    boolean known = change.offset() >= 0;
    return List.of(
        Cell.of(record.source()),
        Cell.of(record.number()),
        Cell.of(place),
        Cell.of(clear ? "yes" : "no"),
        Cell.of(span.line()),
        known ? Cell.of(span.column()) : Cell.none(),
        Cell.of(change.ply()),
        Cell.of(change.slip().id()),
        Cell.of(change.written()),
        Cell.of(change.meant()),
        Cell.of(change.words()),
        Cell.of(evidence.replayed()),
        Cell.of(evidence.plies()),
        Cell.of(evidence.before()),
        Cell.of(evidence.agreeing()),
        Cell.of(evidence.told()),
        Cell.of(evidence.result().label()),
        Cell.of(evidence.errors()),
        Cell.of(repair.against()));
  }

  @Override
  public void close() throws IOException {
    table.close();
  }
}
