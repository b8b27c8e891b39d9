package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.granary.engine.EndReason;
import org.granary.engine.Game;
import org.granary.engine.History;
import org.granary.engine.Illegality;
import org.granary.engine.Marks;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Phase;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.granary.engine.Vectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AwagagaeRulesTest {
  private static final RuleSet RULE_SET = Vectors.ruleSet("awagagae");
  private static final Rules RULES = RULE_SET.rules();
  private static final long OWN_ROW = 0b111111;

  private static Position position(String text, long bySouth, long byNorth, long hit) {
    Marks marks = new Marks(bySouth, byNorth, OWN_ROW, hit, Phase.SOUTH_BEGAN);
    return Vectors.position(text).withMarks(marks);
  }

  private static Optional<Illegality> why(Position position, Move move) {
    return RULES.whyIllegal(position, move);
  }

  /** A finished round in which South holds {@code south} seeds in a, North the rest in A. */
  private static Position finished(int south) {
    String text = "%d-0-0-0-0-0-%d-0-0-0-0-0-0-0-S".formatted(48 - south, south);
    return position(text, 1L << 6, 1L, 0);
  }

  @Test
  void laysOffLapsUntilAnEmptyHouse() {
    Position start = Vectors.position("2-0-1-0-0-0-0-0-0-0-1-0-0-0-S");

    Ply ply = RULES.play(start, Move.house(0));

    assertEquals("0-1-0-1-1-0-0-0-0-0-1-0-0-0-N", ply.after().toString());
    assertEquals(4, ply.lastHouse());
  }

  @Test
  void aHouseMadeFourIsCapturedAndEndsTheTurn() {
    Ply ply = RULES.play(position("1-0-0-0-0-1-3-1-0-0-0-0-0-0-S", 0, 0, 0), Move.house(5));

    Position after = ply.after();
    assertEquals(1L << 6, after.marks().capturedBySouth());
    assertEquals(List.of(6), ply.capturedHouses());
    assertEquals(0, ply.captured());
    assertEquals(4, after.seeds(6));
    assertEquals(Optional.of(Illegality.CAPTURED_HOUSE), why(after, Move.house(6)));
    assertEquals(Optional.of(Illegality.EMPTY_HOUSE), why(after, Move.house(8)));
    assertEquals(Optional.of(Illegality.NOT_YOUR_HOUSE), why(after, Move.house(0)));
    assertEquals(List.of(Move.house(7)), RULES.legalMoves(after));
  }

  @Test
  void fourInAHouseOfOnesOwnGoOn() {
    Ply ply = RULES.play(position("0-1-3-0-0-0-0-1-0-0-0-0-0-0-S", 0, 0, 0), Move.house(1));

    assertEquals("0-0-0-1-1-1-1-1-0-0-0-0-0-0-N", ply.after().toString());
    assertEquals(0, ply.after().marks().captured());
  }

  @Test
  void theFirstHitOfACapturedHouseIsFreeAndLaterOnesCostASeed() {
    Ply first = RULES.play(position("0-0-0-0-0-1-4-0-0-0-0-0-0-0-S", 0, 1 << 6, 0), Move.house(5));
    Ply later =
        RULES.play(position("0-0-0-0-0-1-5-0-0-0-0-0-0-0-S", 0, 1 << 6, 1 << 6), Move.house(5));

    assertEquals("0-0-0-0-0-0-5-0-0-0-0-0-0-0-N", first.after().toString());
    assertEquals(1L << 6, first.after().marks().hit());
    assertEquals("0-0-0-0-0-0-5-0-0-0-0-0-0-1-N", later.after().toString());
    assertEquals(0, later.captured());
  }

  @Test
  void underLudiisRulesTheFirstHitCostsToo() {
    Ply ply =
        Vectors.ruleSet("awagagae; firstHitFree=no")
            .rules()
            .play(position("0-0-0-0-0-1-4-0-0-0-0-0-0-0-S", 0, 1 << 6, 0), Move.house(5));

    assertEquals(1, ply.after().store(Side.NORTH));
  }

  @Test
  void aLastSeedInOnesOwnCapturedHouseOnlyEndsTheTurn() {
    Ply ply = RULES.play(position("0-0-0-0-0-1-6-0-0-1-0-0-0-0-S", 1 << 6, 0, 0), Move.house(5));

    assertEquals("0-0-0-0-0-0-7-0-0-1-0-0-0-0-N", ply.after().toString());
    assertEquals(0, ply.after().marks().hit());
  }

  @Test
  void whoHasNothingToSowPasses() {
    Position stuck = position("4-0-0-0-0-0-0-1-0-0-0-0-0-0-S", 0, 1, 0);

    assertEquals(List.of(Move.PASS), RULES.legalMoves(stuck));
    assertEquals(Optional.of(Illegality.MUST_PASS), why(stuck, Move.house(0)));
    assertEquals(Side.NORTH, RULES.play(stuck, Move.PASS).after().toMove());
    Position start = RULES.start(Side.SOUTH);
    assertEquals(Optional.of(Illegality.CANNOT_PASS), why(start, Move.PASS));
    assertEquals(Optional.of(Illegality.ROUND_NOT_OVER), why(start, Move.ROUND));
    assertEquals(Optional.of(Illegality.NO_SUCH_HOUSE), why(start, Move.house(12)));
  }

  @ParameterizedTest
  @CsvSource({
    "24, 000000111111",
    "28, 000001111111",
    "27, 000001111111",
    "29, 000001111111",
    "26, 000000111111",
    "22, 000000111111",
    "21, 000000111110",
    "20, 000000111110",
    "4, 000000100000",
    "44, 011111111111"
  })
  void housesFollowTheCountAndTheWeakerGetsAHouseOfHalves(int south, String owned) {
    Position round = RULES.play(finished(south), Move.ROUND).after();

    assertEquals(Long.parseLong(owned, 2), round.marks().ownedBySouth());
    assertEquals("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", round.toString());
    assertEquals(Phase.NORTH_BEGAN, round.marks().phase());
  }

  @Test
  void theOtherSideBeginsWhenARecordSaysSo() {
    Position round = RULES.play(finished(28), Move.ROUND_OTHER_STARTER).after();

    assertEquals(Side.SOUTH, round.toMove());
    assertEquals(Phase.SOUTH_BEGAN, round.marks().phase());
    assertEquals(Optional.of(Illegality.ROUND_OVER), why(finished(28), Move.house(6)));
  }

  @Test
  void housesCanBeChosenOneByOne() {
    byte[] moves = {(byte) 130, 0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 127, 11};
    Game game = new Replay(RULE_SET).play(finished(28), moves);

    assertTrue(game.stop().isEmpty(), () -> "stopped: " + game.stop());
    Position round = game.last();
    assertEquals(0b100000111111, round.marks().ownedBySouth());
    assertEquals(48, round.seedsOnBoard());
    assertEquals(Phase.NORTH_BEGAN, round.marks().phase());
    assertEquals(Side.NORTH, round.toMove());
  }

  @ParameterizedTest
  @CsvSource({"48, 48-0", "47, 47-1", "0, 0-48", "1, 1-47"})
  void whoOwnsEveryHouseHasWon(int south, String score) {
    Outcome outcome = RULES.ending(finished(south), History.NONE).orElseThrow();

    assertEquals(EndReason.OWNS_ALL, outcome.reason());
    assertEquals(score, outcome.score().toString());
    assertEquals(Optional.of(Illegality.GAME_OVER), why(finished(south), Move.ROUND));
  }

  @Test
  void aTurnThatRelaysForEverEndsTheGameAsADraw() {
    Position position = position("3-0-14-0-2-1-5-1-3-4-13-2-0-0-N", 0, 0, 0);

    Game game = new Replay(RULE_SET).play(position, Vectors.moves("c"));

    assertEquals(Phase.ENDLESS, game.last().marks().phase());
    assertEquals(1, game.plyCount());
    Outcome outcome = game.outcome().orElseThrow();
    assertEquals(EndReason.ENDLESS, outcome.reason());
    assertEquals("24-24", outcome.score().toString());
    assertEquals(List.of(), RULES.legalMoves(game.last()));
  }

  @Test
  void aRoundThatGoesInCirclesEndsTheGameAsADraw() {
    Position position = position("1-0-0-0-0-0-0-0-0-0-0-0-0-0-S", 0, 0, 0);
    byte[] circle = new byte[24];
    for (int i = 0; i < circle.length; i++) {
      int house = (i + 1) / 2;
      boolean south = i % 2 == 0;
      circle[i] = (byte) (south == house < 6 ? house % 12 : 127);
    }

    Game game = new Replay(RULE_SET).play(position, circle);

    assertTrue(game.outcome().isPresent(), () -> "" + game.stop());
    assertEquals(EndReason.ENDLESS, game.outcome().orElseThrow().reason());
  }
}
