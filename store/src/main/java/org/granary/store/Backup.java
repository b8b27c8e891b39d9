package org.granary.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.lucene.index.DirectoryReader;
import org.granary.store.StoreException.Kind;

/**
 * Copies a collection while others read it and write to it. The copy gets its name when it is
 * whole; until then it has another one, which a failed backup removes again.
 */
final class Backup {
  private final Folder folder;
  private final DirectoryReader reader;

  Backup(Folder folder, DirectoryReader reader) {
    this.folder = folder;
    this.reader = reader;
  }

  void to(Path target) {
    if (Files.exists(target)) {
      throw new StoreException(
          Kind.FAILED, target, "there is something of that name", "Name another folder");
    }
    Folder copy = new Folder(target.resolveSibling(target.getFileName() + ".part"));
    try {
      delete(copy.path());
      Files.createDirectories(copy.path());
      copyDatabase(copy);
      copyIndex(copy);
      GameCollection.open(copy.path(), notice -> {}).close();
      Files.deleteIfExists(copy.lock());
      Files.move(copy.path(), target);
    } catch (IOException e) {
      throw Failures.of(target, e);
    } finally {
      deleteQuietly(copy.path());
    }
  }

  /** A copy of the database at one moment, without unused room. */
  private void copyDatabase(Folder copy) {
    try (Database source = new Opening(folder, notice -> {}).openDatabase()) {
      source.run(
          connection -> {
            try (PreparedStatement into = connection.prepareStatement("VACUUM INTO ?")) {
              into.setString(1, copy.database().toString());
              into.execute();
            }
          });
    }
  }

  /** Copies the index as it is open here; opening the copy repairs it if the two do not agree. */
  private void copyIndex(Folder copy) throws IOException {
    Files.createDirectories(copy.index());
    Collection<String> names = reader.getIndexCommit().getFileNames();
    for (String name : names) {
      try {
        Files.copy(folder.index().resolve(name), copy.index().resolve(name));
      } catch (NoSuchFileException e) {
        delete(copy.index());
        return;
      }
    }
  }

  private static void deleteQuietly(Path path) {
    try {
      delete(path);
    } catch (IOException e) {
      // What is left has a name that says it is no collection, and the cause is on its way up.
    }
  }

  private static void delete(Path path) throws IOException {
    if (!Files.exists(path)) {
      return;
    }
    try (Stream<Path> files = Files.walk(path)) {
      List<Path> inner = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : inner) {
        Files.delete(file);
      }
    }
  }
}
