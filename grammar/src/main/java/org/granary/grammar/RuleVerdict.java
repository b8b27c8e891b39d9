package org.granary.grammar;

import java.util.Locale;
import java.util.Optional;
import org.granary.engine.RuleSet;

/**
 * How well a rule set fits a record.
 *
 * @param place 1 for the best of those it was compared with; equally good ones share a place, and
 *     the next place counts all before it
 * @param game the record replayed under the rule set
 * @param result what becomes of the record's result
 * @param parting where the two part, unless the rule set fits the whole record
 */
public record RuleVerdict(
    int place, CheckedGame game, ResultFit result, Optional<Parting> parting) {
  /** What a rule set says of the result of a record. */
  public enum ResultFit {
    /** The rules end the game there, with this result. */
    FOLLOWS,
    /** The rules do not end the game there; nothing speaks against the result. */
    OPEN,
    /** The record has no result. */
    NONE,
    /** It cannot be, or the record parts from the rules before. */
    CONTRADICTED;

    /** As programs read it. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public RuleSet ruleSet() {
    return game.ruleSet();
  }

  /** Whether every move is legal, every capture and total agrees, and nothing denies the result. */
  public boolean fits() {
    return parting.isEmpty();
  }
}
