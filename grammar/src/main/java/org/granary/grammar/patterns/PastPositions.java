package org.granary.grammar.patterns;

import java.util.HashSet;
import java.util.Set;
import org.granary.engine.Board;
import org.granary.engine.Position;
import org.granary.engine.Side;

/** The positions of a game so far. Seeds in stores never come back, so few need be kept. */
final class PastPositions {
  private final Set<Position> sinceCapture = new HashSet<>();
  private int stored = -1;
  private boolean repeated;

  void clear() {
    sinceCapture.clear();
    stored = -1;
    repeated = false;
  }

  void add(Board board) {
    int now = board.store(Side.SOUTH) + board.store(Side.NORTH);
    if (now != stored) {
      sinceCapture.clear();
      stored = now;
    }
    repeated = !sinceCapture.add(board.position());
  }

  /** Whether the position added last was there before. */
  boolean isLastRepeated() {
    return repeated;
  }
}
