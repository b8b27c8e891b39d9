package org.granary.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.lucene.search.IndexSearcher;
import org.granary.engine.RuleSet;
import org.granary.grammar.Diagnostic;

/**
 * A collection open for reading: a folder {@code NAME.granary} with {@code games.db} and {@code
 * index/}.
 *
 * <p>It shows one state of the collection, that of the last batch committed before it was opened,
 * however much is written meanwhile; open it again to see more. Any number of processes may read
 * while one writes. One object serves one thread, but {@link #searcher} and the connections of
 * {@link #newConnection} may be used by others.
 */
public final class GameCollection implements AutoCloseable {
  private GameCollection() {}

  /**
   * Opens a collection. An index that is missing, damaged or behind is repaired first, if the
   * folder can be written to, and {@code notices} is told so in sentences.
   *
   * @throws StoreException if it cannot be opened
   */
  public static GameCollection open(Path folder, Consumer<String> notices) {
    throw new UnsupportedOperationException(folder.toString() + notices);
  }

  public Path folder() {
    throw new UnsupportedOperationException();
  }

  /** Counts the batches ever written: equal numbers mean equal contents. */
  public long generation() {
    throw new UnsupportedOperationException();
  }

  public long gameCount() {
    throw new UnsupportedOperationException();
  }

  /** The rule sets under which it holds games. */
  public List<RuleSet> ruleSets() {
    throw new UnsupportedOperationException();
  }

  public Optional<StoredGame> game(long id) {
    throw new UnsupportedOperationException("" + id);
  }

  /** The moves of a game: all that a replay needs, faster than {@link #game}. */
  public Optional<StoredLine> line(long id) {
    throw new UnsupportedOperationException("" + id);
  }

  /** Every game's moves with ids from {@code first} to {@code last}, both included, in order. */
  public void lines(long first, long last, Consumer<StoredLine> visitor) {
    throw new UnsupportedOperationException("" + first + last + visitor);
  }

  /** A game's record in canonical form. */
  public Optional<String> text(long id) {
    throw new UnsupportedOperationException("" + id);
  }

  /** A game's record byte for byte as it was imported. */
  public Optional<byte[]> original(long id) {
    throw new UnsupportedOperationException("" + id);
  }

  /** What was found wrong with a game's record when it was imported, in source order. */
  public List<Diagnostic> diagnostics(long id) {
    throw new UnsupportedOperationException("" + id);
  }

  /**
   * The database as this collection sees it, for reading with {@code SELECT}; it belongs to the
   * collection and must not be closed. Tables are described in {@code schema-1.sql}.
   */
  public Connection connection() {
    throw new UnsupportedOperationException();
  }

  /**
   * Another connection to read with, for other threads. It sees what is committed when it first
   * reads, which may be more than {@link #connection} sees. The caller closes it.
   */
  public Connection newConnection() {
    throw new UnsupportedOperationException();
  }

  /** The index as of {@link #generation}; open as long as the collection is. */
  public IndexSearcher searcher() {
    throw new UnsupportedOperationException();
  }

  @Override
  public void close() {}
}
