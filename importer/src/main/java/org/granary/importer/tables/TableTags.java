package org.granary.importer.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.granary.grammar.Tag;
import org.granary.importer.tables.Column.Role;

/** The tags that a row gives a game. */
final class TableTags {
  private static final int LONGEST = 10_000;
  private static final Column NONE = new Column(Role.DERIVED, "");
  private static final Set<String> OF_GAMES =
      Set.of(
          "Event",
          "Site",
          "Date",
          "Round",
          "South",
          "North",
          "Result",
          "RuleSet",
          "Variant",
          "FEN",
          "Termination",
          "Annotator");

  private final List<Tag> tags = new ArrayList<>();

  /**
   * Takes the tags of a row.
   *
   * @param place where they stand in the record's text, if it is not where they stand in the row
   */
  void add(TableHeader header, String row, Optional<Integer> place) {
    List<Cell> cells = header.cells(row);
    for (int i = 0; i < Math.min(cells.size(), header.columns().size()); i++) {
      Column column = header.columns().get(i);
      Cell cell = cells.get(i);
      if (column.role() == Role.TAG && !cell.isEmpty()) {
        add(column.name(), cell.value(), place.orElse(cell.offset()));
      }
    }
    if (find("Result").isEmpty()) {
      addScore(header, cells, place);
    }
  }

  /** Takes the tags of a table of plies, as far as they are those of a game and not of a ply. */
  void addFirstRow(TableHeader header, String rows) {
    boolean rounds = header.columns().stream().anyMatch(c -> c.name().equals("SouthHolds"));
    List<Column> columns =
        header.columns().stream()
            .map(
                c ->
                    OF_GAMES.contains(c.name()) && !(rounds && c.name().equals("Round")) ? c : NONE)
            .toList();
    add(
        new TableHeader(header.text(), header.rows(), columns),
        rows.split("\n", 2)[0],
        Optional.empty());
  }

  private void add(String name, String value, int offset) {
    String kept =
        switch (name) {
          case "Date" -> TableDates.tag(value);
          case "Result" -> result(value);
          default -> value.replaceAll("\\s+", " ");
        };
    tags.removeIf(tag -> tag.name().equals(name));
    tags.add(new Tag(name, kept.substring(0, Math.min(kept.length(), LONGEST)), offset));
  }

  private static String result(String value) {
    String plain = value.replace('½', '~').replaceAll("[\\s ]+", "");
    plain = plain.replaceAll("[–—:]", "-").replace("~-~", "1/2-1/2");
    return plain.replace("~", ".5");
  }

  private void addScore(TableHeader header, List<Cell> cells, Optional<Integer> place) {
    Optional<Cell> south = header.cell(cells, Role.SOUTH_SCORE);
    Optional<Cell> north = header.cell(cells, Role.NORTH_SCORE);
    if (south.isPresent() && north.isPresent()) {
      String score = south.get().value() + "-" + north.get().value();
      tags.add(new Tag("Result", score, place.orElse(south.get().offset())));
    }
  }

  Optional<Tag> find(String name) {
    return tags.stream().filter(tag -> tag.name().equals(name)).findFirst();
  }

  List<Tag> all() {
    return tags;
  }
}
