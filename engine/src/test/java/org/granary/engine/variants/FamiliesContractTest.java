package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.junit.jupiter.api.Test;

class FamiliesContractTest {
  @Test
  void everyRuleSetIsOfAListedFamilyAndEveryFamilyHasOne() {
    Set<String> listed = Families.all().stream().map(Rules::family).collect(Collectors.toSet());
    Set<String> used =
        RuleSets.all().stream().map(set -> set.rules().family()).collect(Collectors.toSet());

    assertEquals(listed, used);
  }

  @Test
  void namesAndRulesOfRuleSetsAreDifferent() {
    List<RuleSet> all = RuleSets.all();

    assertEquals(all.size(), all.stream().map(RuleSet::name).distinct().count());
    assertEquals(all.size(), all.stream().map(set -> set.rules()).distinct().count());
    assertTrue(RuleSets.find("no such set").isEmpty());
  }

  @Test
  void aParameterKeepsToItsValues() {
    Parameters kalah = KalahRules.DEFAULTS;

    assertEquals("yes", kalah.with("emptyCapture", "yes").text("emptyCapture"));
    assertEquals(6, kalah.number("houses"));
    assertThrows(IllegalArgumentException.class, () -> kalah.with("emptyCapture", "maybe"));
    assertThrows(IllegalArgumentException.class, () -> kalah.with("tuzdyk", "yes"));
    assertEquals(kalah, kalah.with("emptyCapture", "yes").with("emptyCapture", "no"));
  }

  @Test
  void rulesWithOneParameterChangedAreOthersOfTheSameFamily() {
    for (Rules rules : Families.all()) {
      Rules changed = rules.with("seeds", "3");

      assertEquals(rules.family(), changed.family());
      assertEquals(3, changed.layout().seeds());
      assertEquals(rules, changed.with("seeds", rules.parameters().getOrDefault("seeds", "")));
    }
  }
}
