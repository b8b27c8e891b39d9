package org.granary.store;

import java.util.Optional;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Winner;

/**
 * What one position key says.
 *
 * @param position the position as it stood on the board
 * @param move what was played there; empty if the record ends there
 * @param winner who won that game
 */
public record IndexedPosition(Position position, Optional<Move> move, Winner winner) {}
