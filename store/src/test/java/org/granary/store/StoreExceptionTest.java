package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.granary.store.StoreException.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class StoreExceptionTest {
  @TempDir Path folder;
  private Path collection;

  @BeforeEach
  void nameACollection() {
    collection = folder.resolve("test.granary");
  }

  private CollectionWriter write() {
    return CollectionWriter.open(collection, notice -> {});
  }

  private GameCollection read() {
    return GameCollection.open(collection, notice -> {});
  }

  private void fill(int games) {
    try (CollectionWriter writer = write()) {
      long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
      TestGames.games(games).forEach(game -> writer.add(game, file));
      writer.commit();
    }
  }

  private Path database() {
    return collection.resolve("games.db");
  }

  private static void assertFails(Kind kind, String words, Executable action) {
    StoreException failure = assertThrows(StoreException.class, action);
    assertEquals(kind, failure.kind(), failure.getMessage());
    assertTrue(failure.getMessage().contains(words), failure.getMessage());
    assertTrue(failure.getMessage().contains(failure.file().toString()), failure.getMessage());
  }

  @Test
  void tellsThatThereIsNothing() {
    assertFails(Kind.NOT_A_COLLECTION, "no such folder. Import games into it first", this::read);
  }

  @Test
  void tellsThatAFolderIsNoCollection() throws IOException {
    Files.createDirectories(collection);
    Files.writeString(collection.resolve("letter.txt"), "Dear Ama");

    assertFails(Kind.NOT_A_COLLECTION, "it holds no games.db", this::read);
    assertFails(Kind.NOT_A_COLLECTION, "not an empty folder either", this::write);
  }

  @Test
  void tellsThatADatabaseIsSomebodyElses() throws Exception {
    Files.createDirectories(collection);
    run("CREATE TABLE letters (text TEXT)");

    assertFails(Kind.NOT_A_COLLECTION, "not made by Granary", this::read);
    assertFails(Kind.NOT_A_COLLECTION, "not made by Granary", this::write);
  }

  @Test
  void refusesASchemaFromTheFuture() throws Exception {
    fill(1);
    run("PRAGMA user_version = 99");

    assertFails(Kind.TOO_NEW, "schema version 99, this Granary knows versions up to 1", this::read);
    assertFails(Kind.TOO_NEW, "Use a newer Granary", this::write);
  }

  private void run(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void tellsThatADatabaseIsOverwritten() throws IOException {
    fill(1);
    Files.writeString(database(), "This was a database once. ".repeat(1000));

    assertFails(Kind.CORRUPT, "Restore the folder from a backup", this::read);
    assertFails(Kind.CORRUPT, "Restore the folder from a backup", this::write);
  }

  @Test
  void tellsThatADatabaseIsCutShort() throws IOException {
    fill(200);
    byte[] all = Files.readAllBytes(database());
    Files.write(database(), java.util.Arrays.copyOf(all, all.length / 8));

    assertFails(
        Kind.CORRUPT,
        "damaged",
        () -> {
          try (GameCollection read = read()) {
            for (long id = 1; id <= 200; id++) {
              read.game(id);
              read.text(id);
            }
          }
        });
  }

  @Test
  void keepsEarlierBatchesWhenTheDiskIsFull() {
    fill(20);
    assertFails(
        Kind.DISK_FULL,
        "no room left on the disk. Make room and run the same command again",
        () -> {
          try (CollectionWriter writer = write()) {
            writer.limitPages(60);
            long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
            for (int number = 21; number < 2000; number++) {
              writer.add(TestGames.game(number), file);
            }
            writer.commit();
          }
        });

    try (GameCollection read = read()) {
      assertEquals(20, read.gameCount());
      assertEquals(20, read.searcher().getIndexReader().numDocs());
      assertEquals(List.of(), read.check(1).problems());
    }
    fill(30);
    try (GameCollection read = read()) {
      assertEquals(50, read.gameCount());
    }
  }

  @Test
  void readsFromAFolderThatCannotBeWrittenTo() throws IOException {
    fill(5);

    try (Database frozen = Database.frozen(database())) {
      assertEquals(5, frozen.number("SELECT count(*) FROM games"));
    }
    assertEquals(false, Files.exists(collection.resolve("games.db-shm")));
  }
}
