package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Damages a sound collection in one way and looks whether a check says so. */
class CollectionCheckTest {
  private static final int GAMES = 20;

  @TempDir Path folder;
  private TestCollection collection;

  @BeforeEach
  void fill() {
    collection = new TestCollection(folder);
    collection.add(1, GAMES);
  }

  private void assertProblem(String words) {
    List<String> problems = collection.problems();
    assertTrue(problems.stream().anyMatch(p -> p.contains(words)), problems::toString);
  }

  @Test
  void findsASoundCollectionSound() {
    try (GameCollection read = collection.read()) {
      CheckReport report = read.check(1);
      assertTrue(report.isSound(), report::toString);
      assertEquals(GAMES, report.games());
      assertEquals(GAMES, report.replayed());
      assertTrue(report.plies() > 10 * GAMES);
    }
  }

  @ParameterizedTest(name = "every {0}")
  @CsvSource({"1, 20", "2, 10", "7, 2", "20, 1", "21, 0"})
  void replaysASampleOfTheGames(int every, int replayed) {
    try (GameCollection read = collection.read()) {
      CheckReport report = read.check(every);
      assertEquals(replayed, report.replayed());
      assertEquals(GAMES, report.games());
      assertEquals(List.of(), report.problems());
    }
  }

  /** Each statement breaks game 3, and the check names it and says how. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "UPDATE games SET moves = x'0000'|its moves cannot be replayed",
        "UPDATE games SET moves = x'FF00', plies = 2|its moves cannot be replayed",
        "UPDATE games SET plies = plies + 1|its moves cannot be replayed",
        "UPDATE games SET moves = substr(moves, 1, 4), plies = 4|its text gives other moves",
        "UPDATE games SET fingerprint = zeroblob(16)|its fingerprint is not that of its text",
        "UPDATE games SET fingerprint = x'01'|its fingerprint is not that of its text",
        "UPDATE games SET winner = CASE winner WHEN 'south' THEN 'north' ELSE 'south' END"
            + "|its result is not that of its text",
        "UPDATE games SET south_halves = 7, north_halves = 9|its result is not that of its text",
        "UPDATE games SET south = (SELECT id FROM players WHERE name = 'Player 1')|its players are not those of its text",
        "UPDATE games SET north = NULL|its players are not those of its text",
        "UPDATE games SET start = '4-4-N'|it cannot be read",
        "UPDATE games SET start = '3-5-4-4-4-4-4-4-4-4-4-4-0-0-S', moves = '', plies = 0"
            + "|its text gives other moves",
      })
  void findsWhatIsWrongWithAGame(String change, String words) {
    collection.sql(change + " WHERE id = 3");

    assertProblem("game 3: " + words);
  }

  @Test
  void findsTextsOfOtherGames() {
    collection.sql(
        "UPDATE records SET text = (SELECT text FROM records WHERE game = 5)" + " WHERE game = 3");

    assertProblem("game 3: its text gives other moves than are stored");
  }

  @Test
  void findsTextsThatAreMissing() {
    collection.sql("DELETE FROM records WHERE game = 3");

    assertProblem("games.db: 20 games, but 19 texts");
  }

  @ParameterizedTest
  @ValueSource(strings = {"players", "events", "sites", "files", "batches"})
  void findsReferencesToWhatIsNotThere(String table) {
    collection.sql("DELETE FROM " + table + " WHERE id = 1");

    assertProblem("games.db: a row of the table games refers to one that is not there");
  }

  @Test
  void findsRuleSetsThatAreNotThere() {
    collection.sql("DELETE FROM rule_sets");

    assertProblem("games.db: a row of the table games refers to one that is not there");
  }

  /** Rules that this Granary does not know are no reason to stop looking. */
  @Test
  void tellsOfRulesThatAreUnknown() {
    collection.sql("UPDATE rule_sets SET family = 'quantum', parameters = 'spin=up'");

    assertProblem("rules that are unknown here: quantum");
  }

  @Test
  void findsAnIndexOfTheDatabaseThatLacksRows() {
    collection.sql(
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = replace(sql, 'games (south,', 'games (site,')"
            + " WHERE name = 'games_by_pairing'");

    assertProblem("games.db: ");
  }

  /** SQLite's own check passes over them where it may not write. */
  @Test
  void findsValuesThatTheDatabaseDoesNotAllow() {
    collection.sql(
        "PRAGMA ignore_check_constraints = ON",
        "UPDATE games SET status = 'fine' WHERE id = 3",
        "UPDATE games SET winner = 'nobody' WHERE id = 4");

    assertProblem("game 3: it cannot be read");
    assertProblem("game 4: it cannot be read");
  }

