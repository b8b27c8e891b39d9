package org.granary.query.statistics;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.granary.engine.RuleSet;
import org.granary.grammar.Query;
import org.granary.query.Search;
import org.granary.store.GameCollection;

/** Who played, won and captured how often: over a collection, or over the games of a query. */
public final class Statistics {
  private final GameCollection collection;

  /** Statistics of a collection, which must stay open. */
  public Statistics(GameCollection collection) {
    this.collection = collection;
  }

  /** One row a player, most games first. Spellings that were merged are one player. */
  public List<PlayerStatistics> players(Query where) throws IOException {
    return rows(PlayerStatistics.SQL, where, PlayerStatistics::read);
  }

  /** One row a player and year, players with most games first. */
  public List<PlayerYear> playerYears(Query where) throws IOException {
    return rows(PlayerYear.SQL, where, PlayerYear::read);
  }

  /**
   * One row a player, side and opening, players with most games first. Games that were set up are
   * left out.
   *
   * @param plies how many are an opening, 1 or more
   */
  public List<PlayerOpening> playerOpenings(Query where, int plies) throws IOException {
    Map<String, RuleSet> ruleSets =
        collection.ruleSets().stream().collect(Collectors.toMap(RuleSet::id, rules -> rules));
    return rows(PlayerOpening.SQL, where, row -> PlayerOpening.read(row, ruleSets), plies);
  }

  /** One row an event, most games first. Spellings that were merged are one event. */
  public List<EventStatistics> events(Query where) throws IOException {
    return rows(EventStatistics.SQL, where, EventStatistics::read);
  }

  /** One table an event, most games first; games whose result is not known are left out. */
  public List<CrossTable> crossTables(Query where) throws IOException {
    return CrossTable.of(rows(CrossTable.Pairing.SQL, where, CrossTable.Pairing::read));
  }

  /** One row a rule set, most games first. */
  public List<RuleSetStatistics> ruleSets(Query where) throws IOException {
    return rows(RuleSetStatistics.SQL, where, RuleSetStatistics::read);
  }

  /** One row a year, the earliest first. */
  public List<YearStatistics> years(Query where) throws IOException {
    return rows(YearStatistics.SQL, where, YearStatistics::read);
  }

  /** How long the games are; empty if there are none. */
  public Optional<Lengths> lengths(Query where) throws IOException {
    List<Lengths.Count> counts = rows(Lengths.Count.SQL, where, Lengths.Count::read);
    return counts.isEmpty() ? Optional.empty() : Optional.of(new Lengths(counts));
  }

  /** What the moves captured. Every game is replayed. */
  public Captures captures(Query where) throws IOException {
    Captures[] sum = {Captures.NONE};
    if (where.equals(Query.EVERYTHING)) {
      collection.lines(1, Long.MAX_VALUE, line -> sum[0] = sum[0].plus(line));
    } else {
      for (long id : new Search(collection).ids(where)) {
        sum[0] = sum[0].plus(collection.line(id).orElseThrow());
      }
    }
    return sum[0];
  }

  private interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  private <T> List<T> rows(String resource, Query where, Row<T> reader, int... more)
      throws IOException {
    Optional<String> ids = ids(where);
    try (PreparedStatement select = collection.connection().prepareStatement(sql(resource))) {
      if (ids.isPresent()) {
        select.setString(1, ids.get());
      } else {
        select.setNull(1, Types.VARCHAR);
      }
      for (int i = 0; i < more.length; i++) {
        select.setInt(i + 2, more[i]);
      }
      List<T> rows = new ArrayList<>();
      try (ResultSet result = select.executeQuery()) {
        while (result.next()) {
          rows.add(reader.read(result));
        }
      }
      return rows;
    } catch (SQLException e) {
      throw new IOException("the database cannot be read: " + e.getMessage(), e);
    }
  }

  private Optional<String> ids(Query where) throws IOException {
    return where.equals(Query.EVERYTHING)
        ? Optional.empty()
        : Optional.of(new Search(collection).ids(where).toString());
  }

  private static String sql(String resource) {
    try (InputStream in = Statistics.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
