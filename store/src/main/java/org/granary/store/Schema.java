package org.granary.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.granary.store.StoreException.Kind;

/** The versions of the database: the newest is made, older ones are brought forward. */
final class Schema {
  /** The version that this Granary reads and writes. */
  static final int VERSION = 3;

  /** Marks a database as a collection: "Gran". */
  static final int APPLICATION_ID = 0x4772616e;

  private Schema() {}

  /**
   * The version of a database; 0 if it is empty.
   *
   * @throws StoreException if it is not a collection's, too new, or has lost all it held
   */
  static int version(Database database, Path file) {
    int version = (int) database.number("PRAGMA user_version");
    boolean empty = database.number("SELECT count(*) FROM sqlite_master") == 0;
    if (empty && version == 0) {
      if (Files.exists(file.resolveSibling("index"))) {
        throw Failures.lost(file);
      }
      return 0;
    }
    if (database.number("PRAGMA application_id") != APPLICATION_ID) {
      throw new StoreException(
          Kind.NOT_A_COLLECTION,
          file,
          "this database was not made by Granary",
          "Name another folder");
    }
    if (version > VERSION) {
      throw new StoreException(
          Kind.TOO_NEW,
          file,
          "it has schema version " + version + ", this Granary knows versions up to " + VERSION,
          "Use a newer Granary, or import the source files into a new collection");
    }
    return version;
  }

  /** Brings a database of a known version to the newest one, each step in its own transaction. */
  static void migrate(Database database, int from) {
    for (int version = from + 1; version <= VERSION; version++) {
      database.begin();
      database.execute(statements("schema-" + version + ".sql").toArray(String[]::new));
      if (version == 1) {
        database.execute(
            "PRAGMA application_id = " + APPLICATION_ID,
            "INSERT INTO collection VALUES (1, '" + UUID.randomUUID() + "', 0, 0)");
      }
      if (version == 2) {
        new NamesMigration(database).run();
      }
      database.execute("PRAGMA user_version = " + version);
      database.commit();
    }
    if (from > 0 && from < VERSION) {
      makeIndexes(database);
      database.commit();
    }
  }

  /** Makes the indexes that searches and the next import need, where they are missing. */
  static void makeIndexes(Database database) {
    database.execute(statements("indexes.sql").toArray(String[]::new));
  }

  /** The statements of a script beside this class. */
  static List<String> statements(String script) {
    try (InputStream in = Schema.class.getResourceAsStream(script)) {
      if (in == null) {
        throw new IllegalStateException(script + " is missing from the program");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Stream.of(text.split(";[ \\t]*\\R"))
          .map(String::strip)
          .filter(statement -> !statement.isEmpty())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
