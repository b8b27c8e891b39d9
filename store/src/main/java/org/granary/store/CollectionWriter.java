package org.granary.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.granary.engine.RuleSet;
import org.granary.grammar.Diagnostic;
import org.granary.store.StoreException.Kind;
import org.granary.store.kept.Kept;
import org.jspecify.annotations.Nullable;

/**
 * A collection open for writing, by one writer at a time.
 *
 * <p>What is added becomes part of the collection with {@link #commit}: first one transaction of
 * the database, then one commit of the index, which carries the database's generation. Whatever
 * happens in between, the next one to open the collection can tell and puts the index right. What
 * was not committed when the writer is closed, or when its process ends, never was.
 *
 * <p>One object serves one thread; it indexes on all cores by itself.
 */
public final class CollectionWriter implements AutoCloseable {
  private final Folder folder;
  private final WriterLock lock;
  private final Database database;
  private final FileLog files;
  private final KnownGames known;
  private final GameRows rows;
  private GameIndex index;
  private IndexQueue queue;
  private Batch batch;
  private boolean clean = true;
  private boolean changed;
  private @Nullable Overlaps overlaps;

  /** What the present transaction holds. */
  private static final class Batch {
    private final long id;
    private long lastGame;
    private long games;
    private long plies;

    Batch(long id, long lastGame) {
      this.id = id;
      this.lastGame = lastGame;
    }
  }

  private CollectionWriter(Folder folder, WriterLock lock, Database database) {
    this.folder = folder;
    this.lock = lock;
    this.database = database;
    this.files = new FileLog(database);
    this.known = new KnownGames(database);
    this.rows = database.ask(connection -> new GameRows(folder.database(), connection));
    this.index = GameIndex.open(folder);
    this.queue = new IndexQueue(index);
    this.batch = nextBatch();
    database.begin();
  }

