package org.granary.grammar.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.granary.engine.RuleSet;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.sheets.RuleDiff.Difference;
import org.junit.jupiter.api.Test;

class RuleDiffTest {
  private static final List<RuleSet> ALL = RuleCatalog.builtIn().all();

  private static RuleSet ruleSet(String name) {
    return RuleCatalog.builtIn().find(name).orElseThrow();
  }

  private static List<String> names(RuleDiff diff) {
    return diff.differences().stream().map(Difference::parameter).toList();
  }

  @Test
  void namesEveryParameterInWhichLibreAndMyriadDiffer() {
    RuleSet libre = ruleSet("awale-libre");
    RuleSet myriad = ruleSet("awale-myriad");

    RuleDiff diff = RuleDiff.of(libre, myriad, Locale.ENGLISH);

    assertEquals(libre.differences(myriad), names(diff));
    assertEquals(
        List.of(
            "maxCapturedHouses",
            "grandSlam",
            "slamIllegal",
            "stuckTakes",
            "repetitionRest",
            "firstMover"),
        names(diff));
    assertEquals(
        new Difference(
            "stuckTakes",
            "owner",
            "opponent",
            "The game ends when the player to move has no legal move; each player then takes the"
                + " seeds left in his own row.",
            "The game ends when the player to move has no legal move; his opponent takes all the"
                + " seeds left on the board."),
        diff.differences().get(3));
  }

  @Test
  void anyTwoRuleSetsDifferInWhatTheEngineSays() {
    int pairs = 0;
    for (RuleSet left : ALL) {
      for (RuleSet right : ALL) {
        RuleDiff diff = RuleDiff.of(left, right, Locale.FRENCH);
        assertTrue(names(diff).containsAll(left.differences(right)), left + " " + right);
        assertEquals(left.equals(right), diff.differences().isEmpty(), left + " " + right);
        pairs++;
      }
    }
    assertTrue(pairs >= 36, pairs + " pairs");
  }

  @Test
  void aDifferenceWithoutEffectIsMarked() {
    RuleSet left = ruleSet("abapa").with("overMax", "none");

    Difference only = RuleDiff.of(left, ruleSet("abapa"), Locale.ENGLISH).differences().get(0);

    assertEquals(
        "When more could be captured, nothing is."
            + " (Without effect here, because maxCapturedHouses is none.)",
        only.leftSentence());
  }

  @Test
  void printsBothValuesUnderTheNameOfTheParameter() {
    RuleDiff diff =
        RuleDiff.of(
            ruleSet("abapa"), ruleSet("abapa").with("mustFeed", "no"), Locale.forLanguageTag("es"));

    assertEquals(
        """
        Las dos reglas se diferencian en un parámetro.

        mustFeed
          abapa    yes. Si el adversario no tiene semillas en su fila, hay que hacer
                   una jugada que le dé alguna, si la hay.
          no-feed  no. Nadie está obligado a dar semillas al adversario que no tiene.
        """,
        diff.text("abapa", "no-feed", 79));
  }

  @Test
  void equalRuleSetsDifferInNothing() {
    RuleDiff diff = RuleDiff.of(ruleSet("wari"), ruleSet("wari"), Locale.ENGLISH);

    assertEquals("The two rule sets differ in nothing.\n", diff.text("wari", "wari", 79));
  }
}
