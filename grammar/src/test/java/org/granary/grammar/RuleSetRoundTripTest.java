package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.granary.engine.Move;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games under every rule set, written and read again. */
class RuleSetRoundTripTest {
  private static final int GAMES = 25;
  private static final int MOST_PLIES = 250;

  static List<RuleSet> ruleSets() {
    return RuleSets.all();
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void gamesComeBackEqualAndCanonical(RuleSet ruleSet) {
    SplittableRandom random = new SplittableRandom(ruleSet.name().hashCode());
    int plies = 0;
    for (int i = 0; i < GAMES; i++) {
      CheckedGame written = RandomGames.annotated(random, ruleSet, MOST_PLIES);
      String canonical = GameWriter.write(written);

      CheckedGame read = Records.check(canonical, ruleSet);

      RoundTripTest.assertSame(written, read, canonical);
      assertEquals(GameStatus.VALID, read.status(), () -> canonical + read.diagnostics());
      assertEquals(List.of(), complaints(read), canonical);
      assertEquals(canonical, GameWriter.write(read));
      assertEquals(written.game().last(), read.game().last(), canonical);
      plies += read.game().plyCount();
    }
    assertTrue(plies > 10 * GAMES, "only " + plies + " plies");
  }

  /** All but notes: names of headers that are odd, rules that are not named. */
  private static List<Diagnostic> complaints(CheckedGame game) {
    return game.diagnostics().stream().filter(d -> d.severity() != Severity.NOTE).toList();
  }

  @Test
  void gamesOfRoundsHoldPassesAndEveryKindOfRound() {
    Map<Integer, Integer> counts = new HashMap<>();
    SplittableRandom random = new SplittableRandom(11);
    RuleSet awagagae = RuleSets.find("awagagae").orElseThrow();
    for (int i = 0; i < GAMES; i++) {
      for (byte code : RandomGames.annotated(random, awagagae, MOST_PLIES).game().moveCodes()) {
        counts.merge(code & 0xff, 1, Integer::sum);
      }
    }

    for (int code : List.of(Move.PASS_CODE, 128, 129, 130, 131)) {
      assertTrue(counts.getOrDefault(code, 0) > 3, code + " in " + counts);
    }
  }
}
