package org.granary.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.search.IndexSearcher;
import org.granary.engine.RuleSet;
import org.granary.grammar.Diagnostic;
import org.granary.store.kept.Kept;
import org.jspecify.annotations.Nullable;

/**
 * A collection open for reading: a folder {@code NAME.granary} with {@code games.db} and {@code
 * index/}.
 *
 * <p>It shows one state of the collection, that of the last batch committed before it was opened,
 * however much is written meanwhile; open it again to see more. One that is opened in the moment in
 * which a writer has committed a batch to the database and not yet to the index has that batch's
 * games, but searches do not find them. Any number of processes may read while one writes. One
 * object serves one thread, but {@link #searcher} and the connections of {@link #newConnection} may
 * be used by others.
 */
public final class GameCollection implements AutoCloseable {
  private final Folder folder;
  private final Database database;
  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final GameSelect select;
  private final Map<String, PreparedStatement> statements = new HashMap<>();
  private final long generation;
  private @Nullable List<RuleSet> ruleSets;

  GameCollection(Folder folder, Database database, DirectoryReader reader, long generation) {
    this.folder = folder;
    this.database = database;
    this.reader = reader;
    this.searcher = new IndexSearcher(reader);
    this.select = new GameSelect(database);
    this.generation = generation;
  }

  /**
   * Opens a collection. An index that is missing, damaged or behind is repaired first, if the
   * folder can be written to, and {@code notices} is told so in sentences.
   *
   * @throws StoreException if it cannot be opened
   */
  public static GameCollection open(Path folder, Consumer<String> notices) {
    return new Opening(new Folder(folder), notices).open();
  }

  public Path folder() {
    return folder.path();
  }

  /** Counts the batches ever written: equal numbers mean equal contents. */
  public long generation() {
    return generation;
  }

  public long gameCount() {
    return database.number("SELECT count(*) FROM games");
  }

  /** The rule sets under which it holds games, by name. */
  public List<RuleSet> ruleSets() {
    if (ruleSets == null) {
      ruleSets =
          List.copyOf(
              rows(
                  "SELECT name FROM rule_sets r"
                      + " WHERE EXISTS (SELECT 1 FROM games WHERE rule_set = r.id) ORDER BY name",
                  row -> select.ruleSet(row.getString(1))));
    }
    return ruleSets;
  }

  /** A game with everything but its text and diagnostics. */
  public Optional<StoredGame> game(long id) {
    return rows(GameSelect.GAME, select::game, id).stream().findFirst();
  }

  /** The moves of a game: all that a replay needs, faster than {@link #game}. */
  public Optional<StoredLine> line(long id) {
    return rows(GameSelect.LINE_OF_GAME, select::line, id).stream().findFirst();
  }

  /** Every game's moves with ids from {@code first} to {@code last}, both included, in order. */
  public void lines(long first, long last, Consumer<StoredLine> visitor) {
    database.run(c -> select.lines(c, first, last, visitor));
  }

  /** A game's record in canonical form. */
  public Optional<String> text(long id) {
    return rows("SELECT text FROM records WHERE game = ?", row -> row.getString(1), id).stream()
        .findFirst();
  }

  /** A game's record byte for byte as it was cut from its source, without line ends after it. */
  public Optional<byte[]> original(long id) {
    return rows(
            "SELECT text, original FROM records WHERE game = ?",
            row -> {
              byte[] original = row.getBytes(2);
              return original == null ? NewGame.bytes(row.getString(1)) : original;
            },
            id)
        .stream()
        .findFirst();
  }

  /** What was found wrong with a game's record when it was imported, in source order. */
  public List<Diagnostic> diagnostics(long id) {
    return rows(GameSelect.DIAGNOSTICS, select::diagnostic, id);
  }

  /** Asks for what users keep beside the records. */
  public <T> T kept(Kept.Work<T> question) {
    return database.ask(connection -> question.run(new Kept(connection)));
  }

  private interface Reading<T> {
    T read(ResultSet row) throws SQLException;
  }

  private <T> List<T> rows(String sql, Reading<T> reading, long... parameters) {
    return database.ask(
        c -> {
          PreparedStatement statement = statement(c, sql);
          for (int i = 0; i < parameters.length; i++) {
            statement.setLong(i + 1, parameters[i]);
          }
          List<T> read = new ArrayList<>();
          try (ResultSet row = statement.executeQuery()) {
            while (row.next()) {
              read.add(reading.read(row));
            }
          }
          return read;
        });
  }

  private PreparedStatement statement(Connection connection, String sql) throws SQLException {
    PreparedStatement statement = statements.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      statements.put(sql, statement);
    }
    return statement;
  }

  /**
   * The database as this collection sees it, for reading with {@code SELECT}; it belongs to the
   * collection and must not be closed. Tables are described in {@code schema-1.sql} and those after
   * it.
   */
  public Connection connection() {
    return database.connection();
  }

  /**
   * Another connection to read with, for other threads. It sees what is committed when it first
   * reads, which may be more than {@link #connection} sees. The caller closes it.
   */
  public Connection newConnection() {
    return new Opening(folder, notice -> {}).openDatabase().connection();
  }

  /** The index as of {@link #generation}; open as long as the collection is. */
  public IndexSearcher searcher() {
    return searcher;
  }

  /**
   * Looks for anything that is damaged or contradicts itself.
   *
   * @param every reads and replays every that many-th game again: 1 for all
   */
  public CheckReport check(int every) {
    return new CollectionCheck(database, select, searcher).run(every);
  }

  /**
   * Copies the collection to a folder that does not exist yet; nothing is left of a copy that
   * fails. Others may write to the collection meanwhile.
   */
  public void backup(Path target) {
    new Backup(folder, reader).to(target);
  }

  @Override
  public void close() {
    try (database) {
      reader.close();
      reader.directory().close();
    } catch (IOException e) {
      throw Failures.of(folder.index(), e);
    }
  }
}
