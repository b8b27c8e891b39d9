package org.granary.query.openings;

import java.util.List;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.query.Results;

/**
 * What was played at a position.
 *
 * <p>Every game counts once, for the first time it stood there. A game that reached the position
 * turned round, with the sides exchanged, counts too, its result exchanged likewise; one that
 * reached both counts for both.
 *
 * @param ruleSet the rule set that the games were played under
 * @param position the position
 * @param games all games that reached it
 * @param ended those whose record ends here
 * @param moves the legal moves, most played first; those never played are listed with 0
 */
public record OpeningTable(
    RuleSet ruleSet, Position position, Results games, Results ended, List<OpeningMove> moves) {
  public OpeningTable {
    moves = List.copyOf(moves);
  }

  /** Whether the moves have details. */
  public boolean detailed() {
    return moves.stream().allMatch(move -> move.details().isPresent());
  }
}
