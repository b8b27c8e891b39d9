package org.granary.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads {@code samples/perft}: rule sets, then positions with counts from depth 1 on. */
class PerftTest {
  private record Row(RuleSet ruleSet, String position, String counts) {}

  static List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (String name :
        List.of(
            "abapa",
            "slam-captures",
            "slam-captures-no-maximum",
            "slam-captures-over-max-none",
            "slam-illegal-unless-only-move",
            "slam-no-capture-max-4")) {
      rows.addAll(rows(Vectors.lines("/samples/perft/" + name + ".perft")));
    }
    return rows;
  }

  private static List<Row> rows(List<String> lines) {
    List<RuleSet> ruleSets = new ArrayList<>();
    List<Row> rows = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith("rules ")) {
        ruleSets.add(Vectors.ruleSet(line.substring(6)));
        continue;
      }
      String[] cells = line.split("; *", -1);
      for (RuleSet ruleSet : ruleSets) {
        for (int i = 1; i < cells.length; i++) {
          rows.add(new Row(ruleSet, cells[0], cells[i]));
        }
      }
    }
    return rows;
  }

  @ParameterizedTest
  @MethodSource("rows")
  void countsAgreeWithIndependentPrograms(Row row) {
    Perft perft = new Perft(row.ruleSet.rules());
    Position position = Vectors.position(row.ruleSet.layout(), row.position);
    String[] words = row.counts.split(" ", -1);

    StringBuilder found = new StringBuilder(words[0]);
    for (int depth = 1; depth < words.length; depth++) {
      found.append(' ').append(count(perft, position, depth, words[0]));
    }

    assertEquals(row.counts, found.toString());
  }

  private static long count(Perft perft, Position position, int depth, String what) {
    return switch (what) {
      case "sequences" -> perft.count(position, depth).sequences();
      case "captures" -> perft.count(position, depth).captures();
      case "positions" -> perft.distinct(position, depth);
      default -> throw new IllegalArgumentException("unknown count: " + what);
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void refusesADepthBelowOne(int depth) {
    Perft perft = new Perft(RuleSets.ABAPA.rules());
    Position start = RuleSets.ABAPA.rules().start(Side.SOUTH);

    assertThrows(IllegalArgumentException.class, () -> perft.count(start, depth));
  }

  @Test
  void aFinishedGameHasNoSequences() {
    Position over = Vectors.position("0-0-0-0-1-0-0-1-0-0-0-0-25-21-S");

    assertEquals(0, new Perft(RuleSets.ABAPA.rules()).count(over, 1).sequences());
  }
}
