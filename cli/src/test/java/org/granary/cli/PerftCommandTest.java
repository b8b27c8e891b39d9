package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
  @Test
  void countsFromTheStart() {
    assertEquals(new Run(0, "6 36 190 1014 5219 27332 139157 711414\n", ""), Run.of("perft", "8"));
  }

  @ParameterizedTest
  @CsvSource({
    "0-0-0-0-1-6-1-1-1-1-1-1-17-18-S, 2 12 16 86 153 665 1511 6057",
    "1-1-0-0-2-5-1-1-1-1-1-0-17-17-S, 4 19 61 236 667 2581 7082 27073"
  })
  void countsFromAPosition(String position, String counts) {
    assertEquals(new Run(0, counts + "\n", ""), Run.of("perft", "--position", position, "8"));
  }

  @Test
  void dividesByFirstMove() {
    Run run = Run.of("perft", "--divide", "2");

    assertEquals(new Run(0, "A 6\nB 6\nC 6\nD 6\nE 6\nF 6\n", ""), run);
  }

  @Test
  void countsForPrograms() {
    assertEquals(
        List.of("depth,sequences", "1,6", "2,36", "3,190"),
        Run.of("perft", "3", "--format", "csv").out().lines().toList());
    assertEquals(
        "{\"move\":\"F\",\"sequences\":1}\n",
        Run.of(
                "perft",
                "1",
                "--divide",
                "--format",
                "json",
                "--position",
                "1-0-0-0-0-1-0-0-0-0-0-0-0-0-S")
            .out());
  }

  @Test
  void dividedCountsAddUp() {
    Run run = Run.of("perft", "--divide", "4");

    long sum = run.out().lines().mapToLong(line -> Long.parseLong(line.substring(2))).sum();
    assertEquals(1014, sum);
  }

  @ParameterizedTest
  @CsvSource({"0", "-1", "41", "x"})
  void refusesADepthThatIsNone(String depth) {
    Run run = Run.of("perft", depth);

    assertEquals(2, run.code(), run.err());
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("granary: "), run.err());
  }

  @Test
  void refusesAPositionThatIsNone() {
    Run run = Run.of("perft", "--position", "4-4-4", "2");

    assertEquals(2, run.code());
    assertTrue(run.err().startsWith("granary: --position '4-4-4': "), run.err());
    assertEquals(2, run.err().lines().count(), run.err());
  }
}
