package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CollectionUpkeepTest {
  private static final int GAMES = 20;

  @TempDir Path folder;
  private TestCollection collection;

  @BeforeEach
  void fill() {
    collection = new TestCollection(folder);
    collection.add(1, GAMES);
  }

  @Test
  void removesGamesWithoutLeavingAnythingInTheIndex() throws IOException {
    try (CollectionWriter writer = collection.write()) {
      writer.remove(List.of(2L, 3L, 20L));
      writer.commit();
    }

    try (GameCollection read = collection.read()) {
      assertEquals(GAMES - 3, read.gameCount());
      assertTrue(read.game(3).isEmpty());
      assertTrue(read.text(3).isEmpty());
    }
    assertEquals(List.of(), collection.problems());
    assertEquals(List.of(), collection.notices());
  }

  @Test
  void goesOnAfterIdsThatWereRemoved() {
    try (CollectionWriter writer = collection.write()) {
      writer.remove(List.of(20L));
      writer.commit();
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
      assertTrue(writer.add(TestGames.game(21), file) > 19);
      writer.commit();
    }

    assertEquals(List.of(), collection.problems());
  }

  @Test
  void rebuildsAndCompacts() {
    try (CollectionWriter writer = collection.write()) {
      writer.rebuildIndex();
      writer.compact();
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
      writer.add(TestGames.game(21), file);
      writer.commit();
    }

    assertEquals(List.of(), collection.problems());
    try (GameCollection read = collection.read()) {
      assertEquals(GAMES + 1, read.searcher().getIndexReader().numDocs());
    }
  }

  @Test
  void leavesNothingOfARemovedGameInTheTables() {
    try (CollectionWriter writer = collection.write()) {
      writer.remove(LongStream.rangeClosed(1, GAMES).boxed().toList());
      writer.commit();
    }

    try (Database database = Database.forReading(collection.database())) {
      for (String table : List.of("games", "records", "tags")) {
        assertEquals(0, database.number("SELECT count(*) FROM " + table), table);
      }
      assertEquals(0, database.number("SELECT count(*) FROM diagnostics WHERE game NOT NULL"));
    }
    assertEquals(List.of(), collection.problems());
  }

  /** Also in the first import, where the games known are kept in memory. */
  @Test
  void takesAGameThatWasRemovedForANewOne() {
    TestCollection first = new TestCollection(folder.resolve("first"));
    for (TestCollection each : List.of(first, collection)) {
      try (CollectionWriter writer = each.write()) {
        long file = writer.beginFile("a.ogn", Optional.empty(), "abapa");
        long id = writer.add(TestGames.game(50), file);
        writer.commit();
        writer.remove(List.of(id));
        writer.commit();

        assertFalse(writer.contains(TestGames.game(50).fingerprint()));
        writer.add(TestGames.game(51), file);
        assertTrue(writer.contains(TestGames.game(51).fingerprint()));
        writer.commit();
      }
      assertEquals(List.of(), each.problems());
    }
  }

  @Test
  void removesNothingUntilItIsCommitted() {
    try (CollectionWriter writer = collection.write()) {
      writer.remove(List.of(1L, 2L));
    }

    try (GameCollection read = collection.read()) {
      assertEquals(GAMES, read.gameCount());
    }
    assertEquals(List.of(), collection.problems());
    assertEquals(List.of(), collection.notices());
  }

  @Test
  void doesNotMindIdsThatAreNotThere() {
    try (CollectionWriter writer = collection.write()) {
      writer.remove(List.of(77L, 0L, -1L));
      writer.commit();
    }

    try (GameCollection read = collection.read()) {
      assertEquals(GAMES, read.gameCount());
      assertEquals(2, read.generation());
    }
    assertEquals(List.of(), collection.problems());
  }

  private SortedMap<Long, SortedSet<String>> contents() throws IOException {
    try (GameCollection read = collection.read()) {
      return IndexContents.of(read.searcher().getIndexReader());
    }
  }

  /** Valid, flawed, broken and empty games, comments, variations, dates, rules, set-up starts. */
  private void addOddGames() {
    collection.addRecords(
        "[South \"Ama\"]\n\n1. F a 2. A A 3. B b {she thinks}\n",
        "[Date \"1998.??.??\"]\n[South \"S\u00e9kou\"]\n\n1. F {fine} a (1... b {no} c) 2. A 60-0\n",
        "[Event \"announced\"]\n[Date \"2024.02.31\"]\n\n*\n",
        "[RuleSet \"abapa; maxCapturedHouses=5\"]\n[Weird_1 \"x \\\"y\\\"\"]\n\n1. F a 23.5-24.5\n",
        "[FEN \"0-0-0-0-0-1-0-0-0-0-0-1-23-23-N\"]\n\n1. f *\n",
        "[FEN \"4-4\"]\n\n1. f *\n",
        "[Event \"one\"]\n[Event \"two\"]\n\n1. F a 1/2-1/2 time forfeit\n");
  }

  /** The index made from the database finds what the one made from the records found. */
  @Test
  void rebuildsAnIndexWithEqualContents() throws IOException {
    addOddGames();
    SortedMap<Long, SortedSet<String>> before = contents();
    assertEquals(GAMES + 7, before.size());
    assertTrue(before.get(GAMES + 1L).size() > 10, "an index worth comparing");

    try (CollectionWriter writer = collection.write()) {
      writer.rebuildIndex();
    }

    IndexContents.assertSame(before, contents());
    assertEquals(List.of(), collection.problems());
  }

  @Test
  void keepsTheContentsWhenCompacting() throws IOException {
    addOddGames();
    SortedMap<Long, SortedSet<String>> before = contents();

    try (CollectionWriter writer = collection.write()) {
      writer.compact();
    }

    IndexContents.assertSame(before, contents());
    try (GameCollection read = collection.read()) {
      assertEquals(1, read.searcher().getIndexReader().leaves().size());
    }
    assertEquals(List.of(), collection.notices());
  }

  @Test
  void givesRoomBackToTheDisk() throws IOException {
    collection.add(100, 400);
    long full = Files.size(collection.database());
    try (CollectionWriter writer = collection.write()) {
      writer.remove(LongStream.rangeClosed(GAMES + 1, GAMES + 301).boxed().toList());
      writer.commit();
      writer.compact();
    }

    assertTrue(Files.size(collection.database()) < full / 2, "it was " + full);
    assertEquals(List.of(), collection.problems());
  }

  /** What is open keeps what it saw. */
  @Test
  void letsReadersReadOnWhileItRebuildsAndCompacts() throws IOException {
    SortedMap<Long, SortedSet<String>> before = contents();
    try (GameCollection read = collection.read();
        CollectionWriter writer = collection.write()) {
      writer.remove(List.of(1L));
      writer.commit();
      writer.rebuildIndex();
      writer.compact();

      assertEquals(GAMES, read.gameCount());
      IndexContents.assertSame(before, IndexContents.of(read.searcher().getIndexReader()));
      assertEquals(TestGames.checked(1).game().last(), read.line(1).orElseThrow().replay().last());
    }
    assertEquals(GAMES - 1, contents().size());
  }

  @Test
  void refusesUpkeepInTheMiddleOfABatch() {
    try (CollectionWriter writer = collection.write()) {
      writer.beginFile("a.ogn", Optional.empty(), "abapa");

      assertThrows(IllegalStateException.class, writer::rebuildIndex);
      assertThrows(IllegalStateException.class, writer::compact);
    }
  }

  @Test
  void takesUpkeepOfACollectionWithoutGames() {
    TestCollection empty = new TestCollection(folder.resolve("empty"));
    try (CollectionWriter writer = empty.write()) {
      writer.rebuildIndex();
      writer.compact();
      writer.commit();
      assertEquals(0, writer.generation());
    }

    assertEquals(List.of(), empty.problems());
    assertEquals(List.of(), empty.notices());
  }

  /** Names are in their tables once, whichever writer adds them. */
  @Test
  void keepsEachNameOnce() {
    collection.add(21, 60);
    Set<String> tables = Set.of("players", "events", "sites");
    List<Long> counts = new ArrayList<>();
    try (Database database = Database.forReading(collection.database())) {
      for (String table : tables.stream().sorted().toList()) {
        counts.add(database.number("SELECT count(*) FROM " + table));
      }
    }

    // Events 0 to 6, players 0 to 6, Dakar.
    assertEquals(List.of(7L, 7L, 1L), counts);
  }
}
