package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damaged collections: one clear message, the right exit code, no stack trace. */
class BadCollectionTest {
  @TempDir private Path folder;
  private Path db;

  @BeforeEach
  void importTheSamples() {
    db = folder.resolve("games.granary");
    assertEquals(0, Run.of("import", Repository.sample("games"), "--db", db).code());
  }

  private Run open(String command) {
    Run run =
        switch (command) {
          case "import" -> Run.of("import", Repository.sample("games"), "--db", db);
          case "show" -> Run.of("show", "--db", db, 1);
          default -> Run.of(command, "--db", db);
        };
    assertFalse(run.err().contains("\tat "), run.err());
    assertFalse(run.err().contains("this is a bug"), run.err());
    return run;
  }

  private void isTrouble(Run run) {
    assertEquals(3, run.code(), run.err());
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("granary: " + folder), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"search", "openings", "stats", "show"})
  void aCollectionThatIsNotThere(String command) {
    db = folder.resolve("none.granary");

    isTrouble(open(command));
    assertFalse(Files.exists(db));
  }

  @ParameterizedTest
  @ValueSource(strings = {"search", "openings", "stats", "show", "import"})
  void aFolderOfSomethingElse(String command) throws IOException {
    db = Files.createDirectory(folder.resolve("letters"));
    Files.writeString(db.resolve("letter.txt"), "Dear N.,");

    isTrouble(open(command));
  }

  @ParameterizedTest
  @ValueSource(strings = {"search", "openings", "stats", "show", "import"})
  void aDatabaseThatIsNone(String command) throws IOException {
    byte[] noise = new byte[50_000];
    new Random(2).nextBytes(noise);
    Files.write(db.resolve("games.db"), noise);

    isTrouble(open(command));
  }

  @ParameterizedTest
  @ValueSource(strings = {"search", "openings", "stats", "show", "import"})
  void aCollectionOfANewerVersion(String command) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + db + "/games.db");
        Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA user_version = 999");
    }

    Run run = open(command);

    isTrouble(run);
    assertTrue(run.err().contains("newer"), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"search", "openings", "stats"})
  void anIndexThatIsMissingIsMadeAnew(String command) throws IOException {
    Run before = open(command);
    deleteIndex();

    Run after = open(command);

    assertEquals(0, after.code(), after.err());
    assertEquals(before.out(), after.out());
    assertTrue(after.err().startsWith("granary: "), after.err());
    assertTrue(after.err().contains("index"), after.err());
    assertEquals(before, open(command), "the second time nothing is left to repair");
  }

  @ParameterizedTest
  @ValueSource(strings = {"search", "openings", "stats"})
  void anIndexThatIsTornIsMadeAnew(String command) throws IOException {
    Run before = open(command);
    List<Path> files = filesOfTheIndex();
    assertFalse(files.isEmpty());
    for (Path file : files) {
      byte[] bytes = Files.readAllBytes(file);
      Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
    }

    Run after = open(command);

    assertEquals(0, after.code(), after.err());
    assertEquals(before.out(), after.out());
    assertEquals(before, open(command), "the second time nothing is left to repair");
  }

  @Test
  void aGameThatIsDamagedIsFoundByTheCheck() throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + db + "/games.db");
        Statement statement = connection.createStatement()) {
      statement.execute("UPDATE records SET text = replace(text, '1. E a', '1. E f') WHERE game=2");
    }

    Run run = Run.of("db", "check", "--db", db);

    assertEquals(1, run.code(), run.out() + run.err());
    assertTrue((run.out() + run.err()).contains("game 2"), run.out() + run.err());
  }

  private List<Path> filesOfTheIndex() throws IOException {
    try (var files = Files.list(db.resolve("index"))) {
      return files.filter(file -> !file.endsWith("write.lock")).toList();
    }
  }

  private void deleteIndex() throws IOException {
    try (var files = Files.list(db.resolve("index"))) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(db.resolve("index"));
  }
}
