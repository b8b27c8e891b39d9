package org.granary.cli;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.query.statistics.Captures;
import org.granary.query.statistics.Lengths;

/** How long games are and what moves capture, in one row each. */
final class PlayTables {
  static final List<Column> LENGTHS =
      List.of(
          Column.number("games", "Games"),
          Column.number("shortest", "Shortest"),
          Column.number("quarter", "A quarter up to"),
          Column.number("median", "Half up to"),
          Column.number("three_quarters", "Three quarters up to"),
          Column.number("longest", "Longest"),
          Column.number("average", "Average"));

  static final List<Column> CAPTURES =
      List.of(
          Column.number("games", "Games"),
          Column.number("captures", "Captures"),
          Column.number("seeds", "Seeds"),
          Column.number("captures_per_game", "Captures a game"),
          Column.number("seeds_per_game", "Seeds a game"),
          Column.number("seeds_per_capture", "Seeds a capture"),
          Column.number("biggest", "Biggest"),
          Column.number("biggest_game", "In game"),
          Column.number("biggest_ply", "Ply"));

  private PlayTables() {}

  static List<Cell> row(Optional<Lengths> lengths) {
    return lengths
        .map(PlayTables::row)
        .orElseGet(
            () ->
                Stream.concat(
                        Stream.of(Cell.of(0)),
                        Collections.nCopies(LENGTHS.size() - 1, Cell.none()).stream())
                    .toList());
  }

  private static List<Cell> row(Lengths lengths) {
    return List.of(
        Cell.of(lengths.games()),
        Cell.of(lengths.shortest()),
        Cell.of(lengths.quartile(1)),
        Cell.of(lengths.quartile(2)),
        Cell.of(lengths.quartile(3)),
        Cell.of(lengths.longest()),
        Cell.of(lengths.average(), 1));
  }

  static List<Cell> row(Captures captures) {
    boolean any = captures.captures() > 0;
    return List.of(
        Cell.of(captures.games()),
        Cell.of(captures.captures()),
        Cell.of(captures.seeds()),
        Cell.of(captures.capturesPerGame(), 1),
        Cell.of(captures.seedsPerGame(), 1),
        Cell.of(captures.seedsPerCapture(), 1),
        Cell.of(captures.biggest()),
        any ? Cell.of(captures.biggestGame()) : Cell.none(),
        any ? Cell.of(captures.biggestPly()) : Cell.none());
  }
}
