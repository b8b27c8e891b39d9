package org.granary.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/** The ids of the names in one table; a name that is new gets a row. */
final class Names implements AutoCloseable {
  private static final int MOST_KEPT = 50_000;

  private final Map<String, Long> known = new HashMap<>();
  private final PreparedStatement find;
  private final PreparedStatement insert;
  private long last;

  /** The names in a table with the columns {@code id} and {@code name}. */
  Names(Connection connection, String table) throws SQLException {
    find = connection.prepareStatement("SELECT id FROM " + table + " WHERE name = ?");
    insert = connection.prepareStatement("INSERT INTO " + table + " (id, name) VALUES (?, ?)");
    try (PreparedStatement newest = connection.prepareStatement("SELECT max(id) FROM " + table);
        ResultSet row = newest.executeQuery()) {
      last = row.next() ? row.getLong(1) : 0;
    }
  }

  long id(String name) throws SQLException {
    Long id = known.get(name);
    if (id == null) {
      id = findOrInsert(name);
      if (known.size() >= MOST_KEPT) {
        known.clear();
      }
      known.put(name, id);
    }
    return id;
  }

  private long findOrInsert(String name) throws SQLException {
    find.setString(1, name);
    try (ResultSet row = find.executeQuery()) {
      if (row.next()) {
        return row.getLong(1);
      }
    }
    last++;
    insert.setLong(1, last);
    insert.setString(2, name);
    insert.executeUpdate();
    return last;
  }

  @Override
  public void close() throws SQLException {
    find.close();
    insert.close();
  }
}
