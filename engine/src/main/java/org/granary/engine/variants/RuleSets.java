package org.granary.engine.variants;

import java.util.List;
import java.util.Optional;
import org.granary.engine.RuleSet;

/** The built-in rule sets. */
public final class RuleSets {
  /** Tournament Oware: the rule set used where a record names none. */
  public static final RuleSet ABAPA =
      new RuleSet(
          "abapa",
          "Oware Abapa (tournament Oware)",
          "Tournament rules as Aualé, Aalina and OpenSpiel play them",
          "A grand slam may be played but captures nothing. The first repetition of a position ends"
              + " the game and each side takes its own row. Who cannot move ends the game; each"
              + " side takes its own row.",
          new AwaleRules(AwaleOptions.ABAPA));

  private static final List<RuleSet> ALL = List.of(ABAPA);

  private RuleSets() {}

  /** Every built-in rule set, the default first. */
  public static List<RuleSet> all() {
    return ALL;
  }

  /** The built-in rule set of a name, exactly as {@link RuleSet#name} gives it. */
  public static Optional<RuleSet> find(String name) {
    return ALL.stream().filter(ruleSet -> ruleSet.name().equals(name)).findFirst();
  }
}
