package org.granary.cli;

import java.util.List;
import java.util.stream.Stream;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.query.names.CountedName;
import org.granary.query.names.CountedName.Spelling;
import org.granary.query.names.Proposal;

/** Names as tables. */
final class NamesTable {
  private static final List<Column> NAMES =
      List.of(
          Column.text("name", "Name"),
          Column.number("games", "Games"),
          Column.text("counts_as", "Counts as"),
          Column.number("written", "Written so"));

  private static final List<Column> PROPOSALS =
      List.of(
          Column.text("name", "Name"),
          Column.number("games", "Games"),
          Column.text("variant", "May be a spelling of it"),
          Column.number("variant_games", "Games"),
          Column.text("reason", "They differ in"),
          Column.number("confidence", "Confidence"),
          Column.text("met", "Played each other"));

  private NamesTable() {}

  static List<Column> columns(boolean proposals) {
    return proposals ? PROPOSALS : NAMES;
  }

  /** A row for the name, and one for each spelling that counts as it. */
  static Stream<List<Cell>> rows(CountedName name) {
    long own =
        name.spellings().stream()
            .filter(spelling -> spelling.name().equals(name.name()))
            .mapToLong(Spelling::games)
            .sum();
    List<Cell> first =
        List.of(Cell.of(name.name()), Cell.of(name.games()), Cell.none(), Cell.of(own));
    Stream<List<Cell>> others =
        name.spellings().stream()
            .filter(spelling -> !spelling.name().equals(name.name()))
            .map(
                spelling ->
                    List.of(
                        Cell.of(spelling.name()),
                        Cell.none(),
                        Cell.of(name.name()),
                        Cell.of(spelling.games())));
    return Stream.concat(Stream.of(first), others);
  }

  static List<Cell> row(Proposal proposal) {
    return List.of(
        Cell.of(proposal.name()),
        Cell.of(proposal.games()),
        Cell.of(proposal.variant()),
        Cell.of(proposal.variantGames()),
        Cell.of(proposal.reason().words()),
        Cell.of(proposal.confidence(), 2),
        Cell.of(proposal.met() ? "yes" : "no"));
  }
}
