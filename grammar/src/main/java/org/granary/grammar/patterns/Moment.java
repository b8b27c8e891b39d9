package org.granary.grammar.patterns;

import java.util.ArrayList;
import java.util.List;
import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.jspecify.annotations.Nullable;

/**
 * A moment of a game: a position and the ply that led to it. One object walks through any number of
 * games under the same rules; it serves one thread.
 */
public final class Moment {
  private final Rules rules;
  private final Board board;
  private final Board other;
  private final Board before;
  private final PastPositions past = new PastPositions();
  private boolean looksBack;
  private int ply;
  private int move;
  private Side mover = Side.SOUTH;
  private int captured;
  private @Nullable Side turnsSide;
  private List<Ply> turns = List.of();

  /** A walker through games under these rules, at the start of one. */
  public Moment(Rules rules) {
    this.rules = rules;
    this.board = rules.board();
    this.other = rules.board();
    this.before = rules.board();
    load(rules.start(Side.SOUTH), false);
  }

  /**
   * Goes to the start of a game.
   *
   * @param looksBack whether a pattern asks for more than the position and the seeds captured, see
   *     {@link Sequence#looksBack}
   */
  public void load(Position start, boolean looksBack) {
    this.looksBack = looksBack;
    board.load(start);
    ply = 0;
    move = -1;
    captured = 0;
    mover = start.toMove();
    turnsSide = null;
    if (looksBack) {
      past.clear();
      past.add(board);
    }
  }

  /** Goes on by a ply, which must be legal. */
  public void play(int code) {
    if (looksBack) {
      before.copyFrom(board);
    }
    mover = board.toMove();
    captured = board.playUnchecked(code);
    move = code;
    ply++;
    turnsSide = null;
    if (looksBack) {
      past.add(board);
    }
  }

  Board board() {
    return board;
  }

  Layout layout() {
    return rules.layout();
  }

  /** Plies played so far. */
  public int ply() {
    return ply;
  }

  /** The code of the last move; -1 at the start. */
  int move() {
    return move;
  }

  /** Who made the last ply; at the start, who is to move. */
  Side mover() {
    return mover;
  }

  /** Seeds that the last ply brought into its mover's store. */
  int captured() {
    return captured;
  }

  /** How many moves a side has, or would have if it were its turn. */
  int mobility(Side side) {
    if (board.isOver() || board.toMove() == side) {
      return Long.bitCount(board.legalMoves());
    }
    other.load(board, side);
    return Long.bitCount(other.legalMoves());
  }

  /** Whether a house of a side's row holds just so many seeds. */
  boolean hasHouseOf(Side side, int seeds) {
    int first = layout().firstHouse(side);
    for (int house = first; house < first + layout().houses(); house++) {
      if (board.seeds(house) == seeds) {
        return true;
      }
    }
    return false;
  }

  /** Whether a side, if it were its turn, has so many moves that may capture houses. */
  boolean mayCapture(Side side, int least) {
    if (board.isOver()) {
      return false;
    }
    other.load(board, side);
    int found = 0;
    for (long left = other.legalMoves(); left != 0 && found < least; left &= left - 1) {
      found += other.mayCapture(Move.codeOfBit(Long.numberOfTrailingZeros(left))) ? 1 : 0;
    }
    return found == least;
  }

  /** What the houses of a side would give if it were its turn; nothing when the game is over. */
  List<Ply> turnsOf(Side side) {
    if (turnsSide != side) {
      turnsSide = side;
      turns = board.isOver() ? List.of() : turns(board.position().withToMove(side));
    }
    return turns;
  }

  private List<Ply> turns(Position position) {
    List<Ply> found = new ArrayList<>();
    for (Move legal : rules.legalMoves(position)) {
      if (rules.layout().contains(legal.code())) {
        found.add(rules.play(position, legal));
      }
    }
    return found;
  }

  /** Whether the last ply took, or but for the rules would have taken, all of the opponent. */
  boolean isGrandSlam() {
    return ply > 0 && rules.play(before.position(), new Move(move)).grandSlam();
  }

  /** Whether this position stood on the board before. */
  boolean isRepeated() {
    return past.isLastRepeated();
  }
}
