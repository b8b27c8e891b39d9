package org.granary.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import org.jspecify.annotations.Nullable;

/**
 * The fingerprints of the games in a collection: on a first import a table in memory, since the
 * database's index is made afterwards; that index in all other cases and when the table gets big.
 */
final class KnownGames implements AutoCloseable {
  private static final int MOST_IN_MEMORY = 2_000_000;

  private final Database database;
  private @Nullable FingerprintTable table;
  private @Nullable PreparedStatement find;

  KnownGames(Database database) {
    this.database = database;
    if (database.number("SELECT EXISTS (SELECT 1 FROM games)") == 0) {
      table = new FingerprintTable();
    } else {
      Schema.makeIndexes(database);
    }
  }

  /** Whether a game of this fingerprint was added to the collection, in this batch or before. */
  boolean contains(Fingerprint fingerprint) {
    FingerprintTable first = table;
    return first != null ? first.contains(fingerprint) : inDatabase(fingerprint);
  }

  private boolean inDatabase(Fingerprint fingerprint) {
    return database.ask(
        connection -> {
          PreparedStatement statement = find;
          if (statement == null) {
            statement =
                connection.prepareStatement(
                    "SELECT EXISTS (SELECT 1 FROM games WHERE fingerprint = ?)");
            find = statement;
          }
          statement.setBytes(1, fingerprint.bytes());
          try (ResultSet row = statement.executeQuery()) {
            return row.next() && row.getBoolean(1);
          }
        });
  }

  /** Takes note of a game just added to the database. */
  void add(Fingerprint fingerprint) {
    FingerprintTable first = table;
    if (first == null || first.contains(fingerprint)) {
      return;
    }
    if (first.size() < MOST_IN_MEMORY) {
      first.add(fingerprint);
    } else {
      askDatabase();
    }
  }

  /** From now on looks into the database, for example since games were removed from it. */
  void askDatabase() {
    if (table != null) {
      table = null;
      Schema.makeIndexes(database);
    }
  }

  @Override
  public void close() {
    PreparedStatement statement = find;
    if (statement != null) {
      database.run(connection -> statement.close());
    }
  }
}
