package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.granary.engine.EndReason;
import org.granary.engine.History;
import org.granary.engine.Illegality;
import org.granary.engine.Layout;
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

class AwaleRulesTest {
  private static Rules rules(String id) {
    return Vectors.ruleSet(id).rules();
  }

  @ParameterizedTest
  @CsvSource({
    "abapa, 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S, 0, ",
    "abapa, 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S, 6, NOT_YOUR_HOUSE",
    "abapa, 4-4-4-4-4-4-4-4-4-4-4-4-0-0-N, 0, NOT_YOUR_HOUSE",
    "abapa, 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S, 12, NO_SUCH_HOUSE",
    "abapa, 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S, 127, CANNOT_PASS",
    "abapa, 0-4-4-4-4-4-4-4-4-4-4-4-4-0-S, 0, EMPTY_HOUSE",
    "abapa, 1-0-0-0-0-1-0-0-0-0-0-0-0-0-S, 0, MUST_FEED",
    "abapa; mustFeed=no, 1-0-0-0-0-1-0-0-0-0-0-0-0-0-S, 0, ",
    "awari, 1-0-0-0-0-1-1-0-0-0-0-0-0-0-S, 5, MUST_FEED",
    "awari, 1-0-0-0-0-1-1-0-0-0-0-0-0-0-S, 0, ",
    "ouri, 1-0-0-0-2-0-1-0-0-0-0-0-0-0-S, 0, HOUSE_RESERVED",
    "ouri, 1-0-0-0-2-0-1-0-0-0-0-0-0-0-S, 4, ",
    "oware-slam-illegal, 1-0-0-0-0-1-1-0-0-0-0-0-0-0-S, 5, GRAND_SLAM",
    "abapa; slamIllegal=unlessOnlyMove, 0-0-0-0-0-1-1-0-0-0-0-0-0-0-S, 5, "
  })
  void saysWhyAMoveIsNotLegal(String id, String position, int code, Illegality reason) {
    assertEquals(
        Optional.ofNullable(reason),
        rules(id).whyIllegal(Vectors.position(position), new Move(code)));
  }

  @ParameterizedTest
  @CsvSource({"ownRow, 21-27", "nobody, 20-23", "evenSplit, 22-25", "halfPointSplit, 22.5-25.5"})
  void theRestGoesWhereTheRuleSetSays(String rest, String score) {
    Position position = Vectors.position("1-0-0-0-0-0-0-0-0-0-2-2-20-23-S");
    History history = new History(1, 40);

    Outcome byLimit =
        rules("abapa; noCaptureLimit=40; noCaptureRest=" + rest)
            .ending(position, history)
            .orElseThrow();
    Outcome byCycle =
        rules("abapa; repetitionRest=" + rest).ending(position, new History(2, 30)).orElseThrow();

    assertEquals(EndReason.NO_CAPTURE, byLimit.reason());
    assertEquals(score, byLimit.score().toString());
    assertEquals(EndReason.REPETITION, byCycle.reason());
    assertEquals(score, byCycle.score().toString());
  }

  @ParameterizedTest
  @CsvSource({
    "abapa, 2, true",
    "abapa, 1, false",
    "awari, 2, false",
    "awari, 3, true",
    "abapa; repetition=none, 9, false"
  })
  void repetitionCountsOccurrences(String id, int occurrences, boolean ends) {
    Position position = Vectors.position("1-0-0-0-0-0-0-0-0-0-2-2-20-23-S");

    assertEquals(ends, rules(id).ending(position, new History(occurrences, 20)).isPresent());
  }

  @Test
  void onOneSideRepetitionCountsOnlyWhereTheRuleSetSays() {
    Position oneSided = Vectors.position("0-0-0-0-0-1-0-0-0-0-0-0-23-24-S");
    History again = new History(2, 20);

    assertTrue(rules("abapa").ending(oneSided, again).isPresent());
    assertFalse(rules("playstrategy").ending(oneSided, again).isPresent());
  }

