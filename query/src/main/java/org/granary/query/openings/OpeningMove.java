package org.granary.query.openings;

import java.util.Optional;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.query.Results;

/**
 * A legal move of an opening table.
 *
 * @param move the move
 * @param after the position it leads to
 * @param played games in which it was played here
 * @param reached games that reach the position after it, by any order of moves; at least as many,
 *     but for games that had been there before they came here
 * @param details of the games in which it was played here, if the table has them
 */
public record OpeningMove(
    Move move, Position after, Results played, Results reached, Optional<MoveDetails> details) {
  /** Whether any game played it here. */
  public boolean everPlayed() {
    return played.total() > 0;
  }
}
