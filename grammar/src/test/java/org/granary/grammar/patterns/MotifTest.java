package org.granary.grammar.patterns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.Fen;
import org.granary.grammar.QueryReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Motifs in positions that are sown by hand in the comments. */
class MotifTest {
  private static final RuleSet RULES = RuleSets.ABAPA;

  private static Moment at(String fen) {
    Moment moment = new Moment(RULES.rules());
    moment.load(Fen.parse(fen, RULES).position().orElseThrow(), true);
    return moment;
  }

  private static boolean shows(String fen, String pattern) {
    return holds(at(fen), pattern);
  }

  private static boolean holds(Moment moment, String pattern) {
    org.granary.grammar.Query query =
        QueryReader.read("reaches { " + pattern + " }").query().orElseThrow();
    Sequence sequence = ((org.granary.grammar.Query.Reaches) query).sequence();
    return sequence.steps().get(0).pattern().holds(moment);
  }

  /**
   * South's E holds 14. Sown past itself it gives 2 to F, a and b and 1 to all others, its last
   * seed to b.
   */
  @ParameterizedTest
  @CsvSource({
    "0-0-0-0-14-0-0-0-1-1-0-0-16-16-N, krou(S), true",
    "0-0-0-0-14-0-0-0-1-1-0-0-16-16-N, krou, true",
    "0-0-0-0-14-0-0-0-1-1-0-0-16-16-N, 'krou(S, 15)', false",
    "0-0-0-0-14-0-0-0-1-1-0-0-16-16-N, krou(N), false",
    "0-0-0-0-11-0-0-0-1-1-0-0-16-16-N, krou, false",
    // b holds two and would hold four
    "0-0-0-0-14-0-0-2-1-0-0-0-16-15-N, knot(N), true",
    "0-0-0-0-14-0-0-2-1-0-0-0-16-15-S, knot, true",
    "0-0-0-0-14-0-0-2-1-0-0-0-16-15-N, knot(S), false",
    // b holds one and would be taken with three
    "0-0-0-0-14-0-0-1-1-0-0-0-16-16-N, knot(N), false",
  })
  void krouAndKnot(String fen, String pattern, boolean shown) {
    assertEquals(shown, shows(fen, pattern));
  }

  /** F reaches a, which holds one; B, with five, reaches a also; with six it reaches b. */
  @ParameterizedTest
  @CsvSource({
    "0-6-0-0-0-1-1-1-0-4-0-0-17-18-S, fork(S), true",
    "0-6-0-0-0-1-1-1-0-4-0-0-17-18-N, fork(S), true",
    "0-5-0-0-0-1-1-1-0-4-0-0-18-18-S, fork(S), false",
    "0-6-0-0-0-1-1-1-0-4-0-0-17-18-S, fork(N), false"
  })
  void aForkAttacksTwoHouses(String fen, String pattern, boolean shown) {
    assertEquals(shown, shows(fen, pattern));
  }

  /** The seeds of the last three houses: E and F leave, D goes to E and F; then nothing stays. */
  @ParameterizedTest
  @CsvSource({
    "0-0-0-0-0-3-4-0-0-0-0-0-20-21-S, tempo(S) = 0, true",
    // D to E, E to F
    "0-0-0-1-0-0-4-0-0-0-0-0-20-23-S, tempo(S) = 2, true",
    // C gives D and E; E to F, D to E, E to F
    "0-0-2-0-0-0-4-0-0-0-0-0-20-22-S, tempo(S) = 4, true",
    "0-0-2-0-0-0-0-0-0-1-0-0-20-25-S, tempo(S) - tempo(N) = 2, true",
    "0-0-0-0-0-0-4-0-0-0-0-0-20-24-S, mobility(S) = 0, true",
    "1-0-0-0-0-0-4-0-0-0-0-0-20-23-N, mobility(S) = 1, true"
  })
  void temposAndMoves(String fen, String pattern, boolean shown) {
    assertEquals(shown, shows(fen, pattern));
  }

  @Test
  void starvingMeansNoSeedsOfOnesOwn() {
    String fen = "0-0-0-0-1-1-0-0-0-0-0-0-22-24-S";

    assertTrue(shows(fen, "starving(N)"));
    assertTrue(shows(fen, "must-feed(S)"));
    assertFalse(shows(fen, "must-feed(N)"));
    assertFalse(shows(fen, "starving(S)"));
  }

  /** F takes a to f with two or three each: all of North, which abapa does not let it keep. */
  @Test
  void aGrandSlamNeedNotCapture() {
    Moment moment = at("0-0-0-0-1-6-1-1-1-1-1-1-17-18-S");

    moment.play(5);

    assertEquals(0, moment.captured());
    assertTrue(holds(moment, "grand-slam(S)"));
    assertFalse(holds(moment, "grand-slam(N)"));
    assertTrue(holds(moment, "move = F and ply = 1 and captured = 0"));
    assertEquals(Side.NORTH, moment.board().toMove());
  }

  /** Two single seeds go round half the board each; after twelve plies they have changed places. */
  @Test
  void aPositionThatComesBackIsARepetition() {
    Moment moment = at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");

    for (int house = 0; house < 6; house++) {
      assertFalse(holds(moment, "repetition"));
      moment.play(house);
      moment.play(6 + house);
    }

    assertTrue(holds(moment, "repetition and ply = 12 and A = 1 and a = 1"));
  }

  @Test
  void aHouseThatTheBoardLacksFitsNothing() {
    String fen = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

    assertFalse(shows(fen, "S7 = 0"));
    assertFalse(shows(fen, "S7 != 0"));
    assertTrue(shows(fen, "not S7 = 0"));
    assertTrue(shows(fen, "S6 = 4 and N1 = 4 and F = a"));
  }
}
