package org.granary.grammar;

import org.granary.engine.RuleSet;

/**
 * Replays parsed records under their rule sets and compares everything they claim; reusable, for
 * one thread at a time.
 */
public final class GameChecker {
  /**
   * A checker.
   *
   * @param fallback the rule set for records that name none
   */
  public GameChecker(RuleSet fallback) {
    throw new UnsupportedOperationException(fallback.id());
  }

  /**
   * Replays a record; whatever is wrong with it is in the diagnostics, those of parsing included.
   */
  public CheckedGame check(ParsedGame parsed) {
    throw new UnsupportedOperationException(parsed.toString());
  }
}
