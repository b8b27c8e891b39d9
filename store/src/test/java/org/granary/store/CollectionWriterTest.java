package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.document.LongPoint;
import org.granary.grammar.GameWriter;
import org.granary.store.StoreException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CollectionWriterTest {
  @TempDir Path folder;
  private final List<String> notices = new ArrayList<>();

  private Path collection() {
    return folder.resolve("test.granary");
  }

  private CollectionWriter write() {
    return CollectionWriter.open(collection(), notices::add);
  }

  private GameCollection read() {
    return GameCollection.open(collection(), notices::add);
  }

  private void fill(int first, int last) {
    try (CollectionWriter writer = write()) {
      long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
      for (int number = first; number <= last; number++) {
        writer.add(TestGames.game(number), file);
      }
      writer.commit();
    }
  }

  @Test
  void readsBackWhatWasCommitted() throws Exception {
    fill(1, 30);

    try (GameCollection read = read()) {
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
    assertEquals(List.of(), notices);
  }

  @Test
  void forgetsWhatWasNotCommitted() {
    fill(1, 10);
    try (CollectionWriter writer = write()) {
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
      writer.add(TestGames.game(11), file);
    }

    try (GameCollection read = read()) {
      assertEquals(10, read.gameCount());
      assertEquals(10, read.searcher().getIndexReader().numDocs());
    }
    assertEquals(List.of(), notices);
  }

  @Test
  void refusesASecondWriterAndNamesTheLock() {
    try (CollectionWriter first = write()) {
      StoreException refused = assertThrows(StoreException.class, this::write);

      assertEquals(Kind.LOCKED, refused.kind());
      assertTrue(refused.getMessage().contains("write.lock"), refused.getMessage());
      assertEquals(collection(), first.folder());
    }
    write().close();
  }

  @Test
  void showsReadersOnlyWhatIsCommitted() throws Exception {
    fill(1, 5);
    try (CollectionWriter writer = write()) {
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
      writer.add(TestGames.game(6), file);
      try (GameCollection before = read()) {
        assertEquals(5, before.gameCount());
        writer.commit();
        assertEquals(5, before.gameCount());
        assertEquals(5, before.searcher().getIndexReader().numDocs());
      }
      try (GameCollection after = read()) {
        assertEquals(6, after.gameCount());
        assertEquals(6, after.searcher().getIndexReader().numDocs());
      }
    }
  }

  @Test
  void knowsDuplicatesInTheBatchAndInTheCollection() {
    try (CollectionWriter writer = write()) {
      long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
      assertFalse(writer.contains(TestGames.game(1).fingerprint()));
      writer.add(TestGames.game(1), file);
      assertTrue(writer.contains(TestGames.game(1).fingerprint()));
      writer.commit();
    }
    try (CollectionWriter writer = write()) {
      assertTrue(writer.contains(TestGames.game(1).fingerprint()));
      assertFalse(writer.contains(TestGames.game(2).fingerprint()));
    }
  }
}
