package org.granary.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.granary.engine.RuleSet;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameChecker;
import org.granary.grammar.ParsedGame;

/** Reads and replays texts of the collection again, under the rules that they are stored with. */
final class StoredText {
  private final GameSelect select;
  private final Map<RuleSet, GameChecker> checkers = new HashMap<>();

  StoredText(GameSelect select) {
    this.select = select;
  }

  CheckedGame read(StoredLine line, String text) {
    return checkers
        .computeIfAbsent(line.ruleSet(), GameChecker::under)
        .check(new ParsedGame(select.text(text, line.ruleSet()), List.of()));
  }
}
