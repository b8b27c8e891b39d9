package org.granary.importer.tables;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.granary.importer.tables.Column.Role;

/**
 * The header row of a table.
 *
 * @param text as written
 * @param rows how the rows are delimited
 * @param columns what each column is
 */
record TableHeader(String text, Delimited rows, List<Column> columns) {
  private static final String DELIMITERS = "\t;,";

  /** What the tables of Granary's own exports say beyond what the moves say. */
  private static final Set<String> EXPORTED =
      Set.of("Plies", "Captures", "End", "Status", "Errors", "Source", "Line");

  /** A column of opening tables, which have moves, but of many games. */
  private static final String COUNT = "Reached";

  /** What the rows of a table are. */
  enum Kind {
    GAMES,
    PLIES,
    /** Games without their moves, which another table has. */
    NAMES,
    NONE
  }

  /** A row taken for a header; its delimiter is the one under which most of it is understood. */
  static TableHeader of(String text) {
    TableHeader best = of(text, DELIMITERS.charAt(0));
    for (char delimiter : DELIMITERS.substring(1).toCharArray()) {
      TableHeader other = of(text, delimiter);
      if (other.score() > best.score()) {
        best = other;
      }
    }
    return best;
  }

  private static TableHeader of(String text, char delimiter) {
    Delimited rows = new Delimited(delimiter);
    List<Column> columns = new ArrayList<>();
    for (Cell cell : rows.cells(text)) {
      columns.add(ColumnNames.find(cell.value()).orElseGet(() -> ColumnNames.other(cell.value())));
    }
    return new TableHeader(text, rows, exported(columns));
  }

  private static List<Column> exported(List<Column> columns) {
    Set<String> names = new HashSet<>();
    columns.forEach(column -> names.add(column.name()));
    if (!names.containsAll(EXPORTED)) {
      return List.copyOf(columns);
    }
    return columns.stream()
        .map(c -> EXPORTED.contains(c.name()) ? new Column(Role.DERIVED, "") : c)
        .toList();
  }

  private long score() {
    return 1000L * rows.cells(text).stream().filter(c -> known(c.value())).count() + columns.size();
  }

  private static boolean known(String header) {
    return ColumnNames.find(header).isPresent();
  }

  Kind kind() {
    if (columns.stream().anyMatch(c -> c.name().equalsIgnoreCase(COUNT))) {
      return Kind.NONE;
    }
    if (has(Role.MOVES)) {
      return Kind.GAMES;
    }
    if (has(Role.MOVE) && (has(Role.PLY) || has(Role.SIDE))) {
      return Kind.PLIES;
    }
    boolean players = columns.stream().anyMatch(c -> c.name().equals("South"));
    return has(Role.GAME) && players ? Kind.NAMES : Kind.NONE;
  }

  boolean has(Role role) {
    return columns.stream().anyMatch(column -> column.role() == role);
  }

  /** The cells of a row. */
  List<Cell> cells(String row) {
    return rows.cells(row);
  }

  /** The first cell of a row that has a role and is not empty. */
  Optional<Cell> cell(List<Cell> row, Role role) {
    for (int i = 0; i < Math.min(row.size(), columns.size()); i++) {
      if (columns.get(i).role() == role && !row.get(i).isEmpty()) {
        return Optional.of(row.get(i));
      }
    }
    return Optional.empty();
  }
}
