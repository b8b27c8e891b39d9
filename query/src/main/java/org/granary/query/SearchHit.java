package org.granary.query;

import java.util.Optional;
import org.granary.store.StoredGame;

/**
 * A game that was found.
 *
 * @param game the game
 * @param place where in it, if the query asks for something on the board
 */
public record SearchHit(StoredGame game, Optional<Place> place) {
  public long id() {
    return game.id();
  }
}
