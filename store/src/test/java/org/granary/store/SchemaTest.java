package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.granary.store.StoreException.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaTest {
  @TempDir Path folder;
  private Path file;
  private Database database;

  @BeforeEach
  void openADatabase() {
    file = folder.resolve("games.db");
    database = Database.forWriting(file);
  }

  @AfterEach
  void closeTheDatabase() {
    database.close();
  }

  private int version() {
    return Schema.version(database, file);
  }

  @Test
  void makesTheNewestVersionOutOfNothing() {
    assertEquals(0, version());

    Schema.migrate(database, 0);

    assertEquals(Schema.VERSION, version());
    assertEquals(1, database.number("SELECT count(*) FROM collection"));
    assertEquals(0, database.number("SELECT generation FROM collection"));
  }

  @Test
  void leavesTheNewestVersionAlone() {
    Schema.migrate(database, 0);
    String uuid = database.word("SELECT uuid FROM collection");

    Schema.migrate(database, version());

    assertEquals(uuid, database.word("SELECT uuid FROM collection"));
  }

  /** By it an index is known to belong to the database. */
  @Test
  void givesEveryCollectionAnIdOfItsOwn() {
    Schema.migrate(database, 0);
    try (Database other = Database.forWriting(folder.resolve("other.db"))) {
      Schema.migrate(other, 0);
      assertNotEquals(
          database.word("SELECT uuid FROM collection"), other.word("SELECT uuid FROM collection"));
    }
  }

  /** A step that fails half-way must not count as made. */
  @Test
  void makesAStepAsAWholeOrNotAtAll() {
    Schema.migrate(database, 0);
    database.execute("PRAGMA user_version = 0");
    database.execute("DROP TABLE diagnostics");
    database.commit();

    assertThrows(StoreException.class, () -> Schema.migrate(database, 0), "tables are there");
    database.rollback();

    assertEquals(0, database.number("PRAGMA user_version"));
    assertEquals(
        0, database.number("SELECT count(*) FROM sqlite_master WHERE name = 'diagnostics'"));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 99, Integer.MAX_VALUE})
  void refusesAVersionFromTheFutureWithTheRemedy(int version) {
    Schema.migrate(database, 0);
    database.execute("PRAGMA user_version = " + version);

    StoreException refused = assertThrows(StoreException.class, this::version);

    assertEquals(Kind.TOO_NEW, refused.kind());
    assertEquals(
        file
            + ": it has schema version "
            + version
            + ", this Granary knows versions up to 3. Use a newer Granary, or import the source"
            + " files into a new collection",
        refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CREATE TABLE games (id INTEGER PRIMARY KEY, moves BLOB)",
        "PRAGMA user_version = 1",
        "PRAGMA user_version = 7",
      })
  void refusesADatabaseThatSomebodyElseMade(String sql) {
    database.execute(sql);

    StoreException refused = assertThrows(StoreException.class, this::version);

    assertEquals(Kind.NOT_A_COLLECTION, refused.kind());
    assertTrue(refused.getMessage().endsWith("Name another folder"), refused.getMessage());
  }

  @Test
  void cutsAScriptIntoStatementsThatEachStandAlone() {
    List<String> statements = Schema.statements("schema-1.sql");

    assertTrue(statements.size() >= 9, statements::toString);
    for (String statement : statements) {
      assertTrue(statement.contains("CREATE TABLE"), statement);
      assertEquals(1, statement.split("CREATE ", -1).length - 1, statement);
      assertFalse(statement.endsWith(";"), statement);
    }
  }

  /** What a reader waits for must not scan all games. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT 1 FROM games WHERE fingerprint = x'00'",
        "SELECT count(*) FROM games WHERE south = 1 OR north = 1",
        "SELECT count(*) FROM games WHERE event = 1",
        "SELECT id FROM games WHERE south = 1 AND north = 2 AND date = '2024'",
        "SELECT id FROM players WHERE main = 1",
        "SELECT id FROM events WHERE main IS NOT NULL",
        "SELECT * FROM diagnostics WHERE game = 1",
        "SELECT * FROM records WHERE game = 1",
        "SELECT * FROM tags WHERE game = 1 ORDER BY place",
        "SELECT id FROM players WHERE name = 'Ama'",
        "SELECT game FROM labels WHERE label = 'lesson-1'",
        "SELECT label FROM labels WHERE game = 1",
      })
  void answersByAnIndex(String question) {
    Schema.migrate(database, 0);
    Schema.makeIndexes(database);
    Schema.makeIndexes(database);

    String plan =
        database.ask(
            connection -> {
              try (var rows =
                  connection.createStatement().executeQuery("EXPLAIN QUERY PLAN " + question)) {
                StringBuilder lines = new StringBuilder();
                while (rows.next()) {
                  lines.append(rows.getString("detail")).append('\n');
                }
                return lines.toString();
              }
            });

    assertTrue(plan.contains("SEARCH"), plan);
    assertFalse(plan.contains("SCAN"), plan);
  }

  /** The database itself refuses what no Granary writes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "INSERT INTO collection VALUES (2, 'x', 0, 0)",
        "INSERT INTO records VALUES (77, 'text', NULL)",
        "INSERT INTO labels VALUES ('lesson-1', 77)",
        "UPDATE games SET status = 'fine'",
        "UPDATE games SET winner = 'east'",
        "UPDATE games SET rule_set = 99",
        "UPDATE games SET moves = NULL",
        "INSERT INTO players (name) SELECT name FROM players",
      })
  void holdsItsOwnRules(String statement) {
    Path path = folder.resolve("games.granary");
    Path games = path.resolve("games.db");
    try (CollectionWriter writer = CollectionWriter.open(path, notice -> {})) {
      long file = writer.beginFile("a.ogn", java.util.Optional.empty(), "abapa");
      writer.add(TestGames.game(1), file);
      writer.commit();
    }

    try (Database filled = Database.forWriting(games)) {
      StoreException refused =
          assertThrows(StoreException.class, () -> filled.execute(statement), statement);
      assertTrue(refused.getMessage().contains("CONSTRAINT"), refused.getMessage());
    }
  }
}
