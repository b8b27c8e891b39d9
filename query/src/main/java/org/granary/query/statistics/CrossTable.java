package org.granary.query.statistics;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What every player of an event made against every other one: a row a player, most points first; of
 * equal points, most wins; then by name.
 *
 * @param event as in {@link EventStatistics}
 */
public record CrossTable(String event, List<Row> rows) {
  public CrossTable {
    rows = List.copyOf(rows);
  }

  /**
   * One player.
   *
   * @param total of all games against others
   * @param against by opponent; those that were met only
   */
  public record Row(String player, Tally total, Map<String, Tally> against) {
    public Row {
      against = Map.copyOf(against);
    }

    /** What was made against a player, if the two met. */
    public Optional<Tally> against(String opponent) {
      return Optional.ofNullable(against.get(opponent));
    }
  }

  /** One player against another. */
  record Pairing(String event, String player, String opponent, Tally tally) {
    static final String SQL = "pairings.sql";

    static Pairing read(ResultSet row) throws SQLException {
      return new Pairing(
          row.getString("event"),
          row.getString("player"),
          row.getString("opponent"),
          Values.tally(row));
    }
  }

  /** The tables of pairings, events in the order in which they come. */
  static List<CrossTable> of(List<Pairing> pairings) {
    Map<String, Map<String, Map<String, Tally>>> events = new LinkedHashMap<>();
    for (Pairing pairing : pairings) {
      events
          .computeIfAbsent(pairing.event(), event -> new LinkedHashMap<>())
          .computeIfAbsent(pairing.player(), player -> new LinkedHashMap<>())
          .put(pairing.opponent(), pairing.tally());
    }
    List<CrossTable> tables = new ArrayList<>();
    events.forEach((event, players) -> tables.add(new CrossTable(event, rows(players))));
    return tables;
  }

  private static List<Row> rows(Map<String, Map<String, Tally>> players) {
    return players.entrySet().stream()
        .map(player -> row(player.getKey(), player.getValue()))
        .sorted(
            Comparator.comparingDouble((Row row) -> -row.total().points())
                .thenComparingLong(row -> -row.total().won())
                .thenComparing(Row::player))
        .toList();
  }

  private static Row row(String player, Map<String, Tally> against) {
    return new Row(player, against.values().stream().reduce(Tally.NONE, Tally::plus), against);
  }
}
