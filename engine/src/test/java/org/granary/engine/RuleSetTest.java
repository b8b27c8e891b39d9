package org.granary.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleSetTest {
  @Test
  void theIdNamesEveryChangeInTheOrderOfTheSchema() {
    RuleSet changed = RuleSets.ABAPA.with("stopAtMajority", "no").with("maxCapturedHouses", "5");

    assertEquals("abapa; maxCapturedHouses=5; stopAtMajority=no", changed.id());
    assertEquals(
        changed, RuleSets.ABAPA.with("maxCapturedHouses", "5").with("stopAtMajority", "no"));
    assertEquals(
        List.of("maxCapturedHouses", "stopAtMajority"), RuleSets.ABAPA.differences(changed));
  }

  @Test
  void changingBackGivesTheNamedRuleSet() {
    RuleSet changed = RuleSets.ABAPA.with("maxCapturedHouses", "5");

    assertNotEquals(RuleSets.ABAPA, changed);
    assertEquals(RuleSets.ABAPA, changed.with("maxCapturedHouses", "none"));
    assertEquals("abapa", changed.with("maxCapturedHouses", "none").id());
    assertEquals(RuleSets.ABAPA, RuleSets.ABAPA.with("grandSlam", "noCapture"));
  }

  @ParameterizedTest
  @CsvSource({
    "grandSlam, maybe",
    "noSuch, 1",
    "houses, 0",
    "houses, 29",
    "seeds, 65",
    "seeds, four",
    "capture, '0,2'",
    "capture, ''",
    "mustFeed, true",
    "maxCapturedHouses, -1",
    "houseLimit, 4"
  })
  void refusesWhatTheSchemaDoesNotHave(String parameter, String value) {
    assertThrows(IllegalArgumentException.class, () -> RuleSets.ABAPA.with(parameter, value));
  }
}
