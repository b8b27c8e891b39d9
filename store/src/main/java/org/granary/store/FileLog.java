package org.granary.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Optional;

/**
 * Which files were imported and how far. It is written in the same transactions as the games, so it
 * never says more than is there.
 */
public final class FileLog {
  private final Database database;
  private long last;

  FileLog(Database database) {
    this.database = database;
    this.last = database.number("SELECT max(id) FROM files");
  }

  /**
   * What is known of a file.
   *
   * @param id its id in the collection
   * @param path as the user named it when it was first imported
   * @param records how many of its records were dealt with
   * @param complete whether all of them were
   */
  public record Entry(long id, String path, long records, boolean complete) {}

  /**
   * What is known of the file with these contents, if it was read in the same way before.
   *
   * @param digest SHA-256 of all its bytes
   * @param reading how it is read, for example the rule set for records that name none
   */
  public Optional<Entry> find(byte[] digest, String reading) {
    return find(digest, reading, "ORDER BY complete DESC, records DESC");
  }

  /** The same of those readings only that did not get to the end of the file. */
  public Optional<Entry> findUnfinished(byte[] digest, String reading) {
    return find(digest, reading, "AND complete = 0 ORDER BY records DESC");
  }

  private Optional<Entry> find(byte[] digest, String reading, String rest) {
    String sql =
        "SELECT id, path, records, complete FROM files WHERE digest = ? AND reading = ? "
            + rest
            + " LIMIT 1";
    return database.ask(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setBytes(1, digest);
            statement.setString(2, reading);
            return entry(statement);
          }
        });
  }

  private static Optional<Entry> entry(PreparedStatement statement) throws SQLException {
    try (ResultSet row = statement.executeQuery()) {
      return row.next()
          ? Optional.of(
              new Entry(row.getLong(1), row.getString(2), row.getLong(3), row.getBoolean(4)))
          : Optional.empty();
    }
  }

  /** Takes note of a file that is about to be imported; gives its id. */
  long begin(String path, Optional<byte[]> digest, String reading) {
    last++;
    database.run(
        connection -> {
          try (PreparedStatement statement =
              connection.prepareStatement(
                  "INSERT INTO files (id, path, digest, reading, records, complete)"
                      + " VALUES (?, ?, ?, ?, 0, 0)")) {
            statement.setLong(1, last);
            statement.setString(2, path);
            setDigest(statement, 3, digest);
            statement.setString(4, reading);
            statement.executeUpdate();
          }
        });
    return last;
  }

  /** Takes note of how far a file was imported. */
  void progress(long id, Optional<byte[]> digest, long records, boolean complete) {
    database.run(
        connection -> {
          try (PreparedStatement statement =
              connection.prepareStatement(
                  "UPDATE files SET digest = ?, records = ?, complete = ? WHERE id = ?")) {
            setDigest(statement, 1, digest);
            statement.setLong(2, records);
            statement.setBoolean(3, complete);
            statement.setLong(4, id);
            statement.executeUpdate();
          }
        });
  }

  private static void setDigest(PreparedStatement statement, int column, Optional<byte[]> digest)
      throws SQLException {
    if (digest.isPresent()) {
      statement.setBytes(column, digest.get());
    } else {
      statement.setNull(column, Types.BLOB);
    }
  }
}
