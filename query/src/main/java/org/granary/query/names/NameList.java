package org.granary.query.names;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.granary.query.names.CountedName.Spelling;
import org.granary.store.GameCollection;
import org.granary.store.NameKind;

/** The names of one kind in a collection, and proposals for merging them. */
public final class NameList {
  private static final String PLAYERS =
      "SELECT south AS name FROM games UNION ALL SELECT north FROM games";

  /** Names without games are left out, unless something counts as them. */
  private static final String NAMES =
      "WITH counts AS (SELECT name, COUNT(*) AS games FROM (GAMES) WHERE name IS NOT NULL"
          + " GROUP BY name)"
          + " SELECT m.name AS main, s.name AS spelling, COALESCE(counts.games, 0) AS games"
          + " FROM names s JOIN names m ON m.id = COALESCE(s.main, s.id)"
          + " LEFT JOIN counts ON counts.name = s.id"
          + " WHERE counts.games > 0 OR s.main IS NOT NULL OR s.id IN"
          + " (SELECT main FROM names WHERE main IS NOT NULL)"
          + " ORDER BY games DESC, spelling";

  private static final String MET =
      "SELECT EXISTS (SELECT 1 FROM games WHERE south IN (SPELLINGS ?1) AND north IN (SPELLINGS ?2))"
          + " OR EXISTS (SELECT 1 FROM games WHERE south IN (SPELLINGS ?2)"
          + " AND north IN (SPELLINGS ?1))";

  private static final String SPELLINGS =
      "SELECT s.id FROM players s JOIN players m ON m.id = COALESCE(s.main, s.id) WHERE m.name =";

  private final GameCollection collection;
  private final NameKind kind;

  /** The names of a kind in a collection, which must stay open. */
  public NameList(GameCollection collection, NameKind kind) {
    this.collection = collection;
    this.kind = kind;
  }

  private interface Asking<T> {
    T ask(Connection connection) throws SQLException;
  }

  private <T> T ask(Asking<T> asking) throws IOException {
    try {
      return asking.ask(collection.connection());
    } catch (SQLException e) {
      throw new IOException("the database cannot be read: " + e.getMessage(), e);
    }
  }

  /** All names, most games first. */
  public List<CountedName> names() throws IOException {
    String games =
        kind == NameKind.PLAYER ? PLAYERS : "SELECT " + kind.label() + " AS name FROM games";
    String sql = NAMES.replace("GAMES", games).replace("names ", kind.table() + " ");
    return ask(
        connection -> {
          try (PreparedStatement select = connection.prepareStatement(sql);
              ResultSet row = select.executeQuery()) {
            return names(row);
          }
        });
  }

  private static List<CountedName> names(ResultSet row) throws SQLException {
    Map<String, List<Spelling>> byName = new LinkedHashMap<>();
    while (row.next()) {
      byName
          .computeIfAbsent(row.getString("main"), name -> new ArrayList<>())
          .add(new Spelling(row.getString("spelling"), row.getLong("games")));
    }
    return byName.entrySet().stream()
        .map(entry -> new CountedName(entry.getKey(), entry.getValue()))
        .sorted(
            Comparator.comparingLong(CountedName::games)
                .reversed()
                .thenComparing(CountedName::name))
        .toList();
  }

  /** Names that may be others' spellings, the names with most games first, the likeliest first. */
  public List<Proposal> proposals() throws IOException {
    List<Proposal> proposals = new ArrayList<>();
    for (Proposal proposal : new Proposals(names()).find()) {
      boolean met = kind == NameKind.PLAYER && met(proposal);
      proposals.add(met ? proposal.ofOpponents() : proposal);
    }
    return proposals;
  }

  /** Whether two players played each other. */
  private boolean met(Proposal proposal) throws IOException {
    return ask(
        connection -> {
          try (PreparedStatement select =
              connection.prepareStatement(MET.replace("SPELLINGS", SPELLINGS))) {
            select.setString(1, proposal.name());
            select.setString(2, proposal.variant());
            try (ResultSet row = select.executeQuery()) {
              return row.next() && row.getBoolean(1);
            }
          }
        });
  }
}
