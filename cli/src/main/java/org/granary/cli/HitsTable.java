package org.granary.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.granary.engine.Side;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.query.Place;
import org.granary.query.SearchHit;
import org.granary.store.StoredGame;

/** Games that were found, one a row. */
final class HitsTable {
  private static final Column DISTANCE = Column.number("distance", "Distance");

  private static final List<Column> FOR_PEOPLE =
      List.of(
          Column.number("id", "Game"),
          Column.text("south", "South"),
          Column.text("north", "North"),
          Column.text("date", "Date"),
          Column.text("event", "Event"),
          Column.text("result", "Result"),
          Column.number("plies", "Plies"),
          Column.text("status", "Status"),
          Column.number("ply", "Found at"));

  private static final List<Column> FOR_PROGRAMS =
      Stream.concat(
              FOR_PEOPLE.stream(),
              Stream.of(
                  Column.text("turned", "Turned"),
                  Column.text("winner", "Winner"),
                  Column.text("rules", "Rules"),
                  Column.text("site", "Site"),
                  Column.text("round", "Round"),
                  Column.text("source", "Source"),
                  Column.number("record", "Record"),
                  Column.number("line", "Line"),
                  Column.text("labels", "Labels"),
                  DISTANCE))
          .toList();

  private HitsTable() {}

  /**
   * The columns; programs get more of them, the first ones alike.
   *
   * @param distances whether hits have distances, which people get as the last column, too
   */
  static List<Column> columns(boolean forPeople, boolean distances) {
    Stream<Column> last = forPeople && distances ? Stream.of(DISTANCE) : Stream.of();
    return Stream.concat((forPeople ? FOR_PEOPLE : FOR_PROGRAMS).stream(), last).toList();
  }

  /** The row of a hit, for {@link #columns}. */
  static List<Cell> row(SearchHit hit, boolean forPeople, boolean distances) {
    List<Cell> row = new ArrayList<>(first(hit));
    if (!forPeople) {
      row.addAll(more(hit));
    }
    if (!forPeople || distances) {
      row.add(Cell.of(hit.place().map(Place::distance).orElse(OptionalInt.empty())));
    }
    return row;
  }

  private static List<Cell> first(SearchHit hit) {
    StoredGame game = hit.game();
    return List.of(
        Cell.of(hit.id()),
        tag(game, "South"),
        tag(game, "North"),
        tag(game, "Date"),
        tag(game, "Event"),
        result(game),
        Cell.of(game.line().plyCount()),
        Cell.of(game.status().label()),
        hit.place().map(place -> Cell.of(place.ply())).orElse(Cell.none()));
  }

  private static List<Cell> more(SearchHit hit) {
    StoredGame game = hit.game();
    return List.of(
        Cell.of(hit.place().map(Place::turned).map(turned -> turned ? "yes" : "no")),
        Cell.of(game.winner().name().toLowerCase(Locale.ROOT)),
        Cell.of(game.line().ruleSet().id()),
        tag(game, "Site"),
        tag(game, "Round"),
        Cell.of(game.source()),
        Cell.of(game.record()),
        Cell.of(game.sourceLine()),
        Cell.of(game.labels()));
  }

  private static Cell tag(StoredGame game, String name) {
    return Cell.of(game.headers().known(name));
  }

  private static Cell result(StoredGame game) {
    Optional<String> score = game.score().map(Object::toString);
    return Cell.of(score.or(() -> game.headers().known("Result")));
  }

  /** Both players as people write them, for a line of text. */
  static String players(StoredGame game) {
    return name(game, Side.SOUTH) + " – " + name(game, Side.NORTH);
  }

  private static String name(StoredGame game, Side side) {
    return game.headers().known(side == Side.SOUTH ? "South" : "North").orElse("?");
  }
}
