package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NameMergingTest {
  private static final String COMPOSED = "Jos\u00e9";
  private static final String DECOMPOSED = "Jose\u0301";

  @TempDir Path folder;
  private TestCollection collection;

  @BeforeEach
  void addGames() {
    collection = new TestCollection(folder);
    collection.addRecords(
        record("Ana Nunes", "Ben", "F a"),
        record("Nunes, Ana", "Ben", "F b"),
        record("A. Nunes", "Ben", "F c"),
        record(DECOMPOSED, COMPOSED, "F d"));
  }

  private static String record(String south, String north, String moves) {
    return "[Variant \"Oware Abapa\"]\n[South \""
        + south
        + "\"]\n[North \""
        + north
        + "\"]\n[Date \"2024.05.06\"]\n\n"
        + moves
        + " *\n";
  }

  private NameChange merge(String into, String... variants) {
    try (CollectionWriter writer = collection.write()) {
      NameChange change = writer.merge(NameKind.PLAYER, List.of(variants), into);
      writer.commit();
      return change;
    }
  }

  private NameChange split(String... names) {
    try (CollectionWriter writer = collection.write()) {
      NameChange change = writer.split(NameKind.PLAYER, List.of(names));
      writer.commit();
      return change;
    }
  }

  /** What a spelling counts as. */
  private String main(String spelling) {
    try (Database database = Database.forReading(collection.database())) {
      return database.word(
          "SELECT m.name FROM players s JOIN players m ON m.id = coalesce(s.main, s.id)"
              + " WHERE s.name = '"
              + spelling
              + "'");
    }
  }

  private long generation() {
    try (GameCollection read = collection.read()) {
      return read.generation();
    }
  }

  @Test
  void letsSpellingsCountAsOneAndKeepsTheRecords() {
    NameChange change = merge("Ana Nunes", "Nunes, Ana", "A. Nunes");

    assertEquals(List.of("Nunes, Ana", "A. Nunes"), change.changed());
    assertEquals("Ana Nunes", main("Nunes, Ana"));
    assertEquals("Ana Nunes", main("A. Nunes"));
    assertEquals("Ana Nunes", main("Ana Nunes"));
    assertEquals(List.of(), collection.problems());
    try (GameCollection read = collection.read()) {
      assertEquals("Nunes, Ana", read.game(2).orElseThrow().headers().value("South").orElseThrow());
      assertTrue(read.text(2).orElseThrow().contains("[South \"Nunes, Ana\"]"));
    }
  }

  @Test
  void takesAlongWhatCountsAsAVariantAlready() {
    merge("Nunes, Ana", "A. Nunes");

    merge("Ana Nunes", "Nunes, Ana");

    assertEquals("Ana Nunes", main("A. Nunes"));
    assertEquals("Ana Nunes", main("Nunes, Ana"));
  }

  @Test
  void goesToTheNameThatTheGivenOneCountsAs() {
    merge("Ana Nunes", "Nunes, Ana");

    NameChange change = merge("Nunes, Ana", "A. Nunes");

    assertEquals("Ana Nunes", change.name());
    assertEquals("Ana Nunes", main("A. Nunes"));
  }

  @Test
  void turnsRoundWhichSpellingANameGoesBy() {
    merge("Ana Nunes", "Nunes, Ana", "A. Nunes");

    merge("Nunes, Ana", "Ana Nunes");

    assertEquals("Nunes, Ana", main("Ana Nunes"));
    assertEquals("Nunes, Ana", main("A. Nunes"));
    assertEquals("Nunes, Ana", main("Nunes, Ana"));
  }

  @Test
  void mergesIntoANameThatNoRecordHas() {
    merge("Ana Maria Nunes", "Ana Nunes");

    assertEquals("Ana Maria Nunes", main("Ana Nunes"));
  }

  @Test
  void changesNothingForANameThatIsNotThere() {
    long before = generation();

    NameChange change = merge("Ana Nunes", "Nunes, Ana", "Anna Nunes");

    assertEquals(List.of("Anna Nunes"), change.unknown());
    assertEquals(List.of(), change.changed());
    assertEquals("Nunes, Ana", main("Nunes, Ana"));
    assertEquals(before, generation());
  }

  @Test
  void isAnotherStateOfTheCollectionOnlyIfSomethingChanged() {
    long before = generation();
    merge("Ana Nunes", "Nunes, Ana");
    assertEquals(before + 1, generation());

    assertEquals(List.of(), merge("Ana Nunes", "Nunes, Ana").changed());

    assertEquals(before + 1, generation());
  }

  @Test
  void splitsOneSpellingOff() {
    merge("Ana Nunes", "Nunes, Ana", "A. Nunes");

    assertEquals(List.of("A. Nunes"), split("A. Nunes").changed());

    assertEquals("A. Nunes", main("A. Nunes"));
    assertEquals("Ana Nunes", main("Nunes, Ana"));
  }

  @Test
  void splitsAllFromTheNameThatTheyCountAs() {
    merge("Ana Nunes", "Nunes, Ana", "A. Nunes");

    split("Ana Nunes");

    assertEquals("A. Nunes", main("A. Nunes"));
    assertEquals("Nunes, Ana", main("Nunes, Ana"));
    assertEquals(List.of("Nobody"), split("Ben", "Nobody").unknown());
  }

  /** The same letters in another form of Unicode are the same name from the start. */
  @Test
  void keepsFormsOfUnicodeTogetherWhateverHappens() {
    assertEquals(COMPOSED, main(DECOMPOSED));

    merge("Ben", DECOMPOSED);
    assertEquals("Ben", main(DECOMPOSED));
    assertEquals("Ben", main(COMPOSED));

    split(COMPOSED);
    assertEquals(COMPOSED, main(DECOMPOSED));
    assertEquals(COMPOSED, main(COMPOSED));
    assertEquals(List.of(), split(DECOMPOSED).changed());
    assertEquals(List.of(), collection.problems());
  }

  @Test
  void holdsForGamesThatComeLater() {
    merge("Ben", COMPOSED);

    collection.add(
        List.of(
            NewGame.of(TestGames.read(9, record("Jose\u0301 ", "Nunes, Ana", "E a"))),
            NewGame.of(TestGames.read(10, record(DECOMPOSED, "Nunes, Ana", "E b")))));

    assertEquals("Ben", main(DECOMPOSED));
    assertEquals(List.of(), collection.problems());
  }

  @Test
  void aCheckFindsNamesThatCountInAChain() {
    merge("Ana Nunes", "Nunes, Ana");
    collection.sql(
        "UPDATE players SET main = (SELECT id FROM players WHERE name = 'Ben') WHERE"
            + " name = 'Ana Nunes'");

    assertEquals(
        List.of("games.db: \"Nunes, Ana\" counts as a name that counts as another one"),
        collection.problems());
  }

  @Test
  void aCheckFindsAFormThatStandsForItself() {
    collection.sql("UPDATE players SET main = NULL");

    assertEquals(
        List.of("games.db: \"" + DECOMPOSED + "\" does not count as its composed form"),
        collection.problems());
  }

  @Test
  void theSameGameWithNamesInAnotherFormIsADuplicate() {
    NewGame other = NewGame.of(TestGames.read(1, record(COMPOSED, DECOMPOSED, "F d")));
    try (CollectionWriter writer = collection.write()) {
      assertTrue(writer.contains(other.fingerprint()));
    }
  }

  /** As version 1 left it: a row each, and a fingerprint by the form that was written. */
  @Test
  void bringsFormsOfAnOlderDatabaseTogether() {
    collection.sql(
        "UPDATE players SET main = NULL",
        "DROP INDEX players_by_main",
        "DROP INDEX events_by_main",
        "DROP INDEX sites_by_main",
        "ALTER TABLE players DROP COLUMN main",
        "ALTER TABLE events DROP COLUMN main",
        "ALTER TABLE sites DROP COLUMN main",
        "UPDATE games SET fingerprint = x'000102030405060708090a0b0c0d0e0f' WHERE id = 4",
        "DROP TABLE labels",
        "DROP TABLE searches",
        "PRAGMA user_version = 1");

    assertEquals(List.of(), collection.problems());

    assertEquals(COMPOSED, main(DECOMPOSED));
    theSameGameWithNamesInAnotherFormIsADuplicate();
  }
}
