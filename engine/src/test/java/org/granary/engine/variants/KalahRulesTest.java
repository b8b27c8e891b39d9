package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.granary.engine.EndReason;
import org.granary.engine.History;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Single moves on two rows of three with two seeds each, 12 in all, sown by hand. */
class KalahRulesTest {
  private static final SmallBoard SMALL = new SmallBoard("kalah; houses=3; seeds=2");

  @ParameterizedTest
  @CsvSource({
    // 0 gives to 1 and 2.
    "2-2-2-2-2-2-0-0-S, 0, 0-3-3-2-2-2-0-0-N, 0",
    // 1 gives to 2 and to the store: South moves again.
    "2-2-2-2-2-2-0-0-S, 1, 2-0-3-2-2-2-1-0-S, 1",
    // 2 gives to the store and to 3.
    "2-2-2-2-2-2-0-0-S, 2, 2-2-0-3-2-2-1-0-N, 1",
    // North's 4 gives to 5 and to North's store.
    "2-2-2-2-2-2-0-0-N, 4, 2-2-2-2-0-3-0-1-N, 1",
    // Five from 2: store, 3, 4, 5, not North's store, 0, which was empty: it takes the two of 5.
    "0-0-5-1-1-1-2-2-S, 2, 0-0-0-2-2-0-6-2-N, 4",
    // A last seed in an empty house of the opponent's takes nothing.
    "1-1-2-0-2-2-2-2-S, 2, 1-1-0-1-2-2-3-2-N, 1"
  })
  void sows(String before, int house, String after, int captured) {
    SMALL.assertPlays(before, house, after, captured);
  }

  /** 0 gives to 1, which was empty; 4 lies opposite and holds two. */
  @ParameterizedTest
  @CsvSource({"yes, 0-0-2-2-0-2-5-1-N, 3", "no, 0-1-2-2-0-2-4-1-N, 2"})
  void aCaptureTakesItsOwnSeedOrNot(String takeOwnSeed, String after, int captured) {
    Ply ply =
        SMALL
            .rules("; takeOwnSeed=" + takeOwnSeed)
            .play(SMALL.position("1-0-2-2-2-2-2-1-S"), Move.house(0));

    assertEquals(after, ply.after().toString());
    assertEquals(captured, ply.captured());
    assertEquals(1, ply.lastHouse());
    assertEquals(4, ply.capturedHouses().get(0));
  }

  /** The same with nothing in 4. */
  @ParameterizedTest
  @CsvSource({"no, 0-1-2-2-0-2-3-2-N", "yes, 0-0-2-2-0-2-4-2-N"})
  void oppositeAnEmptyHouseItDepends(String emptyCapture, String after) {
    Ply ply =
        SMALL
            .rules("; emptyCapture=" + emptyCapture)
            .play(SMALL.position("1-0-2-2-0-2-3-2-S"), Move.house(0));

    assertEquals(after, ply.after().toString());
  }

  @Test
  void aLastSeedInTheStoreHasNoHouse() {
    Ply ply = SMALL.rules().play(SMALL.position("2-2-2-2-2-2-0-0-S"), Move.house(1));

    assertEquals(-1, ply.lastHouse());
    assertEquals(List.of(), ply.capturedHouses());
    assertEquals(ply.mover(), ply.after().toMove());
  }

  @Test
  void whoCannotMoveEndsTheGameAndEachCountsItsRow() {
    Outcome outcome =
        SMALL.rules().ending(SMALL.position("0-0-0-1-0-2-5-4-S"), History.NONE).orElseThrow();

    assertEquals(EndReason.NO_MOVE, outcome.reason());
    assertEquals("5-7", outcome.score().toString());
  }

  @Test
  void stopsAtTheMajorityOnlyWhereTheRuleSetSays() {
    Position ahead = SMALL.position("1-0-0-1-0-0-7-3-S");

    assertTrue(SMALL.rules().ending(ahead, History.NONE).isEmpty());
    assertEquals(
        EndReason.MAJORITY,
        SMALL.rules("; stopAtMajority=yes").ending(ahead, History.NONE).orElseThrow().reason());
  }
}
