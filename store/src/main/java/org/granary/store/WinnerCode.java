package org.granary.store;

import org.granary.engine.Side;
import org.granary.engine.Winner;

/** Winners as a position key writes them: seen by the side to move, in two bits. */
final class WinnerCode {
  private static final int UNKNOWN = 0;
  private static final int MOVER = 1;
  private static final int DRAW = 2;
  private static final int OTHER = 3;

  private WinnerCode() {}

  static int of(Winner winner, Side mover) {
    return switch (winner) {
      case UNKNOWN -> UNKNOWN;
      case DRAW -> DRAW;
      case SOUTH -> mover == Side.SOUTH ? MOVER : OTHER;
      case NORTH -> mover == Side.NORTH ? MOVER : OTHER;
    };
  }

  static Winner winner(int code, Side mover) {
    return switch (code) {
      case MOVER -> mover == Side.SOUTH ? Winner.SOUTH : Winner.NORTH;
      case OTHER -> mover == Side.SOUTH ? Winner.NORTH : Winner.SOUTH;
      case DRAW -> Winner.DRAW;
      default -> Winner.UNKNOWN;
    };
  }
}
