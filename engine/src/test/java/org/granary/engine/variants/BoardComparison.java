package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;

/** Holds a family's fast board against the slow one that is made of its rules. */
final class BoardComparison {
  private static final int[] NO_HOUSES = {58, 63, 126, 127, 128, 129, 130, 131, 132, 255};

  private final Board slow;
  private final Board fast;
  private int plies;

  private BoardComparison(Rules rules) {
    slow = new RuleBoard(rules);
    fast = rules.board();
  }

  /**
   * Plays one game on both boards, comparing all that they say after every ply.
   *
   * @return the plies that were played
   */
  static int play(Rules rules, Playouts playouts, int mostPlies) {
    return played(rules, playouts, mostPlies).plies;
  }

  /** Plays like {@link #play} and tells how the game ended, if it did. */
  static Optional<Outcome> ending(Rules rules, Playouts playouts, int mostPlies) {
    return played(rules, playouts, mostPlies).fast.ending();
  }

  private static BoardComparison played(Rules rules, Playouts playouts, int mostPlies) {
    BoardComparison both = new BoardComparison(rules);
    Position start = playouts.start(rules);
    both.fast.load(start);
    both.slow.load(start);
    while (both.plies < mostPlies) {
      both.assertAlike();
      List<Move> legal = rules.legalMoves(both.slow.position());
      if (both.slow.isOver() || legal.isEmpty()) {
        break;
      }
      int move = playouts.choose(legal).code();
      assertEquals(both.slow.playUnchecked(move), both.fast.playUnchecked(move), "captured");
      both.plies++;
    }
    return both;
  }

  private void assertAlike() {
    Position position = slow.position();
    assertEquals(position, fast.position());
    assertEquals(position.marks(), fast.position().marks());
    assertEquals(slow.ending(), fast.ending(), position::toString);
    assertEquals(slow.isOver(), fast.isOver(), position::toString);
    long legalMoves = slow.legalMoves();
    assertEquals(legalMoves, fast.legalMoves(), position::toString);
    assertEquals(slow.toMove(), fast.toMove());
    for (Side side : Side.values()) {
      assertEquals(slow.rowSeeds(side), fast.rowSeeds(side));
      assertEquals(slow.store(side), fast.store(side));
    }
    for (int house = 0; house < position.layout().houseCount() + 2; house++) {
      assertLegality(legalMoves, house);
    }
    for (int code : NO_HOUSES) {
      assertLegality(legalMoves, code);
    }
  }

  private void assertLegality(long legalMoves, int move) {
    int bit = new Move(move).bit();
    boolean legal = bit >= 0 && (legalMoves >>> bit & 1) != 0;
    assertEquals(legal, fast.isLegal(move), () -> "move " + move + " in " + slow.position());
  }
}
