package org.granary.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteOpenMode;

/** One connection to a collection's database; its failures come out as {@link StoreException}. */
final class Database implements AutoCloseable {
  private static final int PAGE_BYTES = 8192;
  private static final int CACHE_KIB = 32 * 1024;
  private static final int BUSY_MILLIS = 10_000;

  private final Path file;
  private final Connection connection;

  private Database(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
  }

  /** Something done with a connection that gives a value. */
  interface Work<T> {
    T run(Connection connection) throws SQLException;
  }

  /** Something done with a connection. */
  interface Task {
    void run(Connection connection) throws SQLException;
  }

  /** Opens an existing database for reading. */
  static Database forReading(Path file) {
    SQLiteConfig config = config();
    config.setReadOnly(true);
    return open(file, "jdbc:sqlite:" + file, config);
  }

  /**
   * Opens a database for reading that nobody is writing to, in a folder where not even the files
   * beside a database can be made.
   */
  static Database frozen(Path file) {
    SQLiteConfig config = config();
    config.setReadOnly(true);
    config.setOpenMode(SQLiteOpenMode.OPEN_URI);
    return open(file, "jdbc:sqlite:" + file.toUri() + "?immutable=1", config);
  }

  /** Opens or makes a database for writing. */
  static Database forWriting(Path file) {
    SQLiteConfig config = config();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setTransactionMode(TransactionMode.IMMEDIATE);
    config.setPageSize(PAGE_BYTES);
    config.enforceForeignKeys(true);
    return open(file, "jdbc:sqlite:" + file, config);
  }

  private static SQLiteConfig config() {
    SQLiteConfig config = new SQLiteConfig();
    config.setGetGeneratedKeys(false);
    config.setBusyTimeout(BUSY_MILLIS);
    config.setCacheSize(-CACHE_KIB);
    return config;
  }

  private static Database open(Path file, String url, SQLiteConfig config) {
    try {
      Properties properties = config.toProperties();
      Connection connection = org.sqlite.JDBC.createConnection(url, properties);
      return new Database(file, connection);
    } catch (SQLException e) {
      throw Failures.of(file, e);
    }
  }

  Path file() {
    return file;
  }

  Connection connection() {
    return connection;
  }

  <T> T ask(Work<T> work) {
    try {
      return work.run(connection);
    } catch (SQLException e) {
      throw Failures.of(file, e);
    }
  }

  void run(Task task) {
    try {
      task.run(connection);
    } catch (SQLException e) {
      throw Failures.of(file, e);
    }
  }

  /** Runs statements that give no rows. */
  void execute(String... statements) {
    run(
        c -> {
          try (Statement statement = c.createStatement()) {
            for (String sql : statements) {
              statement.execute(sql);
            }
          }
        });
  }

  /** The first column of the first row, a number; 0 if there is none. */
  long number(String sql) {
    return ask(
        c -> {
          try (PreparedStatement statement = c.prepareStatement(sql);
              ResultSet rows = statement.executeQuery()) {
            return rows.next() ? rows.getLong(1) : 0;
          }
        });
  }

  /** The first column of the first row, a text; empty if there is none. */
  String word(String sql) {
    return ask(
        c -> {
          try (PreparedStatement statement = c.prepareStatement(sql);
              ResultSet rows = statement.executeQuery()) {
            String word = rows.next() ? rows.getString(1) : null;
            return word == null ? "" : word;
          }
        });
  }

  void begin() {
    run(c -> c.setAutoCommit(false));
  }

  void commit() {
    run(Connection::commit);
  }

  void rollback() {
    run(Connection::rollback);
  }

  @Override
  public void close() {
    run(Connection::close);
  }
}
