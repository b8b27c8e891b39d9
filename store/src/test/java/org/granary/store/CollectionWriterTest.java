package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.apache.lucene.document.LongPoint;
import org.granary.grammar.GameWriter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CollectionWriterTest {
  @TempDir Path folder;
  private TestCollection collection;

  @BeforeEach
  void nameACollection() {
    collection = new TestCollection(folder);
  }

  @Test
  void readsBackWhatWasCommitted() throws Exception {
    collection.add(1, 30);

    try (GameCollection read = collection.read()) {
      assertEquals(30, read.gameCount());
      assertEquals(1, read.generation());
      assertEquals(30, read.searcher().getIndexReader().numDocs());
      NewGame seventh = TestGames.game(7);
      StoredLine line = read.line(7).orElseThrow();
      assertArrayEquals(seventh.facts().moves(), line.moves());
      assertEquals(seventh.facts().winner(), line.winner());
      assertEquals(TestGames.START, line.start());
      assertEquals(GameWriter.write(TestGames.checked(7)), read.text(7).orElseThrow());
      assertArrayEquals(
          TestGames.record(7).getBytes(StandardCharsets.UTF_8), read.original(7).orElseThrow());
      assertEquals(1, read.searcher().count(LongPoint.newExactQuery(IndexFields.ID, 7)));
      StoredGame game = read.game(7).orElseThrow();
      assertEquals("Player 0", game.headers().value("South").orElseThrow());
      assertEquals("Nobody 7", game.headers().value("Annotator").orElseThrow());
      assertEquals(seventh.facts().score(), game.score());
      assertEquals("games.ogn", game.source());
      assertEquals(70, game.sourceLine());
      assertTrue(read.game(31).isEmpty());
    }
    assertEquals(List.of(), collection.notices());
  }

  @Test
  void forgetsWhatWasNotCommitted() {
    collection.add(1, 10);
    try (CollectionWriter writer = collection.write()) {
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
      writer.add(TestGames.game(11), file);
    }

    try (GameCollection read = collection.read()) {
      assertEquals(10, read.gameCount());
      assertEquals(10, read.searcher().getIndexReader().numDocs());
    }
    assertEquals(List.of(), collection.notices());
  }

  @Test
  void showsReadersOnlyWhatIsCommitted() throws Exception {
    collection.add(1, 5);
    try (CollectionWriter writer = collection.write()) {
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
      writer.add(TestGames.game(6), file);
      try (GameCollection before = collection.read()) {
        assertEquals(5, before.gameCount());
        writer.commit();
        assertEquals(5, before.gameCount());
        assertEquals(5, before.searcher().getIndexReader().numDocs());
      }
      try (GameCollection after = collection.read()) {
        assertEquals(6, after.gameCount());
        assertEquals(6, after.searcher().getIndexReader().numDocs());
      }
    }
  }

  @Test
  void knowsDuplicatesInTheBatchAndInTheCollection() {
    try (CollectionWriter writer = collection.write()) {
      long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
      assertFalse(writer.contains(TestGames.game(1).fingerprint()));
      writer.add(TestGames.game(1), file);
      assertTrue(writer.contains(TestGames.game(1).fingerprint()));
      writer.commit();
    }
    try (CollectionWriter writer = collection.write()) {
      assertTrue(writer.contains(TestGames.game(1).fingerprint()));
      assertFalse(writer.contains(TestGames.game(2).fingerprint()));
    }
  }

  @Test
  void countsWhatIsInTheBatch() {
    try (CollectionWriter writer = collection.write()) {
      long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
      assertEquals(0, writer.gamesInBatch());
      writer.add(TestGames.game(1), file);
      writer.add(TestGames.game(2), file);

      assertEquals(2, writer.gamesInBatch());
      assertEquals(
          TestGames.game(1).plyCount() + TestGames.game(2).plyCount(), writer.pliesInBatch());
      writer.commit();
      assertEquals(0, writer.gamesInBatch());
      assertEquals(0, writer.pliesInBatch());
      assertEquals(1, writer.generation());
    }
  }

  /** A commit without a batch makes none. */
  @Test
  void countsBatchesNotCommits() {
    collection.add(1, 3);
    try (CollectionWriter writer = collection.write()) {
      writer.commit();
      writer.commit();
      assertEquals(1, writer.generation());
      writer.beginFile("empty.ogn", Optional.empty(), "abapa");
      writer.commit();
      assertEquals(2, writer.generation());
    }

    try (Database database = Database.forReading(collection.database())) {
      assertEquals(2, database.number("SELECT count(*) FROM batches"));
      assertEquals(3, database.number("SELECT games FROM batches WHERE id = 1"));
      assertEquals(
          database.number("SELECT sum(plies) FROM games"),
          database.number("SELECT plies FROM batches WHERE id = 1"));
      assertEquals(0, database.number("SELECT games FROM batches WHERE id = 2"));
    }
    assertEquals(List.of(), collection.problems());
    assertEquals(List.of(), collection.notices());
  }

  /** Ids go up in the order of adding, through batches and writers. */
  @Test
  void numbersGamesInTheOrderOfAdding() {
    List<Long> ids = new ArrayList<>();
    for (int writers = 0; writers < 3; writers++) {
      try (CollectionWriter writer = collection.write()) {
        long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
        for (int i = 0; i < 4; i++) {
          ids.add(writer.add(TestGames.game(4 * writers + i + 1), file));
          writer.commit();
        }
      }
    }

    assertEquals(LongStream.rangeClosed(1, 12).boxed().toList(), ids);
    try (GameCollection read = collection.read()) {
      assertEquals(12, read.generation());
      for (long id : ids) {
        assertEquals(
            "Nobody " + id, read.game(id).orElseThrow().headers().value("Annotator").orElseThrow());
      }
    }
    assertEquals(List.of(), collection.problems());
  }

  @Test
  void makesACollectionThatIsEmptyAtFirst() {
    collection.write().close();

    try (GameCollection read = collection.read()) {
      assertEquals(0, read.gameCount());
      assertEquals(0, read.generation());
      assertEquals(List.of(), read.ruleSets());
      assertEquals(0, read.searcher().getIndexReader().numDocs());
      assertEquals(collection.path(), read.folder());
    }
    assertEquals(List.of(), collection.problems());
    assertEquals(List.of(), collection.notices());
  }

  /** It was killed after making the folder and the lock. */
  @Test
  void goesOnWhereItsCreationWasInterrupted() throws IOException {
    Files.createDirectories(collection.path());
    Files.createFile(collection.path().resolve("write.lock"));
    collection.add(1, 2);
    Path second = folder.resolve("second.granary");
    Files.createDirectories(second);
    Files.createFile(second.resolve("games.db"));

    CollectionWriter.open(second, notice -> {}).close();

    assertEquals(List.of(), collection.problems());
    try (GameCollection read = GameCollection.open(second, notice -> {})) {
      assertEquals(0, read.gameCount());
    }
  }

  /** Interrupted or not, nothing half-closed is left. */
  @Test
  void closesInAThreadThatIsInterrupted() {
    collection.add(1, 3);
    try (CollectionWriter writer = collection.write()) {
      writer.add(TestGames.game(4), writer.beginFile("a.ogn", Optional.empty(), "abapa"));
      writer.commit();
      Thread.currentThread().interrupt();
    }

    assertTrue(Thread.interrupted(), "whoever interrupted is still heard");
    assertEquals(List.of(), collection.problems());
    collection.add(5, 5);
    assertEquals(List.of(), collection.notices());
  }

  /** Many readers, each with the state of its own moment. */
  @Test
  void letsReadersComeAndGoWhileItWrites() {
    List<GameCollection> readers = new ArrayList<>();
    try (CollectionWriter writer = collection.write()) {
      long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
      for (int number = 1; number <= 6; number++) {
        writer.add(TestGames.game(number), file);
        writer.commit();
        readers.add(collection.read());
      }
      for (int number = 1; number <= 6; number++) {
        try (GameCollection reader = readers.get(number - 1)) {
          assertEquals(number, reader.gameCount());
          assertEquals(number, reader.generation());
          assertEquals(number, reader.searcher().getIndexReader().numDocs());
          assertEquals(List.of(), reader.check(1).problems());
        }
      }
    }
  }
}
