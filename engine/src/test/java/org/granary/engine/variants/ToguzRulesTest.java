package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.granary.engine.EndReason;
import org.granary.engine.History;
import org.granary.engine.Illegality;
import org.granary.engine.Marks;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.granary.engine.Vectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Single moves on a board of two rows of three with four seeds each, 24 in all, sown by hand: South
 * holds houses 0 to 2, North 3 to 5.
 */
class ToguzRulesTest {
  private static final SmallBoard SMALL = new SmallBoard("toguz-kumalak; houses=3; seeds=4");
  private static final long ALL_SOUTH = 0b111;

  private static Position position(String text, long southTuzdyk, long northTuzdyk) {
    return SMALL.position(text).withMarks(new Marks(southTuzdyk, northTuzdyk, ALL_SOUTH, 0));
  }

  @ParameterizedTest
  @CsvSource({
    // The first of four seeds stays at home; the last makes five in 3, an odd number.
    "4-4-4-4-4-4-0-0-S, 0, 1-5-5-5-4-4-0-0-N",
    // The same for North from 4: 4, 5, 0, 1.
    "4-4-4-4-4-4-0-0-N, 4, 5-5-4-4-1-5-0-0-S",
    // A lone seed goes on to 3 and makes four there, an even number: all four are taken.
    "5-5-1-3-4-4-1-1-S, 2, 5-5-0-0-4-4-5-1-N",
    // The last seed makes two in the mover's own house 1: nothing is taken at home.
    "1-1-5-5-5-5-1-1-S, 0, 0-2-5-5-5-5-1-1-N",
    // Eight seeds from 2 go round and further: 2 3 4 5 0 1 2 3; eight in 3 are taken.
    "1-1-8-6-3-3-1-1-S, 2, 2-2-2-0-4-4-9-1-N",
    // Two seeds from 2: one stays, the other makes two in 3.
    "5-5-2-1-5-4-1-1-S, 2, 5-5-1-0-5-4-3-1-N"
  })
  void sowsAndCaptures(String before, int house, String after) {
    Ply ply = SMALL.rules().play(SMALL.position(before), Move.house(house));

    assertEquals(after, ply.after().toString());
    assertEquals(Marks.none(ply.after().layout()), ply.after().marks());
  }

  @Test
  void threeInAnOpponentsHouseMakeItATuzdyk() {
    Ply ply = SMALL.rules().play(SMALL.position("5-5-1-2-4-4-2-1-S"), Move.house(2));

    assertEquals("5-5-0-0-4-4-5-1-N", ply.after().toString());
    assertEquals(1L << 3, ply.after().marks().capturedBySouth());
    assertEquals(0, ply.after().marks().capturedByNorth());
    assertEquals(3, ply.captured());
    assertEquals(List.of(3), ply.capturedHouses());
  }

  @Test
  void northMakesOneInSouthsRow() {
    Ply ply = SMALL.rules().play(SMALL.position("2-5-5-4-4-1-2-1-N"), Move.house(5));

    assertEquals("0-5-5-4-4-0-2-4-S", ply.after().toString());
    assertEquals(1L, ply.after().marks().capturedByNorth());
  }

  /** Four seeds from 2: 2 3 4 5, and three lie in North's last house. */
  @ParameterizedTest
  @CsvSource({"no, 5-4-1-4-2-3-2-3-N, 0", "yes, 5-4-1-4-2-0-5-3-N, 32"})
  void theLastHouseOfARowIsBarredUnlessTheRuleSetAllowsIt(String ninth, String after, long mark) {
    Ply ply =
        SMALL
            .rules("; ninthTuzdyk=" + ninth)
            .play(SMALL.position("5-4-4-3-1-2-2-3-S"), Move.house(2));

    assertEquals(after, ply.after().toString());
    assertEquals(mark, ply.after().marks().capturedBySouth());
  }

