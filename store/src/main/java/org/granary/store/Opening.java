package org.granary.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.store.FSDirectory;
import org.granary.store.StoreException.Kind;

/** Opens a collection for reading: one state of the database and the index that belongs to it. */
final class Opening {
  private static final int ATTEMPTS = 5;

  private final Folder folder;
  private final Consumer<String> notices;

  Opening(Folder folder, Consumer<String> notices) {
    this.folder = folder;
    this.notices = notices;
  }

  GameCollection open() {
    requireCollection();
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      Optional<GameCollection> collection = attempt();
      if (collection.isPresent()) {
        return collection.get();
      }
    }
    throw new StoreException(
        Kind.LOCKED,
        folder.index(),
        "the index is being made anew by another process",
        "Wait until it is done and try again");
  }

  private void requireCollection() {
    Path path = folder.path();
    if (!Files.isRegularFile(folder.database())) {
      throw new StoreException(
          Kind.NOT_A_COLLECTION,
          path,
          Files.exists(path) ? "this is not a collection: it holds no games.db" : "no such folder",
          "Import games into it first, or name another folder");
    }
  }

  /** One try; empty if the index was repaired or a writer was just at work between the two. */
  private Optional<GameCollection> attempt() {
    Database database = openDatabase();
    try {
      if (Schema.version(database, folder.database()) == Schema.VERSION) {
        database.begin();
        IndexStamp wanted = IndexRepair.wanted(database);
        IndexState.Found found = IndexState.of(folder, wanted);
        if (found.state() == IndexState.CURRENT || serves(found.state())) {
          return Optional.of(collection(database, found.stamp().orElse(wanted)));
        }
      }
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
    database.close();
    repair();
    return Optional.empty();
  }

  /** Another connection for reading. */
  Database openDatabase() {
    Path log = folder.database().resolveSibling("games.db-wal");
    return isWritable() || Files.exists(log)
        ? Database.forReading(folder.database())
        : Database.frozen(folder.database());
  }

  private boolean isWritable() {
    return Files.isWritable(folder.path());
  }

  /** Whether an index that is behind must do, since a writer will bring it up or nobody can. */
  private boolean serves(IndexState state) {
    if (state != IndexState.BEHIND) {
      return false;
    }
    if (!isWritable()) {
      notices.accept(
          "The index of "
              + folder.path()
              + " is behind the database and the folder cannot be written to: searches do not find"
              + " the newest games.");
      return true;
    }
    Optional<WriterLock> lock = WriterLock.tryTake(folder);
    lock.ifPresent(WriterLock::close);
    return lock.isEmpty();
  }

  private GameCollection collection(Database database, IndexStamp stamp) {
    try {
      DirectoryReader reader = DirectoryReader.open(FSDirectory.open(folder.index()));
      return new GameCollection(folder, database, reader, stamp.generation());
    } catch (IOException e) {
      throw Failures.of(folder.index(), e);
    }
  }

  private void repair() {
    if (!isWritable()) {
      throw new StoreException(
          Kind.READ_ONLY,
          folder.path(),
          "its index has to be made first and the folder cannot be written to",
          "Copy the collection to a place where you may write and open it there");
    }
    Optional<WriterLock> taken = WriterLock.tryTake(folder);
    if (taken.isEmpty()) {
      return;
    }
    try (Database database = Database.forWriting(folder.database())) {
      Schema.migrate(database, Schema.version(database, folder.database()));
      new IndexRepair(folder, database, notices).repair();
    } finally {
      taken.get().close();
    }
  }
}
