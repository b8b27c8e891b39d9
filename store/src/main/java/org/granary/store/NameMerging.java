package org.granary.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Lets spellings of one kind of name count as one name. No name ever counts as one that counts as a
 * third. Rows of games are not touched.
 */
final class NameMerging {
  private final Connection connection;
  private final String table;
  private final Names names;

  NameMerging(Connection connection, NameKind kind, Names names) {
    this.connection = connection;
    this.table = kind.table();
    this.names = names;
  }

  /**
   * Lets names, and all that count as them, count as another one, which need not be there yet. If
   * that one counts as a third, they count as the third, unless it is among them.
   */
  NameChange merge(List<String> variants, String into) throws SQLException {
    List<String> unknown = unknown(variants);
    if (!unknown.isEmpty()) {
      return new NameChange(into, List.of(), unknown);
    }
    Set<Long> moving = new LinkedHashSet<>();
    for (String variant : variants) {
      moving.add(main(id(variant)));
    }
    long target = names.id(Names.composed(into));
    if (!moving.contains(main(target))) {
      target = main(target);
    }
    for (long id : List.copyOf(moving)) {
      moving.addAll(countingAs(id));
    }
    return new NameChange(name(target), move(moving, target), List.of());
  }

  private List<String> move(Set<Long> moving, long target) throws SQLException {
    List<String> changed = new ArrayList<>();
    for (long id : moving) {
      if (id != target && main(id) != target) {
        changed.add(name(id));
        set(id, target);
      }
    }
    set(target, target);
    return changed;
  }

  /**
   * Lets names stand for themselves again; one that others count as lets go of all of them. What
   * differs in Unicode's form only stays together.
   */
  NameChange split(List<String> wanted) throws SQLException {
    List<String> unknown = unknown(wanted);
    List<String> changed = new ArrayList<>();
    if (unknown.isEmpty()) {
      for (String name : wanted) {
        long id = id(name);
        for (long part : main(id) == id ? countingAs(id) : List.of(id)) {
          release(part, changed);
        }
      }
    }
    return new NameChange(String.join(", ", wanted), changed, unknown);
  }

  private void release(long id, List<String> changed) throws SQLException {
    String name = name(id);
    if (!Names.composed(name).equals(name)) {
      return;
    }
    for (long other : countingAs(main(id))) {
      if (Names.composed(name(other)).equals(name)) {
        set(other, id);
      }
    }
    set(id, id);
    changed.add(name);
  }

  private List<String> unknown(List<String> wanted) throws SQLException {
    List<String> unknown = new ArrayList<>();
    for (String name : wanted) {
      if (names.find(Names.composed(name)).isEmpty()) {
        unknown.add(name);
      }
    }
    return unknown;
  }

  private long id(String name) throws SQLException {
    return names.find(Names.composed(name)).orElseThrow();
  }

  private String name(long id) throws SQLException {
    try (PreparedStatement select = select("SELECT name FROM " + table + " WHERE id = ?", id);
        ResultSet row = select.executeQuery()) {
      row.next();
      return row.getString(1);
    }
  }

  private long main(long id) throws SQLException {
    try (PreparedStatement select =
            select("SELECT coalesce(main, id) FROM " + table + " WHERE id = ?", id);
        ResultSet row = select.executeQuery()) {
      row.next();
      return row.getLong(1);
    }
  }

  private List<Long> countingAs(long main) throws SQLException {
    List<Long> ids = new ArrayList<>();
    try (PreparedStatement select =
            select("SELECT id FROM " + table + " WHERE main = ? ORDER BY id", main);
        ResultSet row = select.executeQuery()) {
      while (row.next()) {
        ids.add(row.getLong(1));
      }
    }
    return ids;
  }

  private PreparedStatement select(String sql, long parameter) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    statement.setLong(1, parameter);
    return statement;
  }

  private void set(long id, long main) throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("UPDATE " + table + " SET main = ? WHERE id = ?")) {
      if (id == main) {
        update.setNull(1, Types.INTEGER);
      } else {
        update.setLong(1, main);
      }
      update.setLong(2, id);
      update.executeUpdate();
    }
  }
}
