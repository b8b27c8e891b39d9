package org.granary.store.kept;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Queries under names. What they say is not looked at here. */
public final class SavedSearches {
  private final Connection connection;

  SavedSearches(Connection connection) {
    this.connection = connection;
  }

  /** All of them, by name. */
  public List<SavedSearch> list() throws SQLException {
    String sql = "SELECT name, query, saved FROM searches ORDER BY lower(name), name";
    List<SavedSearch> searches = new ArrayList<>();
    try (PreparedStatement select = connection.prepareStatement(sql);
        ResultSet row = select.executeQuery()) {
      while (row.next()) {
        searches.add(new SavedSearch(row.getString(1), row.getString(2), row.getString(3)));
      }
    }
    return searches;
  }

  /** The one of a name. */
  public Optional<SavedSearch> find(String name) throws SQLException {
    return list().stream().filter(search -> KeptName.same(search.name(), name)).findFirst();
  }

  /**
   * Keeps a query.
   *
   * @return what had that name before
   */
  public Optional<SavedSearch> save(String name, String query) throws SQLException {
    Optional<SavedSearch> before = remove(name);
    String kept = before.map(SavedSearch::name).orElse(new KeptName(name).text());
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO searches (name, query, saved) VALUES (?, ?, ?)")) {
      insert.setString(1, kept);
      insert.setString(2, query);
      insert.setString(3, Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
      insert.executeUpdate();
    }
    return before;
  }

  /**
   * Forgets a query.
   *
   * @return what it was, if there was one of that name
   */
  public Optional<SavedSearch> remove(String name) throws SQLException {
    Optional<SavedSearch> there = find(name);
    if (there.isPresent()) {
      try (PreparedStatement delete =
          connection.prepareStatement("DELETE FROM searches WHERE name = ?")) {
        delete.setString(1, there.get().name());
        delete.executeUpdate();
      }
    }
    return there;
  }
}
