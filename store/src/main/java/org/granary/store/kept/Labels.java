package org.granary.store.kept;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;

/** Labels on games. One that no game has is gone; one of a game that is removed goes with it. */
public final class Labels {
  private final Connection connection;

  Labels(Connection connection) {
    this.connection = connection;
  }

  /** All labels, by their letters. */
  public List<LabelCount> list() throws SQLException {
    String sql = "SELECT label, count(*) FROM labels GROUP BY label ORDER BY lower(label), label";
    List<LabelCount> labels = new ArrayList<>();
    try (PreparedStatement select = connection.prepareStatement(sql);
        ResultSet row = select.executeQuery()) {
      while (row.next()) {
        labels.add(new LabelCount(row.getString(1), row.getLong(2)));
      }
    }
    return labels;
  }

  private List<String> names() throws SQLException {
    return list().stream().map(LabelCount::label).toList();
  }

  /** The labels of a game, by their letters. */
  public List<String> of(long game) throws SQLException {
    List<String> labels = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement("SELECT label FROM labels WHERE game = ? ORDER BY label")) {
      select.setLong(1, game);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          labels.add(row.getString(1));
        }
      }
    }
    return labels;
  }

  /** The games with a label, lowest id first. */
  public List<Long> games(String label) throws SQLException {
    return List.copyOf(games(names().stream().filter(name -> KeptName.same(name, label)).toList()));
  }

  /** The games with a label that begins so. */
  public List<Long> gamesBeginning(String label) throws SQLException {
    return List.copyOf(
        games(names().stream().filter(name -> KeptName.begins(name, label)).toList()));
  }

  private Collection<Long> games(List<String> labels) throws SQLException {
    Collection<Long> games = new LinkedHashSet<>();
    String sql = "SELECT game FROM labels WHERE label = ? ORDER BY game";
    try (PreparedStatement select = connection.prepareStatement(sql)) {
      for (String label : labels) {
        select.setString(1, label);
        try (ResultSet row = select.executeQuery()) {
          while (row.next()) {
            games.add(row.getLong(1));
          }
        }
      }
    }
    return games;
  }

  /** Those of some ids that no game has. */
  public List<Long> missing(Collection<Long> ids) throws SQLException {
    List<Long> missing = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement("SELECT 1 FROM games WHERE id = ?")) {
      for (long id : ids) {
        select.setLong(1, id);
        try (ResultSet row = select.executeQuery()) {
          if (!row.next()) {
            missing.add(id);
          }
        }
      }
    }
    return missing;
  }

  /**
   * Labels games, all of which must be there.
   *
   * @return how many did not have the label
   */
  public int add(String label, Collection<Long> games) throws SQLException {
    return change("INSERT OR IGNORE INTO labels (label, game) VALUES (?, ?)", label, games);
  }

  /**
   * Takes a label off games.
   *
   * @return how many had it
   */
  public int remove(String label, Collection<Long> games) throws SQLException {
    return change("DELETE FROM labels WHERE label = ? AND game = ?", label, games);
  }

  private int change(String sql, String label, Collection<Long> games) throws SQLException {
    String written = new KeptName(label).among(names());
    int changed = 0;
    try (PreparedStatement change = connection.prepareStatement(sql)) {
      for (long game : games) {
        change.setString(1, written);
        change.setLong(2, game);
        changed += change.executeUpdate();
      }
    }
    return changed;
  }

  /** Gives a game all labels of others. */
  public void copy(Collection<Long> from, long to) throws SQLException {
    String others = from.stream().map(String::valueOf).collect(Collectors.joining(", "));
    try (PreparedStatement copy =
        connection.prepareStatement(
            "INSERT OR IGNORE INTO labels (label, game)"
                + " SELECT DISTINCT label, ? FROM labels WHERE game IN ("
                + others
                + ")")) {
      copy.setLong(1, to);
      copy.executeUpdate();
    }
  }
}
