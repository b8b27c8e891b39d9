package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes in a query are shown with carets under the place, by every command that takes one. */
class QueryMistakesTest {
  @TempDir static Path folder;
  private static Path db;

  @BeforeAll
  static void importTheSamples() {
    db = folder.resolve("all.granary");
    assertEquals(0, Run.of("import", Repository.sample("games"), "--db", db).code());
  }

  private static List<Run> everywhere(String query) {
    Path out = folder.resolve("out.csv");
    return List.of(
        Run.of("search", "--db", db, query),
        Run.of("stats", "--db", db, "--where", query),
        Run.of("openings", "--db", db, "--where", query),
        Run.of("export", "--db", db, "--where", query, "--to", out));
  }

  /** The place is where the word stands that cannot be; carets cover it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          playr:marta                 |  1 | playr
          player:marta resul:south    | 14 | resul
          result:won                  |  8 | won
          status:fine                 |  8 | fine
          plies:many                  |  7 | many
          date:2024-13                |  6 | 2024-13
          event:club) result:draw     | 11 | )
          Айгерім:x                   |  1 | Айгерім
          position "4-4-4"            | 10 | "4-4-4"
          opens "G"                   |  8 | G
          """)
  void caretsStandUnderTheMistake(String query, int column, String mistake) {
    for (Run run : everywhere(query)) {
      List<String> lines = run.err().lines().toList();

      assertEquals(2, run.code(), run.err());
      assertEquals("", run.out());
      assertTrue(lines.get(0).startsWith("granary: query:1:" + column + ": error: "), run.err());
      assertEquals("  " + query, lines.get(1));
      String carets = lines.get(2);
      assertEquals(column + 1, carets.indexOf('^'), run.err());
      assertTrue(carets.strip().matches("\\^+"), carets);
      assertTrue(carets.strip().length() <= mistake.length(), "no more than " + mistake);
      assertFalse(Files.exists(folder.resolve("out.csv")));
    }
  }

  @Test
  void everyMistakeOfAQueryIsTold() {
    Run run = Run.of("search", "--db", db, "playr:a resul:b");

    assertEquals(2, run.code());
    assertTrue(run.err().contains("did you mean player?"), run.err());
    assertTrue(run.err().contains("did you mean result?"), run.err());
  }
}
