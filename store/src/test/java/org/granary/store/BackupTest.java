package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.store.StoreException.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupTest {
  private static final int GAMES = 10;

  @TempDir Path folder;
  private TestCollection collection;
  private final List<String> notices = new ArrayList<>();

  @BeforeEach
  void fill() {
    collection = new TestCollection(folder);
    collection.add(1, GAMES);
  }

  private StoreException refused(Path target) {
    try (GameCollection read = collection.read()) {
      return assertThrows(StoreException.class, () -> read.backup(target));
    }
  }

  private void assertWhole(Path copy, int games) throws IOException {
    try (GameCollection backup = GameCollection.open(copy, notices::add);
        GameCollection original = collection.read()) {
      assertEquals(games, backup.gameCount());
      assertEquals(List.of(), backup.check(1).problems());
      IndexContents.assertSame(
          IndexContents.of(original.searcher().getIndexReader()).headMap(games + 1L),
          IndexContents.of(backup.searcher().getIndexReader()));
      for (long id = 1; id <= games; id++) {
        assertEquals(original.text(id), backup.text(id));
      }
    }
    assertEquals(List.of(), notices, "nothing had to be repaired");
    assertFalse(Files.exists(copy.resolve("write.lock")));
  }

  @Test
  void copiesACollectionIntoFoldersThatAreNotThereYet() throws IOException {
    Path copy = folder.resolve("backups/2024/copy.granary");
    try (GameCollection read = collection.read()) {
      read.backup(copy);
    }

    assertWhole(copy, GAMES);
    assertEquals(List.of(copy), TestCollection.files(copy.getParent()));
  }

  /** The copy has all that is committed, though the reader was opened before. */
  @Test
  void copiesWhileAWriterCommitsMergesAndRebuilds() throws IOException {
    Path copy = folder.resolve("copy.granary");
    try (GameCollection read = collection.read();
        CollectionWriter writer = collection.write()) {
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
      writer.add(TestGames.game(11), file);
      writer.commit();
      writer.compact();
      writer.rebuildIndex();
      writer.add(TestGames.game(12), writer.beginFile("late.ogn", Optional.empty(), "abapa"));
      read.backup(copy);
      writer.commit();
    }

    try (GameCollection backup = GameCollection.open(copy, notices::add)) {
      assertEquals(GAMES + 1, backup.gameCount());
      assertEquals(List.of(), backup.check(1).problems());
    }
    assertEquals(List.of(), notices);
  }

  @Test
  void writesToACopyAsToAnyCollection() throws IOException {
    Path copy = folder.resolve("copy.granary");
    try (GameCollection read = collection.read()) {
      read.backup(copy);
    }

    try (CollectionWriter writer = CollectionWriter.open(copy, notices::add)) {
      assertTrue(writer.contains(TestGames.game(3).fingerprint()));
      writer.add(TestGames.game(11), writer.beginFile("a.ogn", Optional.empty(), "abapa"));
      writer.commit();
    }

    try (GameCollection backup = GameCollection.open(copy, notices::add)) {
      assertEquals(GAMES + 1, backup.gameCount());
      assertEquals(List.of(), backup.check(1).problems());
    }
  }

  @Test
  void refusesAnythingThatIsThereAlready() throws IOException {
    Path empty = Files.createDirectories(folder.resolve("empty"));
    Path file = Files.writeString(folder.resolve("file"), "keep me");
    Path other = folder.resolve("other.granary");
    CollectionWriter.open(other, notices::add).close();

    for (Path target : List.of(empty, file, other, collection.path())) {
      StoreException refused = refused(target);
      assertEquals(Kind.FAILED, refused.kind());
      assertTrue(refused.getMessage().startsWith(target + ": "), refused.getMessage());
      assertTrue(refused.getMessage().endsWith("Name another folder"), refused.getMessage());
    }
    assertEquals("keep me", Files.readString(file));
    assertEquals(List.of(), TestCollection.files(empty));
    assertEquals(List.of(), collection.problems());
  }

  @Test
  void saysWhyACopyCannotBeMadeThere() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "keep me");
    List<Path> before = TestCollection.files(folder);

    StoreException refused = refused(file.resolve("copy.granary"));

    assertTrue(
        refused.getMessage().startsWith(file.resolve("copy.granary") + ": "), refused.getMessage());
    assertEquals(before, TestCollection.files(folder));
    assertEquals("keep me", Files.readString(file));
  }

  @Test
  void saysThatAFolderMayNotBeWrittenTo() throws IOException {
    Path locked = Files.createDirectories(folder.resolve("locked"));
    Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeFalse(Files.isWritable(locked), "this user may write everywhere");

    StoreException refused = refused(locked.resolve("copy.granary"));

    assertEquals(Kind.READ_ONLY, refused.kind());
    assertEquals(List.of(), TestCollection.files(locked));
  }

  /** What a killed backup left has another name and is no obstacle. */
  @Test
  void replacesWhatAKilledBackupLeft() throws IOException {
    Path left = folder.resolve("copy.granary.part");
    Files.createDirectories(left.resolve("index"));
    Files.writeString(left.resolve("games.db"), "half");
    Files.writeString(left.resolve("index/segments_1"), "half");
    Path copy = folder.resolve("copy.granary");

    try (GameCollection read = collection.read()) {
      read.backup(copy);
    }

    assertWhole(copy, GAMES);
    assertFalse(Files.exists(left));
  }

  /** The reader's own index files may be gone by then: the copy's index is made anew. */
  @Test
  void copiesThoughTheIndexIsGoneMeanwhile() throws IOException {
    Path copy = folder.resolve("copy.granary");
    try (GameCollection read = collection.read()) {
      collection.deleteIndex();
      read.backup(copy);
    }

    try (GameCollection backup = GameCollection.open(copy, notices::add)) {
      assertEquals(List.of(), backup.check(1).problems());
    }
    assertEquals(List.of(), notices);
  }

  /** A damaged database must not become a backup that looks like one. */
  @Test
  void leavesNothingOfACopyOfADamagedCollection() throws IOException {
    Path copy = folder.resolve("copy.granary");
    try (GameCollection read = collection.read()) {
      byte[] all = Files.readAllBytes(collection.database());
      Files.write(collection.database(), java.util.Arrays.copyOf(all, all.length / 2));

      StoreException failed = assertThrows(StoreException.class, () -> read.backup(copy));

      assertEquals(Kind.CORRUPT, failed.kind(), failed.getMessage());
    }
    assertEquals(List.of(collection.path()), TestCollection.files(folder));
  }
}
