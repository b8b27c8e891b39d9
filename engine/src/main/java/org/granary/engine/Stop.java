package org.granary.engine;

import java.util.List;

/**
 * Where and why a replay stopped before the last move of its record.
 *
 * @param ply 1-based number of the ply that could not be played
 * @param move the move that was to be played
 * @param reason why it is not legal there
 * @param position where it was to be played
 * @param legal the moves that are legal there
 */
public record Stop(int ply, Move move, Illegality reason, Position position, List<Move> legal) {
  public Stop {
    legal = List.copyOf(legal);
  }
}
