package org.granary.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayTest {
  private static final Position START = RuleSets.ABAPA.rules().start(Side.SOUTH);

  private static Game play(Position start, String letters) {
    return new Replay(RuleSets.ABAPA).play(start, Vectors.moves(letters));
  }

  @Test
  void keepsEveryPlyOfALegalRecord() {
    Game game = play(START, "E a D");

    assertTrue(game.stop().isEmpty());
    assertTrue(game.outcome().isEmpty());
    assertEquals(3, game.plyCount());
    assertEquals(Move.house(6), game.move(2));
    assertEquals(START, game.start());
    assertEquals("4-4-4-0-1-6-1-7-6-5-5-5-0-0-N", game.last().toString());
  }

  @Test
  void countsWhatEachPlyCaptured() {
    Game game = play(Vectors.position("0-0-8-0-0-1-1-1-1-1-2-3-0-0-S"), "C a");

    assertEquals(11, game.captured(1));
    assertEquals(List.of(10, 9, 8, 7, 6), game.ply(1).capturedHouses());
    assertEquals(10, game.ply(1).lastHouse());
  }

  @Test
  void positionsAreThoseBetweenThePlies() {
    Game game = play(START, "E a D f F b");

    List<Position> positions = game.positions();

    assertEquals(7, positions.size());
    for (int ply = 0; ply <= 6; ply++) {
      assertEquals(positions.get(ply), game.position(ply));
    }
    for (int ply = 1; ply <= 6; ply++) {
      assertEquals(positions.get(ply - 1), game.ply(ply).before());
      assertEquals(positions.get(ply), game.ply(ply).after());
      assertEquals(game.plies().get(ply - 1), game.ply(ply));
    }
    assertEquals(game.last(), positions.get(6));
    assertThrows(IndexOutOfBoundsException.class, () -> game.position(7));
    assertThrows(IndexOutOfBoundsException.class, () -> game.position(-1));
  }

  @ParameterizedTest
  @CsvSource({
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S, E e a, 3, NOT_YOUR_HOUSE",
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S, E e E, 3, EMPTY_HOUSE",
    "1-0-0-0-0-1-0-0-0-0-0-0-0-0-S, A, 1, MUST_FEED",
    "0-0-0-0-1-0-0-1-0-0-0-0-25-21-S, E, 1, GAME_OVER",
    "0-0-0-0-1-1-1-1-0-0-0-0-24-19-S, F E, 2, GAME_OVER"
  })
  void saysWhereAndWhyItStopped(String position, String moves, int ply, Illegality reason) {
    Game game = play(Vectors.position(position), moves);

    Stop stop = game.stop().orElseThrow();
    assertEquals(ply, stop.ply());
    assertEquals(reason, stop.reason());
    assertEquals(ply - 1, game.plyCount());
    assertEquals(game.last(), stop.position());
    assertEquals(reason == Illegality.GAME_OVER, stop.legal().isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"12, NO_SUCH_HOUSE", "126, NO_SUCH_HOUSE", "127, CANNOT_PASS", "255, NO_SUCH_HOUSE"})
  void namesWhatIsNoHouse(int code, Illegality reason) {
    Game game = new Replay(RuleSets.ABAPA).play(START, new byte[] {(byte) code});

    assertEquals(reason, game.stop().orElseThrow().reason());
    assertEquals(new Move(code), game.stop().orElseThrow().move());
    assertEquals(6, game.stop().orElseThrow().legal().size());
  }

  @Test
  void aForbiddenGrandSlamStops() {
    RuleSet forbidding = RuleSets.ABAPA.with("slamIllegal", "unlessOnlyMove");

    Game game =
        new Replay(forbidding)
            .play(Vectors.position("0-0-0-0-1-4-1-1-1-1-0-0-20-19-S"), Vectors.moves("F"));

    Stop stop = game.stop().orElseThrow();
    assertEquals(Illegality.GRAND_SLAM, stop.reason());
    assertEquals(List.of(Move.house(4)), stop.legal());
  }

  @Test
  void playsOnAfterTheMajorityWhereTheRuleSetDoes() {
    Position won = Vectors.position("0-0-0-0-1-0-0-1-0-0-0-0-25-21-S");

    Game game =
        new Replay(RuleSets.ABAPA.with("stopAtMajority", "no")).play(won, Vectors.moves("E b"));

    assertEquals(2, game.plyCount());
  }

  @Test
  void aRepetitionEndsTheGameAndSharesTheRest() {
    Position start = Vectors.position("0-0-0-0-0-1-0-0-0-0-0-1-23-23-S");

    Game game = play(start, "F f A a B b C c D d E e F");

    assertEquals(Illegality.GAME_OVER, game.stop().orElseThrow().reason());
    assertEquals(13, game.stop().orElseThrow().ply());
    Outcome outcome = game.outcome().orElseThrow();
    assertEquals(EndReason.REPETITION, outcome.reason());
    assertEquals("24-24", outcome.score().toString());
    assertEquals(Winner.DRAW, outcome.winner());
  }

  @Test
  void oneReplayServesManyRecords() {
    Replay replay = new Replay(RuleSets.ABAPA);
    Position cycle = Vectors.position("0-0-0-0-0-1-0-0-0-0-0-1-23-23-S");

    Game first = replay.play(cycle, Vectors.moves("F f A a B b C c D d E e"));
    Game second = replay.play(cycle, Vectors.moves("F f"));

    assertTrue(first.outcome().isPresent());
    assertTrue(second.outcome().isEmpty(), "the first game's history is forgotten");
  }
}
