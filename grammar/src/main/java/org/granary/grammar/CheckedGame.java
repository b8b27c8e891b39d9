package org.granary.grammar;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.RuleSet;
import org.granary.engine.Score;
import org.granary.engine.Winner;

/**
 * A record replayed under its rule set.
 *
 * @param text the record as written
 * @param ruleSet the rule set it was replayed under
 * @param game the plies that could be played
 * @param status how far the record can be trusted
 * @param winner who won, by the record's own word where it gives one, else by the rules
 * @param score the final score in the same order of trust; empty if neither gives one
 * @param diagnostics of notation and of play, in source order
 */
public record CheckedGame(
    GameText text,
    RuleSet ruleSet,
    Game game,
    GameStatus status,
    Winner winner,
    Optional<Score> score,
    List<Diagnostic> diagnostics) {
  public CheckedGame {
    diagnostics = List.copyOf(diagnostics);
  }

  public Headers headers() {
    return text.headers();
  }
}