  @ParameterizedTest
  @CsvSource({"owner, 20-28", "opponent, 20-28", "mover, 27-21", "starved, 27-21", "nobody, 20-21"})
  void aStuckSideLosesOrGainsTheRest(String stuckTakes, String score) {
    Position stuck = Vectors.position("0-0-0-0-0-0-0-0-0-0-3-4-20-21-S");

    Outcome outcome =
        rules("abapa; stuckTakes=" + stuckTakes).ending(stuck, History.NONE).orElseThrow();

    assertEquals(EndReason.NO_MOVE, outcome.reason());
    assertEquals(score, outcome.score().toString());
  }

  @Test
  void onlyLackOfAMoveBindsWherePlayGoesOn() {
    assertTrue(rules("abapa").binds(EndReason.REPETITION));
    assertTrue(rules("awale-libre").binds(EndReason.NO_MOVE));
    assertFalse(rules("awale-libre").binds(EndReason.REPETITION));
  }

  @Test
  void aPlyTellsWhatHappened() {
    Position before = Vectors.position("0-0-0-0-1-5-1-1-1-1-1-1-18-18-S");

    Ply ply = rules("awale-libre").play(before, Move.house(5));

    assertEquals(before, ply.before());
    assertEquals(Side.SOUTH, ply.mover());
    assertEquals(10, ply.lastHouse());
    assertEquals(List.of(10, 9, 8, 7), ply.capturedHouses());
    assertEquals(8, ply.captured());
    assertFalse(ply.grandSlam());
  }

  @ParameterizedTest
  @CsvSource({
    "abapa, true, 0",
    "wari, true, 8",
    "oware-leave-first, true, 6",
    "oware-rest-to-opponent, true, 8",
    "abapa; maxCapturedHouses=2, false, 4",
    "abapa; maxCapturedHouses=2; slamTest=attacked, true, 0",
    "abapa; maxCapturedHouses=2; slamTest=attacked; grandSlam=capture, true, 4"
  })
  void marksAGrandSlamWhateverItTakes(String id, boolean slam, int captured) {
    Position before = Vectors.position("0-0-0-0-1-4-1-1-1-1-0-0-20-19-S");

    Ply ply = rules(id).play(before, Move.house(5));

    assertEquals(slam, ply.grandSlam());
    assertEquals(captured, ply.captured());
  }

  @Test
  void afterASharedSlamTheMoverMovesAgain() {
    Ply ply =
        rules("ouri").play(Vectors.position("0-0-0-0-3-4-1-1-1-1-0-0-18-19-S"), Move.house(5));

    assertEquals(Side.SOUTH, ply.after().toMove());
    assertEquals(List.of(Move.house(4)), rules("ouri").legalMoves(ply.after()));
  }

  @Test
  void anIllegalMoveIsNotPlayed() {
    Rules rules = rules("abapa");
    Position start = rules.start(Side.SOUTH);

    assertThrows(IllegalArgumentException.class, () -> rules.play(start, Move.house(7)));
    assertThrows(IllegalArgumentException.class, () -> rules.play(start, Move.PASS));
  }

  @Test
  void fullHousesArePassedOver() {
    Position before = Vectors.position("2-12-5-11-1-2-4-0-3-2-1-1-0-4-S");

    Ply ply = rules("abapa; houseLimit=12").play(before, Move.house(3));

    assertEquals("3-12-6-0-3-3-5-1-4-3-2-2-0-4-N", ply.after().toString());
  }

  @Test
  void sowsClockwiseWhereTheRuleSetSays() {
    Position before = Position.start(new Layout(7, 5), Side.SOUTH);

    Ply ply = rules("songo").play(before, Move.house(2));

    assertEquals(11, ply.lastHouse());
    assertEquals("6-6-0-5-5-5-5-5-5-5-5-6-6-6-0-0-N", ply.after().toString());
  }
}
