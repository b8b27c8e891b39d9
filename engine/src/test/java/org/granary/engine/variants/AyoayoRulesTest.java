package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.granary.engine.EndReason;
import org.granary.engine.History;
import org.granary.engine.Illegality;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Single turns on two rows of three with two seeds each, 12 in all, sown by hand. */
class AyoayoRulesTest {
  private static final SmallBoard SMALL = new SmallBoard("ayoayo; houses=3; seeds=2");

  @ParameterizedTest
  @CsvSource({
    // Laps: 0 gives to 1 2; 2, now three, to 3 4 5; 5, now three, to 0 1 2, and 2 was empty.
    // It is South's own, and 3 lies opposite with three: four seeds are taken.
    "2-2-2-2-2-2-0-0-S, 0, 1-4-0-0-3-0-4-0-N, 4",
    // One seed falls in an empty house of the opponent's.
    "0-0-1-0-2-2-4-3-S, 2, 0-0-0-1-2-2-4-3-N, 0",
    // One seed falls in an empty house of its own with nothing opposite: it stays.
    "1-0-1-2-0-2-3-3-S, 0, 0-1-1-2-0-2-3-3-N, 0",
    // Six from 5 give to 0 1 2 3 4 and, past their own house, to 0 again. It holds two and goes
    // on: 1 2; 2 holds two: 3 4; 4 holds two: 5 0; both were empty, and 0 is South's.
    "0-0-0-0-0-6-3-3-N, 5, 1-2-0-2-0-1-3-3-S, 0"
  })
  void sowsLapAfterLap(String before, int house, String after, int captured) {
    SMALL.assertPlays(before, house, after, captured);
  }

  /** North's row is empty; 0 reaches 1 only, and nothing opposite of it gives anything. */
  @Test
  void aStarvedOpponentMustBeFed() {
    Position before = SMALL.position("1-0-1-0-0-0-5-5-S");

    assertEquals(
        Optional.of(Illegality.MUST_FEED), SMALL.rules().whyIllegal(before, Move.house(0)));
    assertEquals(List.of(Move.house(2)), SMALL.rules().legalMoves(before));
    assertEquals(
        List.of(Move.house(0), Move.house(2)), SMALL.rules("; mustFeed=no").legalMoves(before));
  }

  @Test
  void whoCannotFeedEndsTheGame() {
    Position before = SMALL.position("1-0-0-0-0-0-5-6-S");

    Outcome outcome = SMALL.rules().ending(before, History.NONE).orElseThrow();

    assertEquals(EndReason.NO_MOVE, outcome.reason());
    assertEquals("6-6", outcome.score().toString());
    assertTrue(
        SMALL.rules("; mustFeed=no; stopAtMajority=no").ending(before, History.NONE).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"1-0-0-1-0-0-7-3-S, MAJORITY", "0-0-0-0-0-0-6-6-S, EVEN"})
  void stopsAtTheMajority(String position, EndReason reason) {
    assertEquals(
        reason,
        SMALL.rules().ending(SMALL.position(position), History.NONE).orElseThrow().reason());
  }
}
