package org.granary.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.variants.Families;
import org.granary.grammar.RuleSetTag;
import org.granary.store.StoreException.Kind;

/** The rule sets of a collection, each with all its parameters. */
final class RuleSetRows implements AutoCloseable {
  private final Path file;
  private final Map<RuleSet, Long> known = new HashMap<>();
  private final PreparedStatement find;
  private final PreparedStatement insert;

  RuleSetRows(Path file, Connection connection) throws SQLException {
    this.file = file;
    find = connection.prepareStatement("SELECT id, parameters FROM rule_sets WHERE name = ?");
    insert =
        connection.prepareStatement(
            "INSERT INTO rule_sets (name, family, title, source, notes, parameters)"
                + " VALUES (?, ?, ?, ?, ?, ?)");
  }

  /**
   * The row of a rule set; one that is new gets a row.
   *
   * @throws StoreException if the collection has other rules under that name
   */
  long id(RuleSet ruleSet) throws SQLException {
    Long id = known.get(ruleSet);
    if (id == null) {
      id = findOrInsert(ruleSet);
      known.put(ruleSet, id);
    }
    return id;
  }

  private long findOrInsert(RuleSet ruleSet) throws SQLException {
    find.setString(1, ruleSet.id());
    try (ResultSet row = find.executeQuery()) {
      if (row.next()) {
        same(ruleSet, row);
        return row.getLong(1);
      }
    }
    insert(ruleSet);
    return findOrInsert(ruleSet);
  }

  /**
   * Sees to it that the collection has no other rules under the name of a rule set.
   *
   * @throws StoreException if it has
   */
  void requireSame(RuleSet ruleSet) throws SQLException {
    find.setString(1, ruleSet.id());
    try (ResultSet row = find.executeQuery()) {
      if (row.next()) {
        same(ruleSet, row);
      }
    }
  }

  private void same(RuleSet ruleSet, ResultSet row) throws SQLException {
    if (!row.getString(2).equals(parameters(ruleSet.rules()))) {
      throw new StoreException(
          Kind.FAILED,
          file,
          "it holds games under other rules that are called \"" + ruleSet.id() + "\", too",
          "Give the rule set another name");
    }
  }

  private void insert(RuleSet ruleSet) throws SQLException {
    insert.setString(1, ruleSet.id());
    insert.setString(2, ruleSet.rules().family());
    insert.setString(3, ruleSet.title());
    insert.setString(4, ruleSet.source());
    insert.setString(5, ruleSet.notes());
    insert.setString(6, parameters(ruleSet.rules()));
    insert.executeUpdate();
  }

  private static String parameters(Rules rules) {
    return rules.parameters().entrySet().stream()
        .map(parameter -> parameter.getKey() + "=" + parameter.getValue())
        .collect(Collectors.joining("\n"));
  }

  /** The rule set of a name. */
  static RuleSet read(Database database, String name) {
    return database.ask(
        connection -> {
          try (PreparedStatement statement =
              connection.prepareStatement(
                  "SELECT family, title, source, notes, parameters FROM rule_sets"
                      + " WHERE name = ?")) {
            statement.setString(1, name);
            try (ResultSet row = statement.executeQuery()) {
              row.next();
              return read(database, name, row);
            }
          }
        });
  }

  /** The rule set as this Granary knows it, if it is the same; else as the row has it. */
  private static RuleSet read(Database database, String name, ResultSet row) throws SQLException {
    String parameters = row.getString(5);
    Optional<RuleSet> known =
        RuleSetTag.parse(name)
            .ruleSet()
            .filter(ruleSet -> parameters(ruleSet.rules()).equals(parameters));
    return known.isPresent()
        ? known.get()
        : new RuleSet(
            name,
            row.getString(2),
            row.getString(3),
            row.getString(4),
            rules(database, row.getString(1), parameters));
  }

  private static Rules rules(Database database, String family, String parameters) {
    Rules rules = Families.find(family).orElseThrow(() -> unknown(database, family));
    try {
      for (String parameter : parameters.split("\n", -1)) {
        String[] parts = parameter.split("=", 2);
        rules = rules.with(parts[0], parts.length == 2 ? parts[1] : "");
      }
    } catch (IllegalArgumentException e) {
      throw unknown(database, family + " (" + e.getMessage() + ")");
    }
    return rules;
  }

  private static StoreException unknown(Database database, String what) {
    return new StoreException(
        Kind.TOO_NEW,
        database.file(),
        "it holds games under rules that are unknown here: " + what,
        "Use a newer Granary");
  }

  @Override
  public void close() throws SQLException {
    find.close();
    insert.close();
  }
}
