package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.granary.store.StoreException.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class StoreExceptionTest {
  @TempDir Path folder;
  private TestCollection collection;

  @BeforeEach
  void nameACollection() {
    collection = new TestCollection(folder);
  }

  private static void assertFails(Kind kind, String words, Executable action) {
    StoreException failure = assertThrows(StoreException.class, action);
    assertEquals(kind, failure.kind(), failure.getMessage());
    assertTrue(failure.getMessage().contains(words), failure.getMessage());
    assertTrue(failure.getMessage().contains(failure.file().toString()), failure.getMessage());
  }

  @Test
  void tellsThatThereIsNothing() {
    assertFails(
        Kind.NOT_A_COLLECTION, "no such folder. Import games into it first", collection::read);
  }

  @Test
  void tellsThatAFolderIsNoCollection() throws IOException {
    Files.createDirectories(collection.path());
    Files.writeString(collection.path().resolve("letter.txt"), "Dear Ama");

    assertFails(Kind.NOT_A_COLLECTION, "it holds no games.db", collection::read);
    assertFails(Kind.NOT_A_COLLECTION, "not an empty folder either", collection::write);
  }

  @Test
  void tellsThatADatabaseIsSomebodyElses() throws Exception {
    Files.createDirectories(collection.path());
    collection.sql("CREATE TABLE letters (text TEXT)");

    assertFails(Kind.NOT_A_COLLECTION, "not made by Granary", collection::read);
    assertFails(Kind.NOT_A_COLLECTION, "not made by Granary", collection::write);
  }

  @Test
  void refusesASchemaFromTheFuture() throws Exception {
    collection.add(1, 1);
    collection.sql("PRAGMA user_version = 99");

    assertFails(
        Kind.TOO_NEW, "schema version 99, this Granary knows versions up to 3", collection::read);
    assertFails(Kind.TOO_NEW, "Use a newer Granary", collection::write);
  }

  @Test
  void tellsThatADatabaseIsOverwritten() throws IOException {
    collection.add(1, 1);
    Files.writeString(collection.database(), "This was a database once. ".repeat(1000));

    assertFails(Kind.CORRUPT, "Restore the folder from a backup", collection::read);
    assertFails(Kind.CORRUPT, "Restore the folder from a backup", collection::write);
  }

  @Test
  void keepsEarlierBatchesWhenTheDiskIsFull() {
    collection.add(1, 20);
    assertFails(
        Kind.DISK_FULL,
        "no room left on the disk. Make room and run the same command again",
        () -> {
          try (CollectionWriter writer = collection.write()) {
            writer.limitPages(60);
            long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
            for (int number = 21; number < 2000; number++) {
              writer.add(TestGames.game(number), file);
            }
            writer.commit();
          }
        });

    try (GameCollection read = collection.read()) {
      assertEquals(20, read.gameCount());
      assertEquals(20, read.searcher().getIndexReader().numDocs());
      assertEquals(List.of(), read.check(1).problems());
    }
    collection.add(1, 30);
    try (GameCollection read = collection.read()) {
      assertEquals(50, read.gameCount());
    }
  }

  @Test
  void readsFromAFolderThatCannotBeWrittenTo() throws IOException {
    collection.add(1, 5);

    try (Database frozen = Database.frozen(collection.database())) {
      assertEquals(5, frozen.number("SELECT count(*) FROM games"));
    }
    assertEquals(false, Files.exists(collection.path().resolve("games.db-shm")));
  }
}
