package org.granary.query.openings;

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
 */
public record OpeningMove(Move move, Position after, Results played, Results reached) {}
