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
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.granary.grammar.Query;
import org.granary.query.Results;
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
    return rows("players.sql", where, Statistics::player);
  }

  /** One row an event, most games first. Spellings that were merged are one event. */
  public List<EventStatistics> events(Query where) throws IOException {
    return rows("events.sql", where, Statistics::event);
  }

  /** One row a rule set, most games first. */
  public List<RuleSetStatistics> ruleSets(Query where) throws IOException {
    return rows("rule-sets.sql", where, Statistics::ruleSet);
  }

  private interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  private <T> List<T> rows(String resource, Query where, Row<T> reader) throws IOException {
    Optional<String> ids = ids(where);
    try (PreparedStatement select = collection.connection().prepareStatement(sql(resource))) {
      if (ids.isPresent()) {
        select.setString(1, ids.get());
      } else {
        select.setNull(1, Types.VARCHAR);
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

  private static PlayerStatistics player(ResultSet row) throws SQLException {
    return new PlayerStatistics(
        row.getString("name"),
        results(row, "south_"),
        results(row, "north_"),
        row.getDouble("plies"),
        average(row, "seeds"));
  }

  private static EventStatistics event(ResultSet row) throws SQLException {
    return new EventStatistics(
        row.getString("name"),
        results(row, ""),
        row.getDouble("plies"),
        average(row, "south_seeds"),
        average(row, "north_seeds"),
        day(row, "first_day"),
        day(row, "last_day"));
  }

  private static RuleSetStatistics ruleSet(ResultSet row) throws SQLException {
    return new RuleSetStatistics(
        row.getString("name"),
        results(row, ""),
        row.getLong("valid"),
        row.getLong("flawed"),
        row.getLong("broken"),
        row.getLong("plies"),
        row.getInt("shortest"),
        row.getInt("longest"));
  }

  private static Results results(ResultSet row, String prefix) throws SQLException {
    return new Results(
        row.getLong(prefix + "south"),
        row.getLong(prefix + "north"),
        row.getLong(prefix + "draw"),
        row.getLong(prefix + "unknown"));
  }

  private static OptionalDouble average(ResultSet row, String column) throws SQLException {
    double value = row.getDouble(column);
    return row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  private static OptionalInt day(ResultSet row, String column) throws SQLException {
    int value = row.getInt(column);
    return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(value);
  }
}
