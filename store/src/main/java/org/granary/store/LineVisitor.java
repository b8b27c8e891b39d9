package org.granary.store;

import org.granary.engine.Board;

/** Looks at the moments of a line of play one after the other. */
interface LineVisitor {
  /** Looks at nothing. */
  LineVisitor NONE = (board, move, captured, repeated) -> {};

  /**
   * Looks at the next moment.
   *
   * @param board the board, not to be changed
   * @param move the code of the move that led here; of no meaning at the start
   * @param captured the seeds that it brought into its mover's store; 0 at the start
   * @param repeated whether this position was there before
   */
  void visit(Board board, int move, int captured, boolean repeated);
}
