package org.granary.cli;

import java.util.List;
import java.util.Optional;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.grammar.Parting;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleVerdict;

/** Verdicts for programs: one record under one rule set is a row. */
final class VerdictTable {
  static final List<Column> COLUMNS =
      List.of(
          Column.text("path", "File"),
          Column.number("line", "Line"),
          Column.number("record", "Record"),
          Column.number("place", "Place"),
          Column.text("rules", "Rules"),
          Column.text("fits", "Fits"),
          Column.text("result", "Result"),
          Column.number("ply", "Ply"),
          Column.text("code", "Code"),
          Column.number("written", "Written"),
          Column.number("by_rules", "By the rules"),
          Column.text("message", "Message"));

  private VerdictTable() {}

  static List<Cell> row(RawRecord record, RuleVerdict verdict) {
    Optional<Parting> parting = verdict.parting();
    Optional<Parting.Capture> capture =
        parting.filter(Parting.Capture.class::isInstance).map(Parting.Capture.class::cast);
    return List.of(
        Cell.of(record.source()),
        Cell.of(record.line()),
        Cell.of(record.number()),
        Cell.of(verdict.place()),
        Cell.of(verdict.ruleSet().id()),
        Cell.of(verdict.fits() ? "yes" : "no"),
        Cell.of(verdict.result().label()),
        parting.map(p -> Cell.of(p.ply())).orElse(Cell.none()),
        Cell.of(parting.map(p -> p.code().id())),
        capture.map(c -> Cell.of(c.written())).orElse(Cell.none()),
        capture.map(c -> Cell.of(c.byRules())).orElse(Cell.none()),
        Cell.of(parting.map(Parting::words)));
  }
}
