package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.granary.store.StoreException.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CollectionUpkeepTest {
  private static final int GAMES = 20;

  @TempDir Path folder;
  private final List<String> notices = new ArrayList<>();
  private Path collection;

  @BeforeEach
  void fill() {
    collection = folder.resolve("test.granary");
    try (CollectionWriter writer = write()) {
      long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
      TestGames.games(GAMES).forEach(game -> writer.add(game, file));
      writer.commit();
    }
  }

  private CollectionWriter write() {
    return CollectionWriter.open(collection, notices::add);
  }

  private GameCollection read() {
    return GameCollection.open(collection, notices::add);
  }

  private CheckReport check() {
    try (GameCollection read = read()) {
      return read.check(1);
    }
  }

  private void sql(String statement) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + collection.resolve("games.db"));
        Statement run = connection.createStatement()) {
      run.execute(statement);
    }
  }

  @Test
  void findsASoundCollectionSound() {
    CheckReport report = check();

    assertEquals(List.of(), report.problems());
    assertEquals(GAMES, report.games());
    assertEquals(GAMES, report.replayed());
    assertTrue(report.plies() > 10 * GAMES);
  }

  @Test
  void checksASampleOfTheGames() {
    try (GameCollection read = read()) {
      assertEquals(4, read.check(5).replayed());
    }
  }

  @Test
  void findsMovesThatCannotBeReplayed() throws SQLException {
    sql("UPDATE games SET moves = x'0000' WHERE id = 3");

    assertProblem("game 3: its moves cannot be replayed");
  }

  @Test
  void findsMovesThatAreNotThoseOfTheText() throws SQLException {
    sql("UPDATE games SET moves = substr(moves, 1, 4), plies = 4 WHERE id = 3");

    assertProblem("game 3: its text gives other moves than are stored");
  }

  @Test
  void findsPlayersThatAreNotThere() throws SQLException {
    sql("DELETE FROM players WHERE id = 1");

    assertProblem("refers to one that is not there");
  }

  @Test
  void findsGamesThatTheIndexLacks() throws SQLException {
    sql("INSERT INTO games SELECT 99, " + otherColumns() + " FROM games WHERE id = 1");
    sql("INSERT INTO records SELECT 99, text, original FROM records WHERE game = 1");

    assertProblem("game 99: the index does not have it once");
  }

  private static String otherColumns() {
    return "rule_set, status, broken_at, winner, south_halves, north_halves, plies, ended_by,"
        + " south, north, event, site, round, date, first_day, last_day, file, record, line,"
        + " batch, fingerprint, start, moves";
  }

  private void assertProblem(String words) {
    CheckReport report = check();
    assertFalse(report.isSound());
    assertTrue(report.problems().get(0).contains(words), () -> report.problems().toString());
  }

  @Test
  void removesGamesWithoutLeavingAnythingInTheIndex() throws IOException {
    try (CollectionWriter writer = write()) {
      writer.remove(List.of(2L, 3L, 20L));
      writer.commit();
    }

    try (GameCollection read = read()) {
      assertEquals(GAMES - 3, read.gameCount());
      assertTrue(read.game(3).isEmpty());
      assertTrue(read.text(3).isEmpty());
    }
    assertEquals(List.of(), check().problems());
    assertEquals(List.of(), notices);
  }

  @Test
  void goesOnAfterIdsThatWereRemoved() {
    try (CollectionWriter writer = write()) {
      writer.remove(List.of(20L));
      writer.commit();
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
      assertTrue(writer.add(TestGames.game(21), file) > 19);
      writer.commit();
    }

    assertEquals(List.of(), check().problems());
  }

  @Test
  void rebuildsAndCompacts() {
    try (CollectionWriter writer = write()) {
      writer.rebuildIndex();
      writer.compact();
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
      writer.add(TestGames.game(21), file);
      writer.commit();
    }

    assertEquals(List.of(), check().problems());
    try (GameCollection read = read()) {
      assertEquals(GAMES + 1, read.searcher().getIndexReader().numDocs());
    }
  }

  @Test
  void backsUpWhatIsCommittedWhileSomebodyWrites() {
    Path copy = folder.resolve("copy.granary");
    try (CollectionWriter writer = write();
        GameCollection read = read()) {
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
      writer.add(TestGames.game(21), file);
      writer.commit();
      writer.add(TestGames.game(22), file);
      read.backup(copy);
    }

    try (GameCollection backup = GameCollection.open(copy, notices::add)) {
      assertEquals(GAMES + 1, backup.gameCount());
      assertEquals(List.of(), backup.check(1).problems());
      assertArrayEquals(TestGames.game(7).facts().moves(), backup.line(7).orElseThrow().moves());
    }
    assertEquals(List.of(), notices);
  }

  @Test
  void leavesNothingOfABackupThatFails() throws IOException {
    Path target = Files.createFile(folder.resolve("occupied"));
    try (GameCollection read = read()) {
      StoreException refused = assertThrows(StoreException.class, () -> read.backup(target));
      assertEquals(Kind.FAILED, refused.kind());
    }

    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(List.of(target, collection), left.sorted().toList());
    }
  }
}