  @Test
  void findsGamesThatTheIndexLacks() {
    String columns =
        "rule_set, status, broken_at, winner, south_halves, north_halves, plies, ended_by, south,"
            + " north, event, site, round, date, first_day, last_day, file, record, line, batch,"
            + " fingerprint, start, moves";
    collection.sql(
        "INSERT INTO games (id, " + columns + ") SELECT 99, " + columns + " FROM games WHERE id=1",
        "INSERT INTO records SELECT 99, text, original FROM records WHERE game = 1");

    assertProblem("game 99: the index does not have it once");
    assertProblem("index: 20 games, the database has 21");
    assertProblem(" values in position/abapa, not ");
  }

  @Test
  void findsGamesThatTheDatabaseLacks() {
    collection.sql("DELETE FROM records WHERE game = 7", "DELETE FROM games WHERE id = 7");

    assertProblem("index: 20 games, the database has 19");
  }

  /** Moves and text changed alike, with a fingerprint that fits: only the index tells. */
  @Test
  void findsPositionsThatAreNotThoseOfTheGame() {
    NewGame shorter = NewGame.of(TestGames.read(3, "[South \"Player 3\"]\n\n1. F a *\n"));
    TestCollection other = new TestCollection(folder.resolve("other"));
    other.add(List.of(shorter));
    collection.sql(
        "ATTACH '" + other.database() + "' AS other",
        "UPDATE games SET (moves, plies, fingerprint, winner, south_halves, north_halves) ="
            + " (SELECT moves, plies, fingerprint, winner, south_halves, north_halves"
            + " FROM other.games), north = NULL WHERE id = 3",
        "UPDATE records SET text = (SELECT text FROM other.records) WHERE game = 3");

    assertProblem(" values in position/abapa, not ");
  }

  private void changeIndex(IndexChange change) throws IOException {
    IndexWriterConfig config = new IndexWriterConfig().setMergePolicy(NoMergePolicy.INSTANCE);
    try (Directory directory = FSDirectory.open(collection.index());
        IndexWriter writer = new IndexWriter(directory, config)) {
      writer.setLiveCommitData(writer.getLiveCommitData());
      change.make(writer);
      writer.commit();
    }
  }

  private interface IndexChange {
    void make(IndexWriter writer) throws IOException;
  }

  @Test
  void findsAGameThatTheIndexHasTwice() throws IOException {
    Document twin = new Document();
    twin.add(new LongPoint(IndexFields.ID, 3));
    twin.add(new NumericDocValuesField(IndexFields.ID, 3));
    changeIndex(writer -> writer.addDocument(twin));

    assertProblem("game 3: the index does not have it once");
    assertProblem("index: 21 games, the database has 20");
  }

  /** Such an index finds the right games, but its counts are too high. */
  @Test
  void findsDeletedGamesInTheIndex() throws IOException {
    changeIndex(writer -> writer.deleteDocuments(LongPoint.newExactQuery(IndexFields.ID, 20)));
    collection.sql("DELETE FROM records WHERE game = 20", "DELETE FROM games WHERE id = 20");

    assertProblem("index: it has deleted games in it, so openings count too much");
  }

  /**
   * One bit anywhere: a check finds it, unless opening has come upon it and made the index anew;
   * what opening reads depends on where the bit is.
   */
  @ParameterizedTest(name = "at {0} of 10")
  @ValueSource(ints = {1, 3, 5, 7, 9})
  void findsAFlippedBitInTheIndex(int tenth) throws IOException {
    Path biggest =
        TestCollection.files(collection.index()).stream()
            .max(Comparator.comparing(file -> file.toFile().length()))
            .orElseThrow();
    long at = Files.size(biggest) * tenth / 10;
    int flipped = byteAt(biggest, at) ^ 0x10;
    try (RandomAccessFile file = new RandomAccessFile(biggest.toFile(), "rw")) {
      file.seek(at);
      file.write(flipped);
    }

    List<String> problems = collection.problems();
    if (Files.exists(biggest) && byteAt(biggest, at) == flipped) {
      assertTrue(problems.toString().contains("index: it is damaged"), problems::toString);
      assertTrue(problems.toString().contains("rebuild it"), problems::toString);
    }
    try (CollectionWriter writer = collection.write()) {
      writer.rebuildIndex();
    }
    assertEquals(List.of(), collection.problems());
  }

  /** A byte of a file, -1 beyond its end. */
  private static int byteAt(Path path, long at) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      file.seek(at);
      return file.read();
    }
  }

  /** A thousand damaged games are told by a hundred sentences. */
  @Test
  void stopsCountingAtAHundredProblems() {
    collection.add(21, 140);
    collection.sql("UPDATE games SET fingerprint = zeroblob(16)");

    assertEquals(100, collection.problems().size());
  }

  /** A rebuild mends an index, never the truth. */
  @Test
  void doesNotHideDamageToTheDatabaseBehindARebuild() throws IOException {
    collection.sql("UPDATE games SET moves = x'0000' WHERE id = 3");
    try (CollectionWriter writer = collection.write()) {
      writer.rebuildIndex();
    }

    assertProblem("game 3: its moves cannot be replayed");
    assertTrue(Files.exists(collection.database()));
  }
}
