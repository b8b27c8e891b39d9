package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games come out of a collection under the rules that it holds for them, without the rule file. */
class StoredRecordsTest {
  /**
   * South plays F, whose last seed makes the only seeds of North's row, a to d, twos: a grand slam.
   * The school leaves the last house, tournament Oware takes nothing: the school takes 6.
   */
  private static final String SLAM =
      """
      [%s "%s"]
      [FEN "0-0-0-0-0-4-1-1-1-1-0-0-20-20-S"]
      [Result "*"]

      1. F+6
      """;

  private static final Path SCHOOL = Repository.sample("rules/accra-school.toml");

  @TempDir private Path folder;

  private Path db() {
    return folder.resolve("school.granary");
  }

  private void importUnder(Path rules, String tag, String value) throws IOException {
    Path file = Files.writeString(folder.resolve("slam.ogn"), SLAM.formatted(tag, value));
    Run run = Run.of("import", file, "--db", db(), "--rules", rules);
    assertEquals(0, run.code(), run.err());
    assertEquals("", run.err().replaceAll("(?m)^.*note\\[no-r.*\n", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RuleSet=accra-school",
        "RuleSet=accra-school; noCaptureLimit=20",
        "Variant=Accra school oware",
        "Event=no rules are named"
      })
  void aRuleFileIsNotNeededToShowOrExport(String header) throws IOException {
    int equals = header.indexOf('=');
    importUnder(SCHOOL, header.substring(0, equals), header.substring(equals + 1));

    Run shown = Run.of("show", "--db", db(), 1, "--format", "json");
    Run exported = Run.of("export", "--db", db(), "--to", folder.resolve("out.csv"));

    assertEquals(0, shown.code(), shown.err());
    assertTrue(shown.out().contains("\"rules\":\"accra-school"), shown.out());
    assertTrue(shown.out().contains("\"status\":\"valid\""), shown.out());
    assertTrue(shown.out().contains("\"captures\":[6]"), shown.out());
    assertFalse(shown.out().contains("unknown-"), shown.out());
    assertEquals(0, exported.code(), exported.err());
    assertTrue(Files.readString(folder.resolve("out.csv")).contains("accra-school"));
  }

  @Test
  void aBoardOfAnotherSizeIsReadWithItsOwnHouses() throws IOException {
    Path rules = Repository.sample("rules/small-board.toml");
    Path file =
        Files.writeString(
            folder.resolve("small.ogn"), "[RuleSet \"small-board\"]\n[Result \"*\"]\n\n1. A a\n");

    Run imported = Run.of("import", file, "--db", db(), "--rules", rules);
    Run shown = Run.of("show", "--db", db(), 1, "--format", "json");

    assertEquals(0, imported.code(), imported.err());
    assertTrue(
        shown.out().contains("\"last\":\"0-4-4-4-0-4-4-4-0-0-S\""), shown.out() + shown.err());
  }

  @Test
  void rulesThatNobodyKnewAreStillSaidToBeUnknown() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("odd.ogn"), "[RuleSet \"odd\"]\n[Result \"*\"]\n\n1. A a\n");

    Run imported = Run.of("import", file, "--db", db());
    Run shown = Run.of("show", "--db", db(), 1, "--format", "json");

    assertEquals(1, imported.code());
    assertTrue(shown.out().contains("\"status\":\"flawed\""), shown.out());
    assertTrue(shown.out().contains("unknown-rule-set"), shown.out());
  }
}