  /**
   * Opens a collection for writing; makes it if there is none at that path.
   *
   * @param notices is told, in sentences, if the index had to be repaired first
   * @throws StoreException if that is not possible, for example because somebody else is writing
   */
  public static CollectionWriter open(Path path, Consumer<String> notices) {
    Folder folder = new Folder(path);
    makeFolder(folder);
    WriterLock lock = WriterLock.take(folder);
    try {
      return open(folder, lock, notices);
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static CollectionWriter open(Folder folder, WriterLock lock, Consumer<String> notices) {
    Database database = Database.forWriting(folder.database());
    try {
      Schema.migrate(database, Schema.version(database, folder.database()));
      new IndexRepair(folder, database, notices).repair();
      return new CollectionWriter(folder, lock, database);
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
  }

  private static void makeFolder(Folder folder) {
    Path path = folder.path();
    try {
      if (Files.exists(path) && !Files.exists(folder.database()) && !isEmpty(folder)) {
        throw new StoreException(
            Kind.NOT_A_COLLECTION,
            path,
            "this is not a collection, and it is not an empty folder either",
            "Name a folder that does not exist yet, for example games.granary");
      }
      Files.createDirectories(path);
    } catch (IOException e) {
      throw Failures.of(path, e);
    }
  }

  /** Whether nothing is in a folder but what an interrupted creation may have left. */
  private static boolean isEmpty(Folder folder) throws IOException {
    if (!Files.isDirectory(folder.path())) {
      return false;
    }
    try (Stream<Path> entries = Files.list(folder.path())) {
      return entries.allMatch(entry -> entry.equals(folder.lock()));
    }
  }

  private Batch nextBatch() {
    return new Batch(
        database.number("SELECT generation FROM collection") + 1,
        database.number("SELECT max(id) FROM games"));
  }

  public Path folder() {
    return folder.path();
  }

  /** Counts the batches ever committed, see {@link GameCollection#generation}. */
  public long generation() {
    return batch.id - 1;
  }

  /**
   * Sees to it that games can be added under a rule set.
   *
   * @throws StoreException if the collection has other rules of that name
   */
  public void requireSame(RuleSet ruleSet) {
    database.run(connection -> rows.ruleSets().requireSame(ruleSet));
  }

  /** Which files were imported before. */
  public FileLog files() {
    return files;
  }

  /** Whether a game with this fingerprint is in the collection or in the present batch. */
  public boolean contains(Fingerprint fingerprint) {
    return known.contains(fingerprint);
  }

  /**
   * The games of the collection and of the present batch that have a new game's rules, start,
   * players and date, and of which one is the beginning of the other; of {@value
   * Overlaps#FEWEST_PLIES} plies or more. docs/collections.md has the conditions.
   */
  public List<Overlap> overlaps(NewGame game) {
    Overlaps known = overlaps;
    if (known == null) {
      known = new Overlaps(database, rows);
      overlaps = known;
    }
    Overlaps looking = known;
    return database.ask(connection -> looking.of(game));
  }

  /**
   * Takes note of a file whose games are about to be added.
   *
   * @param path as the user named it
   * @param digest SHA-256 of its bytes, if known beforehand
   * @param reading how it is read, see {@link FileLog#find}
   * @return the file's id
   */
  public long beginFile(String path, Optional<byte[]> digest, String reading) {
    startBatch();
    return files.begin(path, digest, reading);
  }

  /**
   * Takes note of how far a file was imported, in the present batch.
   *
   * @param records how many of its records were dealt with, from its beginning
   * @param complete whether all of them were
   */
  public void fileProgress(long file, Optional<byte[]> digest, long records, boolean complete) {
    startBatch();
    files.progress(file, digest, records, complete);
  }

  /** Keeps what is wrong with a file, apart from its games. */
  public void addDiagnostic(long file, Diagnostic diagnostic) {
    startBatch();
    database.run(connection -> rows.insert(file, diagnostic));
  }

  /**
   * Adds a game to the present batch.
   *
   * @param file the id of its file
   * @return the game's id; later games have higher ones
   */
  public long add(NewGame game, long file) {
    startBatch();
    long id = batch.lastGame + 1;
    database.run(connection -> rows.insert(id, file, batch.id, game));
    known.add(game.fingerprint());
    queue.add(id, game.facts());
    batch.lastGame = id;
    batch.games++;
    batch.plies += game.plyCount();
    return id;
  }

  /**
   * Adds a game to the present batch in the place of others, which it takes the labels of and which
   * are removed.
   *
   * @return the game's id
   */
  public long replace(Collection<Long> ids, NewGame game, long file) {
    long id = add(game, file);
    keep(
        kept -> {
          kept.labels().copy(ids, id);
          return id;
        });
    remove(ids);
    return id;
  }

  /** Removes games. */
  public void remove(Collection<Long> ids) {
    startBatch();
    queue.await();
    known.askDatabase();
    for (long id : ids) {
      database.execute("DELETE FROM games WHERE id = " + id);
    }
    database.execute("UPDATE collection SET removed_in = " + batch.id);
    index.remove(List.copyOf(ids));
  }

  /**
   * Lets spellings count as one name, with all that count as them already: searches and statistics
   * take them together, games keep what their records say. Names that are not known change nothing.
   *
   * @param into the name to count as; it need not be in the collection
   */
  public NameChange merge(NameKind kind, List<String> variants, String into) {
    return change(kind, merging -> merging.merge(variants, into));
  }

  /**
   * Lets spellings stand for themselves again; a name that others count as lets go of all of them.
   */
  public NameChange split(NameKind kind, List<String> names) {
    return change(kind, merging -> merging.split(names));
  }

  /** Changes what users keep beside the records, as part of the present batch. */
  public <T> T keep(Kept.Work<T> change) {
    startBatch();
    return database.ask(connection -> change.run(new Kept(connection)));
  }

  private interface Renaming {
    NameChange apply(NameMerging merging) throws SQLException;
  }

  private NameChange change(NameKind kind, Renaming renaming) {
    NameChange change =
        database.ask(c -> renaming.apply(new NameMerging(c, kind, rows.names(kind))));
    if (!change.changed().isEmpty()) {
      startBatch();
    }
    return change;
  }

  /** Games added since the last commit. */
  public long gamesInBatch() {
    return batch.games;
  }

  /** Plies of the games added since the last commit. */
  public long pliesInBatch() {
    return batch.plies;
  }

  private void startBatch() {
    if (clean) {
      clean = false;
      database.run(
          connection -> {
            try (var insert =
                connection.prepareStatement(
                    "INSERT INTO batches (id, written, games, plies) VALUES (?, ?, 0, 0)")) {
              insert.setLong(1, batch.id);
              insert.setString(2, Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
              insert.executeUpdate();
            }
          });
    }
  }

  /** Makes the present batch a part of the collection. Without one, does nothing. */
  public void commit() {
    if (clean) {
      return;
    }
    queue.flush();
    database.execute(
        "UPDATE batches SET games = "
            + batch.games
            + ", plies = "
            + batch.plies
            + " WHERE id = "
            + batch.id,
        "UPDATE collection SET generation = " + batch.id);
    IndexStamp stamp = IndexRepair.wanted(database);
    database.commit();
    clean = true;
    changed = true;
    index.commit(stamp);
    batch = nextBatch();
  }

  /** Plays a disk on which no more than these pages of the database fit. */
  void limitPages(int pages) {
    database.execute("PRAGMA max_page_count = " + pages);
  }

  /** Makes the index anew from the database; the present batch must have been committed. */
  public void rebuildIndex() {
    requireClean();
    closeIndex();
    new IndexRepair(folder, database, notice -> {}).rebuild();
    openIndex();
  }

  /** Gives room back to the disk and makes searches a little faster. */
  public void compact() {
    requireClean();
    index.compact();
    index.commit(IndexRepair.wanted(database));
    database.rollback();
    database.run(connection -> connection.setAutoCommit(true));
    database.execute("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)");
    database.begin();
  }

  private void requireClean() {
    if (!clean) {
      throw new IllegalStateException("commit first");
    }
  }

  private void openIndex() {
    index = GameIndex.open(folder);
    queue = new IndexQueue(index);
  }

  private void closeIndex() {
    queue.close();
    if (clean) {
      index.close();
    } else {
      index.rollback();
    }
  }

  private void closeStatements() throws SQLException {
    rows.close();
    if (overlaps != null) {
      overlaps.close();
    }
  }

  /** Forgets what was not committed and lets others write; an interrupt waits until then. */
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    try (lock;
        database) {
      closeIndex();
      database.rollback();
      known.close();
      database.run(connection -> closeStatements());
      database.run(connection -> connection.setAutoCommit(true));
      if (changed) {
        Schema.makeIndexes(database);
        database.execute("PRAGMA optimize");
      }
      database.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
