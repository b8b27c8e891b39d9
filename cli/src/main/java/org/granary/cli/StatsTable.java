package org.granary.cli;

import java.util.List;
import java.util.OptionalDouble;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.query.statistics.EventStatistics;
import org.granary.query.statistics.PlayerStatistics;
import org.granary.query.statistics.RuleSetStatistics;

/** Statistics as tables. */
final class StatsTable {
  private static final List<Column> PLAYERS =
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

  private static final List<Column> EVENTS =
      List.of(
          Column.text("event", "Event"),
          Column.number("games", "Games"),
          Column.number("south", "South won"),
          Column.number("draw", "Drawn"),
          Column.number("north", "North won"),
          Column.number("unknown", "Unknown"),
          Column.number("plies", "Plies"),
          Column.number("south_seeds", "South's seeds"),
          Column.number("north_seeds", "North's seeds"),
          Column.text("from", "From"),
          Column.text("to", "To"));

  private static final List<Column> RULES =
      List.of(
          Column.text("rules", "Rules"),
          Column.number("games", "Games"),
          Column.number("south", "South won"),
          Column.number("draw", "Drawn"),
          Column.number("north", "North won"),
          Column.number("unknown", "Unknown"),
          Column.number("valid", "Valid"),
          Column.number("flawed", "Flawed"),
          Column.number("broken", "Broken"),
          Column.number("all_plies", "Plies"),
          Column.number("plies", "A game"),
          Column.number("shortest", "Shortest"),
          Column.number("longest", "Longest"));

  private StatsTable() {}

  static List<Column> columns(StatsCommand.By by) {
    return switch (by) {
      case PLAYER -> PLAYERS;
      case EVENT -> EVENTS;
      case RULES -> RULES;
    };
  }

  static List<Cell> row(PlayerStatistics player) {
    OptionalDouble score = player.scoreShare();
    return List.of(
        Cell.of(player.name()),
        Cell.of(player.games()),
        Cell.of(player.won()),
        Cell.of(player.drawn()),
        Cell.of(player.lost()),
        score.isPresent() ? Cell.share(score.getAsDouble()) : Cell.none(),
        Cell.of(player.asSouth().total()),
        Cell.of(player.asSouth().south()),
        Cell.of(player.asNorth().total()),
        Cell.of(player.asNorth().north()),
        Cell.of(player.averagePlies(), 1),
        average(player.averageSeeds()));
  }

  static List<Cell> row(EventStatistics event) {
    return List.of(
        Cell.of(event.name()),
        Cell.of(event.results().total()),
        Cell.of(event.results().south()),
        Cell.of(event.results().draws()),
        Cell.of(event.results().north()),
        Cell.of(event.results().unknown()),
        Cell.of(event.averagePlies(), 1),
        average(event.southSeeds()),
        average(event.northSeeds()),
        DayCell.of(event.firstDay()),
        DayCell.of(event.lastDay()));
  }

  static List<Cell> row(RuleSetStatistics rules) {
    return List.of(
        Cell.of(rules.ruleSet()),
        Cell.of(rules.results().total()),
        Cell.of(rules.results().south()),
        Cell.of(rules.results().draws()),
        Cell.of(rules.results().north()),
        Cell.of(rules.results().unknown()),
        Cell.of(rules.valid()),
        Cell.of(rules.flawed()),
        Cell.of(rules.broken()),
        Cell.of(rules.plies()),
        Cell.of(rules.averagePlies(), 1),
        Cell.of(rules.shortest()),
        Cell.of(rules.longest()));
  }

  private static Cell average(OptionalDouble value) {
    return value.isPresent() ? Cell.of(value.getAsDouble(), 1) : Cell.none();
  }
}
