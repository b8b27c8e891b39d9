package org.granary.importer.logs;

import java.util.List;
import java.util.Optional;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.RuleSetTag;

/** Names rule sets after the built-in one that differs least. */
final class RuleNames {
  private RuleNames() {}

  /** The value of a RuleSet tag that says the same in the fewest words. */
  static Optional<String> shortest(String name) {
    return RuleSetTag.parse(name).ruleSet().map(RuleNames::shortest);
  }

  private static String shortest(RuleSet ruleSet) {
    String best = ruleSet.id();
    int fewest = words(best);
    for (RuleSet named : RuleSets.all()) {
      if (named.rules().family().equals(ruleSet.rules().family())) {
        String name = differing(named, ruleSet);
        if (words(name) < fewest && isSame(name, ruleSet)) {
          best = name;
          fewest = words(name);
        }
      }
    }
    return best;
  }

  private static int words(String name) {
    return name.split(";", -1).length;
  }

  private static String differing(RuleSet named, RuleSet ruleSet) {
    StringBuilder name = new StringBuilder(named.name());
    List<String> differences = named.differences(ruleSet);
    for (String parameter : differences) {
      String value = ruleSet.rules().parameters().get(parameter);
      name.append("; ").append(parameter).append('=').append(value);
    }
    return name.toString();
  }

  private static boolean isSame(String name, RuleSet ruleSet) {
    return RuleSetTag.parse(name)
        .ruleSet()
        .filter(parsed -> parsed.differences(ruleSet).isEmpty())
        .isPresent();
  }
}
