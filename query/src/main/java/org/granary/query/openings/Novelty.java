package org.granary.query.openings;

import java.util.Optional;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.store.StoredGame;

/**
 * The first ply of a game that led to a position which no earlier game of the collection under the
 * same rule set had reached, nor its twin with the sides exchanged. Later plies may come back to
 * positions that are known.
 *
 * @param game the game
 * @param number the 1-based number of the ply
 * @param ply the ply with the positions before and after it
 * @param earlier how many earlier games reached the position before it; as in an {@link
 *     OpeningTable}, a game that reached its twin, too, counts for both
 * @param usual what most of these played; empty if none of them went on
 */
public record Novelty(
    StoredGame game, int number, Ply ply, long earlier, Optional<UsualMove> usual) {
  /**
   * The move that most games played, of several the first in the order of the houses.
   *
   * @param move the move, turned as the game is that has the novelty
   * @param games how many games played it
   */
  public record UsualMove(Move move, long games) {}
}
