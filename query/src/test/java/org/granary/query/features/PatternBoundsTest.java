package org.granary.query.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bounds worked out by hand. */
class PatternBoundsTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        // One number.
        "A >= 14                    | {SOUTH_LARGEST=14, SOUTH_MOST_ROW=14, HOUSES=1}",
        "14 < b                     | {NORTH_LARGEST=15, NORTH_MOST_ROW=15, HOUSES=2}",
        "F = 3                      | {SOUTH_LARGEST=3, SOUTH_MOST_ROW=3, HOUSES=6}",
        "F = 3..5                   | {SOUTH_LARGEST=3, SOUTH_MOST_ROW=3, HOUSES=6}",
        "N9 <= 3                    | {HOUSES=9}",
        "row(N) <= 5                | {NORTH_LEAST_ROW=5}",
        "row(N) < 5                 | {NORTH_LEAST_ROW=4}",
        "row(N) >= 5                | {NORTH_MOST_ROW=5}",
        "seeds < 12                 | {LEAST_SEEDS=11, SOUTH_LEAST_ROW=11, NORTH_LEAST_ROW=11}",
        "captured(S) >= 6           | {SOUTH_CAPTURED=6}",
        "store(N) > 24              | {NORTH_STORE=25}",
        "largest(N) >= 20           | {NORTH_LARGEST=20, NORTH_MOST_ROW=20}",
        "ply > 150                  | {PLIES=151}",
        "ply > 400                  | {PLIES=255}",
        "ply < 10                   | {}",
        "mobility(S) = 1            | {}",
        // Sums: 30 seeds in three houses make 10 in one of them.
        "A + B + C >= 30            | {SOUTH_LARGEST=10, SOUTH_MOST_ROW=30, HOUSES=3}",
        "A + A >= 31                | {SOUTH_LARGEST=16, SOUTH_MOST_ROW=16, HOUSES=1}",
        "A + a >= 30                | {HOUSES=1}",
        "store(N) > store(S) + 15   | {NORTH_LEAD=16, NORTH_STORE=16}",
        "store(N) - store(S) = 4    | {NORTH_LEAD=4, NORTH_STORE=4}",
        "row(S) - row(N) > 20       | {SOUTH_MOST_ROW=21}",
        "row(S) + row(N) <= 9       | {LEAST_SEEDS=9, SOUTH_LEAST_ROW=9, NORTH_LEAST_ROW=9}",
        "row(S) + row(S) <= 9       | {SOUTH_LEAST_ROW=4}",
        "ply + 5 <= 4               | never",
        // Both, either and not.
        "krou(S) and row(N) = 0     | {SOUTH_LARGEST=12, NORTH_LEAST_ROW=0}",
        "krou(S) or row(N) = 0      | {SOUTH_LARGEST=12} or {NORTH_LEAST_ROW=0}",
        "krou(S, 20) or krou(S)     | {SOUTH_LARGEST=12}",
        "krou                       | {SOUTH_LARGEST=12} or {NORTH_LARGEST=12}",
        "captured >= 6              | {SOUTH_CAPTURED=6} or {NORTH_CAPTURED=6}",
        "not ply <= 30              | {PLIES=31}",
        "not (ply <= 30 or seeds >= 9) | {PLIES=31, LEAST_SEEDS=8, ROWS=8}",
        "not A < 3                  | {}",
        "ply != 0                   | {PLIES=1}",
        "seeds != 0                 | {}",
        // Motifs and moves.
        "starving(S)                | {SOUTH_LEAST_ROW=0, MOTIFS=1}",
        "must-feed(S)               | {NORTH_LEAST_ROW=0, MOTIFS=4}",
        "grand-slam(N)              | {PLIES=1, MOTIFS=32}",
        "repetition                 | {PLIES=1, MOTIFS=64}",
        "knot(N, 13)                | {SOUTH_LARGEST=13, NORTH_LARGEST=2}",
        "fork                       | {}",
        "to-move = S                | {}",
        "move = C                   | {PLIES=1, HOUSES=3}"
      })
  void ofOneMoment(String moment, String expected) {
    assertEquals(words(expected), words(of("reaches { " + moment + " }")));
  }

  @Test
  void ofStepsAreThoseOfAllWithTimeForTheOthers() {
    Choices choices =
        of("reaches { krou(S) } then { ply >= 20 } then within 3 plies { row(N) = 0 }");

    assertEquals(words("{PLIES=21, SOUTH_LARGEST=12, NORTH_LEAST_ROW=0}"), words(choices));
  }

  @Test
  void ofEitherSideAreThoseOfOneSideOrTheOther() {
    Choices choices = of("reaches either { krou(S) and captured(N) >= 6 }");

    assertEquals(
        words("{SOUTH_LARGEST=12, NORTH_CAPTURED=6} or {NORTH_LARGEST=12, SOUTH_CAPTURED=6}"),
        words(choices));
  }

  /** Seven times one of two makes 128 alternatives; what they have in common remains. */
  @Test
  void ofTooManyAlternativesAreWhatTheyHaveInCommon() {
    String all = "krou captured >= 6 ";
    Choices choices =
        of(
            "reaches { "
                + all
                + "(row(S) = 0 or ply > 50) (row(N) = 0 or ply > 60) (store(S) > 9 or row(N) > 30)"
                + " (store(N) > 9 or a > 14) (ply > 20 or row(S) > 30) seeds < 20 }");

    assertTrue(choices.bounds().size() <= 32, choices.toString());
    for (Bounds bounds : choices.bounds()) {
      assertTrue(bounds.toString().contains("LEAST_SEEDS=19"), bounds.toString());
    }
  }

  private static Choices of(String text) {
    Query query = QueryReader.read(text).query().orElseThrow(() -> new AssertionError(text));
    return PatternBounds.of(((Query.Reaches) query).sequence());
  }

  /** The parts in any order. */
  private static List<String> words(String expected) {
    String rows = "SOUTH_LEAST_ROW=8, NORTH_LEAST_ROW=8";
    return expected.equals("never")
        ? List.of()
        : List.of(expected.replace("ROWS=8", rows).split(" or ")).stream()
            .map(PatternBoundsTest::sorted)
            .sorted()
            .toList();
  }

  private static List<String> words(Choices choices) {
    return choices.bounds().stream().map(bounds -> sorted(bounds.toString())).sorted().toList();
  }

  private static String sorted(String bounds) {
    List<String> parts = new ArrayList<>(List.of(bounds.replaceAll("[{} ]", "").split(",")));
    Collections.sort(parts);
    return parts.toString();
  }
}
