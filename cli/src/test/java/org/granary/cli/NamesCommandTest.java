package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NamesCommandTest {
  private static final String GAMES =
      """
      [Event "Open"]
      [South "Ana Nunes"]
      [North "Ben"]

      1. F a *

      [Event "open"]
      [South "Nunes, Ana"]
      [North "Ama"]

      1. F b *

      [Event "Open"]
      [South "Ben"]
      [North "Ana Nunes"]

      1. F c *
      """;

  @TempDir private Path folder;
  private Path db;

  @BeforeEach
  void importGames() throws IOException {
    db = folder.resolve("n.granary");
    Path file = Files.writeString(folder.resolve("a.ogn"), GAMES);
    assertEquals(0, Run.of("import", file, "--db", db).code());
  }

  @Test
  void proposesMergesAndCountsTogether() {
    assertEquals(
        """
        name,games,variant,variant_games,reason,confidence,met
        Ana Nunes,2,"Nunes, Ana",1,order of the names,0.9,no
        """,
        Run.of("names", "list", "--db", db, "--variants", "--format", "csv").out());

    assertEquals(
        new Run(0, "\"Nunes, Ana\" counts as \"Ana Nunes\"\n", ""),
        Run.of("names", "merge", "Nunes, Ana", "--into", "Ana Nunes", "--db", db));

    assertEquals(
        """
        name,games,counts_as,written
        Ana Nunes,3,,2
        "Nunes, Ana",,Ana Nunes,1
        Ben,2,,2
        Ama,1,,1
        """,
        Run.of("names", "list", "--db", db, "--format", "csv").out());
    assertTrue(Run.of("stats", "--db", db, "--format", "csv").out().contains("\nAna Nunes,3,"));
    assertEquals("3\n", Run.of("search", "--db", db, "player:\"ana nunes\"", "--count").out());
    String records = Run.of("search", "--db", db, "--format", "ogn").out();
    assertTrue(records.contains("[South \"Nunes, Ana\"]"), records);
    String nothing = Run.of("names", "list", "--db", db, "--variants", "--format", "csv").out();
    assertEquals("name,games,variant,variant_games,reason,confidence,met\n", nothing);
  }

  @Test
  void takesAMergeBack() {
    Run.of("names", "merge", "Nunes, Ana", "--into", "Ana Nunes", "--db", db);

    assertEquals(
        new Run(0, "\"Nunes, Ana\" stands for itself\n", ""),
        Run.of("names", "unmerge", "Ana Nunes", "--db", db));
    assertEquals(
        new Run(0, "", "it is so already: nothing to change\n"),
        Run.of("names", "split", "Ana Nunes", "--db", db));
    assertEquals("1\n", Run.of("search", "--db", db, "player:\"nunes ana\"", "--count").out());
  }

  @Test
  void knowsEvents() {
    Run.of("names", "merge", "open", "--into", "Open", "--kind", "event", "--db", db);

    assertEquals(
        "name,games,counts_as,written\nOpen,3,,2\nopen,,Open,1\n",
        Run.of("names", "list", "--kind", "event", "--db", db, "--format", "csv").out());
  }

  @Test
  void saysWhichNamesAreNotThere() {
    assertEquals(
        new Run(1, "", "granary: there is no player \"Nobody\": nothing changed\n"),
        Run.of("names", "merge", "Ben", "Nobody", "--into", "Ana Nunes", "--db", db));
    assertEquals("2\n", Run.of("search", "--db", db, "player:ben", "--count").out());
  }

  /** What was merged holds for records that come later, and an import of the same file is none. */
  @Test
  void holdsForRecordsImportedLater() throws IOException {
    Run.of("names", "merge", "Nunes, Ana", "--into", "Ana Nunes", "--db", db);
    Path more =
        Files.writeString(folder.resolve("b.ogn"), "[South \"Nunes, Ana\"]\n\n1. F d 2. A *\n");

    assertEquals(0, Run.of("import", more, folder.resolve("a.ogn"), "--db", db).code());

    assertEquals("4\n", Run.of("search", "--db", db, "player:\"ana nunes\"", "--count").out());
  }

  @Test
  void needsToKnowWhatToDo() {
    Run run = Run.of("names");

    assertEquals(2, run.code());
    assertTrue(run.err().startsWith("granary: what to do is missing: list, merge or split\n"));
    assertEquals(2, Run.of("names", "merge", "A", "--db", db).code());
    assertEquals(2, Run.of("names", "list", "--kind", "dog", "--db", db).code());
  }
}
