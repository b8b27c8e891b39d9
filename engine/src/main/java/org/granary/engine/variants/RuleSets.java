package org.granary.engine.variants;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.granary.engine.RuleSet;

/** The built-in rule sets. */
public final class RuleSets {
  /** Tournament Oware: the rule set used where a record names none. */
  public static final RuleSet ABAPA = AwaleSets.ABAPA;

  private static final List<RuleSet> ALL =
      Stream.concat(AwaleSets.ALL.stream(), OtherSets.ALL.stream()).toList();

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
