package org.granary.store;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.RuleSetTag;

/** Rule sets by their ids, as collections name them. */
final class RuleSetNames {
  private static final Map<String, RuleSet> FOUND = new ConcurrentHashMap<>();

  private RuleSetNames() {}

  /** The rule set of an id, or empty if this Granary does not know it. */
  static Optional<RuleSet> find(String id) {
    RuleSet known = FOUND.get(id);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<RuleSet> found = RuleSets.find(id).or(() -> RuleSetTag.parse(id).ruleSet());
    found.ifPresent(ruleSet -> FOUND.put(id, ruleSet));
    return found;
  }
}