  @Test
  void nobodyHasTwoNorTheOneWithTheOpponentsNumber() {
    Rules rules = SMALL.rules();
    Position second = position("5-5-1-2-0-4-4-3-S", 1L << 4, 0);
    Position sameNumber = position("0-5-1-2-4-4-4-4-S", 0, 1L);

    Ply stays = rules.play(second, Move.house(2));
    Ply barred = rules.play(sameNumber, Move.house(2));

    assertEquals("5-5-0-3-0-4-4-3-N", stays.after().toString());
    assertEquals(1L << 4, stays.after().marks().capturedBySouth());
    assertEquals("0-5-0-3-4-4-4-4-N", barred.after().toString());
    assertEquals(0, barred.after().marks().capturedBySouth());
  }

  /** Six seeds from 1: 1 2 3 4 5 0; 4 is South's and 0 North's, so both stores gain one. */
  @Test
  void tuzdyksTakeWhatFallsIntoThem() {
    Position before = position("0-6-1-1-0-1-8-7-S", 1L << 4, 1L);

    Ply ply = SMALL.rules().play(before, Move.house(1));

    assertEquals("0-1-2-2-0-2-9-8-N", ply.after().toString());
    assertEquals(1, ply.captured());
    assertEquals(0, ply.lastHouse());
    assertEquals(List.of(), ply.capturedHouses());
  }

  /** Four seeds from 1 end in 4, South's tuzdyk, which stays empty: nothing to capture. */
  @Test
  void aLastSeedInATuzdykCapturesNothing() {
    Ply ply = SMALL.rules().play(position("3-4-0-1-0-1-8-7-S", 1L << 4, 0), Move.house(1));

    assertEquals("3-1-1-2-0-1-9-7-N", ply.after().toString());
    assertEquals(List.of(), ply.capturedHouses());
  }

  @ParameterizedTest
  @CsvSource({
    "1-0-0-1-0-0-13-9-S, MAJORITY, 13-9",
    "0-0-0-0-0-0-12-12-S, EVEN, 12-12",
    // South cannot move: North takes the five that are left.
    "0-0-0-2-3-0-10-9-S, NO_MOVE, 10-14",
    "2-3-0-0-0-0-10-9-N, NO_MOVE, 15-9"
  })
  void ends(String position, EndReason reason, String score) {
    Outcome outcome = SMALL.rules().ending(SMALL.position(position), History.NONE).orElseThrow();

    assertEquals(reason, outcome.reason());
    assertEquals(score, outcome.score().toString());
  }

  @Test
  void goesOnPastTheMajorityWhereTheRuleSetSays() {
    Position ahead = SMALL.position("1-0-0-1-0-0-13-9-S");

    assertTrue(SMALL.rules("; stopAtMajority=no").ending(ahead, History.NONE).isEmpty());
    assertTrue(SMALL.rules().ending(SMALL.position("4-4-4-4-4-4-0-0-S"), History.NONE).isEmpty());
  }

  @Test
  void saysWhyAHouseMayNotBeSown() {
    Rules rules = SMALL.rules();
    Position before = position("0-6-1-1-0-1-8-7-S", 1L << 4, 1L);

    assertEquals(Optional.of(Illegality.EMPTY_HOUSE), rules.whyIllegal(before, Move.house(0)));
    assertEquals(Optional.of(Illegality.NOT_YOUR_HOUSE), rules.whyIllegal(before, Move.house(3)));
    assertEquals(Optional.of(Illegality.NO_SUCH_HOUSE), rules.whyIllegal(before, Move.house(6)));
    assertEquals(Optional.of(Illegality.CANNOT_PASS), rules.whyIllegal(before, Move.PASS));
    assertEquals(List.of(Move.house(1), Move.house(2)), rules.legalMoves(before));
  }

  @Test
  void theBoardBeginsWithNineInEveryHouse() {
    assertEquals(
        "9-9-9-9-9-9-9-9-9-9-9-9-9-9-9-9-9-9-0-0-S",
        Vectors.ruleSet("toguz-kumalak").rules().start(Side.SOUTH).toString());
  }
}
