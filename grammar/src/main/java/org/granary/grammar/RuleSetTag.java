package org.granary.grammar;

import java.util.List;
import java.util.Optional;
import org.granary.engine.RuleSet;

/** Rule sets as records name them: {@code abapa; maxCapturedHouses=5}, or a Variant's alias. */
public final class RuleSetTag {
  private RuleSetTag() {}

  /**
   * What reading a tag gave.
   *
   * @param ruleSet the rule set, unless it could not be told
   * @param problems what is wrong, each a sentence
   */
  public record Parsed(Optional<RuleSet> ruleSet, List<String> problems) {
    public Parsed {
      problems = List.copyOf(problems);
    }
  }

  /** Reads the value of a RuleSet tag or of the option {@code --rules}. */
  public static Parsed parse(String text) {
    throw new UnsupportedOperationException(text);
  }

  /** The rule set that a Variant tag's value is an alias of, whatever its case and accents. */
  public static Optional<RuleSet> variant(String text) {
    throw new UnsupportedOperationException(text);
  }
}
