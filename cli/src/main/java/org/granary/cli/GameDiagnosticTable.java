package org.granary.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.DiagnosedPly;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.Fen;

/** Diagnostics of games for programs: with the record, and of a ply with the position. */
final class GameDiagnosticTable {
  static final List<Column> COLUMNS = columns();

  private GameDiagnosticTable() {}

  private static List<Column> columns() {
    List<Column> columns = new ArrayList<>(DiagnosticTable.COLUMNS);
    columns.add(Column.number("record", "Record"));
    columns.add(Column.number("ply", "Ply"));
    columns.add(Column.text("position", "Position"));
    columns.add(Column.text("legal", "Legal"));
    return List.copyOf(columns);
  }

  /** One diagnostic; those of a file as a whole are about no game. */
  static List<Cell> row(Optional<CheckedGame> game, Diagnostic diagnostic) {
    List<Cell> cells = new ArrayList<>(DiagnosticTable.row(diagnostic));
    Optional<DiagnosedPly> ply = game.flatMap(g -> DiagnosedPly.of(g, diagnostic));
    cells.add(game.map(g -> Cell.of(g.text().source().number())).orElse(Cell.none()));
    cells.add(ply.map(p -> Cell.of(p.ply())).orElse(Cell.none()));
    cells.add(Cell.of(ply.map(p -> Fen.format(p.before()))));
    cells.add(ply.map(p -> Cell.of(p.legal())).orElse(Cell.none()));
    return cells;
  }
}
