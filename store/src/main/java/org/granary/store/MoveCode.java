package org.granary.store;

import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Side;

/** Moves as a position key writes them: none, a pass, or a house counted from the mover's left. */
final class MoveCode {
  static final int NONE = 0;
  private static final int PASS = 1;
  private static final int FIRST_HOUSE = 2;

  private final Layout layout;

  MoveCode(Layout layout) {
    this.layout = layout;
  }

  int bits() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(layout.houseCount() + FIRST_HOUSE - 1);
  }

  /** The code of an engine's move code. */
  int of(int move, Side mover) {
    if (move == Move.PASS_CODE) {
      return PASS;
    }
    return FIRST_HOUSE + (mover == Side.SOUTH ? move : layout.turned(move));
  }

  /** The move of a code, empty for {@link #NONE}. */
  Optional<Move> move(int code, Side mover) {
    if (code == NONE) {
      return Optional.empty();
    }
    if (code == PASS) {
      return Optional.of(Move.PASS);
    }
    int house = code - FIRST_HOUSE;
    return Optional.of(Move.house(mover == Side.SOUTH ? house : layout.turned(house)));
  }
}
