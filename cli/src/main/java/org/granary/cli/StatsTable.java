package org.granary.cli;

import java.util.List;
import java.util.OptionalDouble;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.query.statistics.EventStatistics;
import org.granary.query.statistics.RuleSetStatistics;
import org.granary.query.statistics.YearStatistics;

/** Statistics of events, years and rule sets as tables. */
final class StatsTable {
  static final List<Column> EVENTS =
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

  static final List<Column> RULES =
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

  static final List<Column> YEARS =
      List.of(
          Column.number("year", "Year"),
          Column.number("games", "Games"),
          Column.number("south", "South won"),
          Column.number("draw", "Drawn"),
          Column.number("north", "North won"),
          Column.number("unknown", "Unknown"),
          Column.number("plies", "Plies"));

  private StatsTable() {}

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

  static List<Cell> row(YearStatistics year) {
    return List.of(
        Cell.of(year.year()),
        Cell.of(year.results().total()),
        Cell.of(year.results().south()),
        Cell.of(year.results().draws()),
        Cell.of(year.results().north()),
        Cell.of(year.results().unknown()),
        Cell.of(year.averagePlies(), 1));
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

  static Cell average(OptionalDouble value) {
    return value.isPresent() ? Cell.of(value.getAsDouble(), 1) : Cell.none();
  }
}
