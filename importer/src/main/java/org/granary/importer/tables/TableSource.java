package org.granary.importer.tables;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordSource;
import org.granary.grammar.Span;
import org.granary.importer.tables.Column.Role;
import org.granary.importer.tables.TableHeader.Kind;
import org.jspecify.annotations.Nullable;

/** Tables cut into records, one game each; where a table begins, its header row says. */
public final class TableSource implements RecordSource {
  private static final int MOST_PLIES = 20_000;
  private static final int MOST_NAMES = 200_000;

  private final String source;
  private final TableRows rows;
  private final Map<String, TableText.Names> names = new HashMap<>();
  private @Nullable TableRow header;
  private TableHeader columns = TableHeader.of("");
  private Kind kind = Kind.NONE;
  private Optional<TableRow> ahead = Optional.empty();
  private int records;
  private boolean tables;
  private boolean ended;

  TableSource(String source, TableRows rows) {
    this.source = source;
    this.rows = rows;
  }

  @Override
  public Optional<RawRecord> next() throws IOException {
    while (!ended) {
      Optional<TableRow> row = row();
      if (row.isEmpty()) {
        ended = true;
        rows.close();
      } else if (begins(row.get())) {
        begin(row.get());
      } else if (kind == Kind.NAMES) {
        name(row.get());
      } else if (kind != Kind.NONE) {
        records++;
        return Optional.of(record(row.get()));
      }
    }
    return Optional.empty();
  }

  private Optional<TableRow> row() throws IOException {
    Optional<TableRow> row = ahead.isPresent() ? ahead : rows.next();
    ahead = Optional.empty();
    return row;
  }

  /** Whether a table begins with a row: there is none yet on this sheet, and it is a header. */
  private boolean begins(TableRow row) {
    TableRow before = header;
    boolean sameSheet = before != null && before.sheet().equals(row.sheet());
    if (before != null && !sameSheet) {
      header = null;
      kind = Kind.NONE;
    }
    return kind == Kind.NONE && TableHeader.of(row.text()).kind() != Kind.NONE;
  }

  private void begin(TableRow row) {
    header = row;
    columns = TableHeader.of(row.text());
    kind = columns.kind();
    tables |= kind != Kind.NAMES;
  }

  private void name(TableRow row) {
    Optional<Cell> game = columns.cell(columns.cells(row.text()), Role.GAME);
    if (game.isPresent() && names.size() < MOST_NAMES) {
      names.putIfAbsent(game.get().value(), new TableText.Names(row.text(), columns));
    }
  }

  private RawRecord record(TableRow first) throws IOException {
    List<TableRow> all = new ArrayList<>(List.of(first));
    Optional<String> game = game(first);
    if (kind == Kind.PLIES) {
      Optional<TableRow> row = row();
      while (row.isPresent() && belongs(row.get(), all.get(all.size() - 1), game)) {
        all.add(row.get());
        row = all.size() < MOST_PLIES ? row() : Optional.empty();
      }
      ahead = row;
    }
    TableRow head = Objects.requireNonNull(header);
    return TableText.record(head, all, records, game.map(names::get));
  }

  private Optional<String> game(TableRow row) {
    return columns.cell(columns.cells(row.text()), Role.GAME).map(Cell::value);
  }

  /** Whether a row goes on with the game: it has its number or, without numbers, counts on. */
  private boolean belongs(TableRow row, TableRow before, Optional<String> game) {
    if (!row.sheet().equals(before.sheet())) {
      return false;
    }
    return columns.has(Role.GAME) ? game(row).equals(game) : number(row) >= number(before);
  }

  private int number(TableRow row) {
    Optional<Cell> cell = columns.cell(columns.cells(row.text()), Role.PLY);
    String digits = cell.map(c -> c.value().replaceAll("[^0-9]", "")).orElse("");
    return digits.isEmpty() || digits.length() > 6 ? 0 : Integer.parseInt(digits);
  }

  @Override
  public List<Diagnostic> diagnostics() {
    List<Diagnostic> all = new ArrayList<>(rows.diagnostics());
    if (!tables && all.isEmpty()) {
      String message =
          "no header row was found: one column must be called Moves, or one Move and one Ply";
      Span start = new Span(source, 1, 1, 0);
      all.add(Diagnostic.of(DiagnosticCode.NO_MOVES_COLUMN, start, message));
    }
    return all;
  }
}
