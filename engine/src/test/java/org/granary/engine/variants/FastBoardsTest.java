package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.granary.engine.Board;
import org.granary.engine.EndReason;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Outcome;
import org.granary.engine.Phase;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.granary.engine.Vectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The boards of Toguz Kumalak and Awagagae play like the rules. */
class FastBoardsTest {
  private static final int GAMES = 16;
  private static final int MOST_PLIES = 400;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "toguz-kumalak",
        "toguz-kumalak; ninthTuzdyk=yes",
        "toguz-kumalak; stopAtMajority=no",
        "toguz-kumalak; houses=5; seeds=4",
        "toguz-kumalak; houses=3; seeds=20; ninthTuzdyk=yes",
        "awagagae",
        "awagagae-ludii",
        "awagagae; firstHitFree=no",
        "awagagae; captureBy=row",
        "awagagae; division=free",
        "awagagae; evenRest=north",
        "awagagae; repetition=none",
        "awagagae; houses=4; seeds=3",
        "awagagae; houses=8; seeds=7",
        "awagagae; houses=9; seeds=4"
      })
  void playLikeTheRules(String id) {
    Rules rules = Vectors.ruleSet(id).rules();
    Playouts playouts = new Playouts(id.hashCode());
    int plies = 0;
    for (int game = 0; game < GAMES; game++) {
      plies += BoardComparison.play(rules, playouts, MOST_PLIES);
    }
    assertTrue(plies > 10 * GAMES, "too few plies to say anything: " + plies);
  }

  @Test
  void theEndingsOfAwagagaeOccurInThePlayouts() {
    Set<EndReason> found = new TreeSet<>();
    for (String id : Set.of("awagagae", "awagagae; houses=3; seeds=2")) {
      Playouts playouts = new Playouts(11);
      for (int game = 0; game < 10 * GAMES; game++) {
        BoardComparison.ending(Vectors.ruleSet(id).rules(), playouts, 5 * MOST_PLIES)
            .map(Outcome::reason)
            .ifPresent(found::add);
      }
    }

    assertEquals(Set.of(EndReason.OWNS_ALL, EndReason.ENDLESS), found);
  }

  @Test
  void boardsThatAreTooLargeForALongARowAreSlow() {
    assertInstanceOf(AwagagaeBoard.class, Vectors.ruleSet("awagagae").rules().board());
    assertInstanceOf(RuleBoard.class, Vectors.ruleSet("awagagae; houses=9").rules().board());
    assertInstanceOf(ToguzBoard.class, Vectors.ruleSet("toguz-kumalak").rules().board());
  }

  /** South's seed falls in e, its tuzdyk: the store takes it at once and the house stays empty. */
  @Test
  void aTuzdykTakesWhatFallsIntoIt() {
    Board board = Vectors.ruleSet("toguz-kumalak").rules().board();
    int[] seeds = new int[18];
    seeds[8] = 7;
    seeds[0] = 1;
    seeds[17] = 3;
    Marks tuzdyk = new Marks(1L << 13, 0, (1L << 9) - 1, 0);
    board.load(Position.of(Layout.TOGUZ_KUMALAK, seeds, 76, 75, Side.SOUTH).withMarks(tuzdyk));

    int captured = board.playUnchecked(8);

    // Nine, then a b c d, one to the store in e, and the last in f, which held none.
    assertEquals(1, captured);
    assertEquals(77, board.store(Side.SOUTH));
    assertEquals(0, board.seeds(13));
    assertEquals(1, board.seeds(14));
  }

  /** Taken from a game that a repeated position ends, just before its last ply. */
  @Test
  void aCopyGoesItsOwnWayWithTheSameHistory() {
    Rules rules = Vectors.ruleSet("awagagae; houses=3; seeds=2").rules();
    Board board = rules.board();
    Board before = rules.board();
    int move = 0;
    Playouts playouts = new Playouts(3);
    while (!board.isOver() || board.position().marks().phase() == Phase.ENDLESS) {
      if (board.isOver()) {
        board.load(rules.start(Side.SOUTH));
      }
      before.copyFrom(board);
      move = playouts.choose(rules.legalMoves(board.position())).code();
      board.playUnchecked(move);
      if (board.ending().filter(end -> end.reason() == EndReason.OWNS_ALL).isPresent()) {
        board.load(rules.start(Side.SOUTH));
      }
    }
    Board withoutHistory = rules.board();
    withoutHistory.load(before.position());
    withoutHistory.playUnchecked(move);
    Board copy = rules.board();
    copy.copyFrom(before);

    copy.playUnchecked(move);

    assertEquals(EndReason.ENDLESS, copy.ending().orElseThrow().reason());
    assertTrue(withoutHistory.ending().isEmpty());
    assertTrue(before.ending().isEmpty());
    assertEquals(board.position(), copy.position());
  }
}
