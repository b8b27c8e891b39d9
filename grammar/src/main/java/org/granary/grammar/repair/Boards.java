package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.granary.engine.Board;
import org.granary.engine.RuleSet;

/** Boards to play on, made once and used again. */
final class Boards {
  private final Map<RuleSet, List<Board>> known = new HashMap<>();

  /** At least so many boards of a rule set; asking again gives the same ones. */
  List<Board> of(RuleSet ruleSet, int count) {
    List<Board> boards = known.computeIfAbsent(ruleSet, r -> new ArrayList<>());
    while (boards.size() < count) {
      boards.add(ruleSet.rules().board());
    }
    return boards;
  }
}
