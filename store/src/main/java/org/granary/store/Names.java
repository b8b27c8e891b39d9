package org.granary.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * The ids of the names in one table; a name that is new gets a row. One that is not in Unicode's
 * composed form counts as that form, which then has a row, too.
 */
final class Names implements AutoCloseable {
  private static final int MOST_KEPT = 50_000;

  private final Map<String, Long> known = new HashMap<>();
  private final PreparedStatement find;
  private final PreparedStatement insert;
  private final PreparedStatement main;
  private final PreparedStatement join;
  private long last;

  /** The names of one kind. */
  Names(Connection connection, NameKind kind) throws SQLException {
    String table = kind.table();
    find = connection.prepareStatement("SELECT id FROM " + table + " WHERE name = ?");
    insert =
        connection.prepareStatement("INSERT INTO " + table + " (id, name, main) VALUES (?, ?, ?)");
    main = connection.prepareStatement("SELECT coalesce(main, id) FROM " + table + " WHERE id = ?");
    join = connection.prepareStatement("UPDATE " + table + " SET main = ? WHERE id = ?");
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

  /** A name in Unicode's composed form, by which names are the same. */
  static String composed(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC);
  }

  /** The id of a name that has a row. */
  OptionalLong find(String name) throws SQLException {
    find.setString(1, name);
    try (ResultSet row = find.executeQuery()) {
      return row.next() ? OptionalLong.of(row.getLong(1)) : OptionalLong.empty();
    }
  }

  /** What a name counts as, by its id, if it has a row. */
  OptionalLong group(String name) throws SQLException {
    OptionalLong there = find(composed(name));
    return there.isPresent() ? OptionalLong.of(main(there.getAsLong())) : there;
  }

  private long findOrInsert(String name) throws SQLException {
    OptionalLong there = find(name);
    if (there.isPresent()) {
      return there.getAsLong();
    }
    String composed = composed(name);
    OptionalLong main = OptionalLong.empty();
    if (!composed.equals(name)) {
      main = OptionalLong.of(main(id(composed)));
    }
    return insert(name, main);
  }

  private long insert(String name, OptionalLong main) throws SQLException {
    last++;
    insert.setLong(1, last);
    insert.setString(2, name);
    if (main.isPresent()) {
      insert.setLong(3, main.getAsLong());
    } else {
      insert.setNull(3, Types.INTEGER);
    }
    insert.executeUpdate();
    return last;
  }

  private long main(long id) throws SQLException {
    main.setLong(1, id);
    try (ResultSet row = main.executeQuery()) {
      row.next();
      return row.getLong(1);
    }
  }

  /** Lets all names of a table that are not in composed form count as that form. */
  static void joinForms(Connection connection, NameKind kind) throws SQLException {
    List<String> written = new ArrayList<>();
    try (PreparedStatement all = connection.prepareStatement("SELECT name FROM " + kind.table());
        ResultSet row = all.executeQuery()) {
      while (row.next()) {
        String name = row.getString(1);
        if (!composed(name).equals(name)) {
          written.add(name);
        }
      }
    }
    try (Names names = new Names(connection, kind)) {
      for (String name : written) {
        names.setMain(name);
      }
    }
  }

  private void setMain(String written) throws SQLException {
    join.setLong(1, main(id(composed(written))));
    join.setLong(2, id(written));
    join.executeUpdate();
  }

  @Override
  public void close() throws SQLException {
    find.close();
    insert.close();
    main.close();
    join.close();
  }
}
