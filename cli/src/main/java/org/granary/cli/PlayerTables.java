package org.granary.cli;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.granary.exporter.games.PlyText;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.query.statistics.PlayerOpening;
import org.granary.query.statistics.PlayerStatistics;
import org.granary.query.statistics.PlayerYear;
import org.granary.query.statistics.Tally;

/** Players' scores as tables. */
final class PlayerTables {
  static final List<Column> PLAYERS =
      List.of(
          Column.text("player", "Player"),
          Column.number("games", "Games"),
          Column.number("won", "Won"),
          Column.number("drawn", "Drawn"),
          Column.number("lost", "Lost"),
          Column.number("score", "Score"),
          Column.number("as_south", "As South"),
          Column.number("won_as_south", "Won"),
          Column.number("as_north", "As North"),
          Column.number("won_as_north", "Won"),
          Column.number("plies", "Plies"),
          Column.number("seeds", "Seeds"));

  private static final List<Column> TALLY =
      List.of(
          Column.number("games", "Games"),
          Column.number("won", "Won"),
          Column.number("drawn", "Drawn"),
          Column.number("lost", "Lost"),
          Column.number("score", "Score"));

  static final List<Column> YEARS =
      join(List.of(Column.text("player", "Player"), Column.number("year", "Year")), TALLY);

  static final List<Column> OPENINGS =
      join(
          List.of(
              Column.text("player", "Player"),
              Column.text("side", "Side"),
              Column.text("opening", "Opening"),
              Column.text("rules", "Rules")),
          TALLY);

  private PlayerTables() {}

  private static <T> List<T> join(List<T> first, List<T> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  static List<Cell> row(PlayerStatistics player) {
    return List.of(
        Cell.of(player.name()),
        Cell.of(player.games()),
        Cell.of(player.won()),
        Cell.of(player.drawn()),
        Cell.of(player.lost()),
        share(player.scoreShare()),
        Cell.of(player.asSouth().total()),
        Cell.of(player.asSouth().south()),
        Cell.of(player.asNorth().total()),
        Cell.of(player.asNorth().north()),
        Cell.of(player.averagePlies(), 1),
        StatsTable.average(player.averageSeeds()));
  }

  static List<Cell> row(PlayerYear year) {
    return join(List.of(Cell.of(year.name()), Cell.of(year.year())), tally(year.tally()));
  }

  static List<Cell> row(PlayerOpening opening) {
    return join(
        List.of(
            Cell.of(opening.name()),
            Cell.of(opening.side().name().toLowerCase(Locale.ROOT)),
            Cell.of(moves(opening)),
            Cell.of(opening.ruleSet().id())),
        tally(opening.tally()));
  }

  private static String moves(PlayerOpening opening) {
    return opening.moves().stream()
        .map(move -> PlyText.move(opening.ruleSet().layout(), move))
        .collect(Collectors.joining(" "));
  }

  private static List<Cell> tally(Tally tally) {
    return List.of(
        Cell.of(tally.games()),
        Cell.of(tally.won()),
        Cell.of(tally.drawn()),
        Cell.of(tally.lost()),
        share(tally.scoreShare()));
  }

  private static Cell share(OptionalDouble share) {
    return share.isPresent() ? Cell.share(share.getAsDouble()) : Cell.none();
  }
}
