package org.granary.query;

import java.util.List;
import java.util.Optional;
import org.apache.lucene.search.Query;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.store.IndexFields;
import org.granary.store.PositionKey;

/** The first plies of a game under one rule set, as a question to its positions. */
final class Opening {
  private final RuleSet ruleSet;
  private final org.granary.grammar.Query.Opens opens;

  Opening(RuleSet ruleSet, org.granary.grammar.Query.Opens opens) {
    this.ruleSet = ruleSet;
    this.opens = opens;
  }

  /**
   * Games in which the last of these moves was played where the others lead, and twins of them;
   * nothing if the moves are not legal.
   */
  List<Query> lastMove() {
    Rules rules = ruleSet.rules();
    Layout layout = rules.layout();
    if (layout.houses() != Layout.AWALE.houses()) {
      return List.of();
    }
    int last = opens.moves().size() - 1;
    Position position = rules.start(opens.first());
    for (Move move : opens.moves().subList(0, last)) {
      if (rules.whyIllegal(position, move).isPresent()) {
        return List.of();
      }
      position = rules.play(position, move).after();
    }
    Move move = opens.moves().get(last);
    Move twin = Move.house(layout.turned(move.code()));
    return List.of(played(position, move), played(position.turned(), twin));
  }

  private Query played(Position position, Move move) {
    PositionKey key = PositionKey.of(ruleSet);
    return Points.inRange(IndexFields.positions(ruleSet), key.played(position, Optional.of(move)));
  }
}
