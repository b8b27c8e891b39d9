package org.granary.store;

import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Side;

/**
 * Moves as a position key writes them: none, a pass, a house counted from the mover's left, or the
 * beginning of a round.
 */
final class MoveCode {
  static final int NONE = 0;
  private static final int PASS = 1;
  private static final int FIRST_HOUSE = 2;
  private static final int ROUND_MOVES = 4;

  private final Layout layout;
  private final int firstRound;
  private final int bits;

  /**
   * The codes of a layout.
   *
   * @param rounds whether moves that begin a round are among them
   */
  MoveCode(Layout layout, boolean rounds) {
    this.layout = layout;
    this.firstRound = FIRST_HOUSE + layout.houseCount();
    int last = firstRound - 1 + (rounds ? ROUND_MOVES : 0);
    this.bits = Integer.SIZE - Integer.numberOfLeadingZeros(last);
  }

  int bits() {
    return bits;
  }

  /** The code of an engine's move code. */
  int of(int move, Side mover) {
    if (move < layout.houseCount()) {
      return FIRST_HOUSE + (mover == Side.SOUTH ? move : layout.turned(move));
    }
    return move == Move.PASS_CODE ? PASS : firstRound + move - Move.ROUND.code();
  }

  /** The move of a code, empty for {@link #NONE}. */
  Optional<Move> move(int code, Side mover) {
    if (code == NONE) {
      return Optional.empty();
    }
    if (code == PASS) {
      return Optional.of(Move.PASS);
    }
    if (code >= firstRound) {
      return Optional.of(new Move(Move.ROUND.code() + code - firstRound));
    }
    int house = code - FIRST_HOUSE;
    return Optional.of(Move.house(mover == Side.SOUTH ? house : layout.turned(house)));
  }
}
