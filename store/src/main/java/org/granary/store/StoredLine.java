package org.granary.store;

import org.granary.engine.Game;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Winner;

/**
 * What a replay needs of a stored game, and no more.
 *
 * @param id the game's id
 * @param ruleSet what it is played under
 * @param start where it begins
 * @param moves move codes, one byte a ply, all legal; not to be changed
 * @param winner who won
 */
public record StoredLine(
    long id,
    RuleSet ruleSet,
    Position start,
    @SuppressWarnings("ArrayRecordComponent") byte[] moves,
    Winner winner) {
  public int plyCount() {
    return moves.length;
  }

  /** The game replayed. */
  public Game replay() {
    return new Replay(ruleSet).play(start, moves);
  }
}
