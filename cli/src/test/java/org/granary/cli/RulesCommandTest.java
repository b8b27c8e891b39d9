package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.granary.engine.Parameter;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;

class RulesCommandTest {
  @Test
  void listsEveryRuleSetTheDefaultFirst() {
    Run run = Run.of("rules", "list");

    assertEquals(0, run.code(), run.err());
    List<String> names =
        run.out().lines().skip(2).map(line -> line.replaceFirst(" .*", "")).toList();
    assertEquals(RuleSets.all().stream().map(RuleSet::name).toList(), names);
    assertEquals(run, Run.of("rules"), "without a subcommand it lists");
  }

  @Test
  void showsEveryParameterWithItsValue() {
    Run run = Run.of("rules", "show", "abapa");

    assertEquals(0, run.code(), run.err());
    for (Parameter parameter : RuleSets.ABAPA.rules().schema()) {
      assertTrue(run.out().contains("\n" + parameter.name() + " "), parameter.name());
    }
  }

  @Test
  void showsAChangedParameter() {
    Run run = Run.of("rules", "show", "abapa; maxCapturedHouses=5");

    RuleSet changed = RuleSets.ABAPA.with("maxCapturedHouses", "5");
    assertTrue(run.out().startsWith(changed.id() + "\n"), run.out());
    assertTrue(run.out().matches("(?s).*\nmaxCapturedHouses +5 .*"), run.out());
  }

  @Test
  void namesARuleSetThatDoesNotExist() {
    Run run = Run.of("rules", "show", "abappa");

    assertEquals(2, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().contains("abappa"), run.err());
  }
}
