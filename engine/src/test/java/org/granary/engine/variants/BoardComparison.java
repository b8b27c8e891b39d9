package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.History;
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

  /** Asked now and then only: what it is not asked it need not have found out. */
  private final Board seldom;

  private final Board turned;
  private int plies;

  private BoardComparison(Rules rules) {
    slow = new RuleBoard(rules);
    fast = rules.board();
    seldom = rules.board();
    turned = rules.board();
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
    both.seldom.load(start);
    while (both.plies < mostPlies) {
      both.assertAlike();
      both.assertTurned(rules);
      List<Move> legal = rules.legalMoves(both.slow.position());
      if (both.slow.isOver() || legal.isEmpty()) {
        break;
      }
      legal.forEach(move -> both.assertCapture(rules, move));
      int move = playouts.choose(legal).code();
      both.seldom.playUnchecked(move);
      assertEquals(both.slow.playUnchecked(move), both.fast.playUnchecked(move), "captured");
      both.plies++;
      if (both.plies % 5 == 4) {
        assertEquals(both.slow.isOver(), both.seldom.isOver());
        assertEquals(both.slow.legalMoves(), both.seldom.legalMoves());
      }
    }
    assertEquals(both.slow.ending(), both.seldom.ending());
    return both;
  }

  private void assertCapture(Rules rules, Move move) {
    if (!fast.mayCapture(move.code())) {
      Position before = slow.position();
      assertEquals(
          List.of(), rules.play(before, move).capturedHouses(), () -> move + " in " + before);
    }
  }

  /** Either side to move, without history. */
  private void assertTurned(Rules rules) {
    for (Side side : Side.values()) {
      turned.load(fast, side);
      Position position = slow.position().withToMove(side);
      assertEquals(position, turned.position());
      Optional<Outcome> ending = rules.ending(position, History.NONE);
      boolean over = ending.filter(end -> rules.binds(end.reason())).isPresent();
      assertEquals(over, turned.isOver(), position::toString);
    }
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
