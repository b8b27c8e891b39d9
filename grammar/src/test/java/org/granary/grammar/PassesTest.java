package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.granary.engine.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Passes in records, written and left out. */
class PassesTest {
  /** South has nothing to sow; North's a leaves it so, his f sows A to D. */
  private static final String STUCK = "0-0-0-0-0-0-1-0-0-0-0-4-20-23-S-began=S";

  private static CheckedGame check(String moves) {
    return Records.check(
        "[RuleSet \"awagagae\"]\n[Result \"*\"]\n[FEN \"" + STUCK + "\"]\n\n" + moves + "\n");
  }

  private static String written(CheckedGame game) {
    String text = GameWriter.write(game);
    return text.substring(text.indexOf("\n\n") + 2).strip();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1. - f 2. B", "1. f B", "1. - f B", "1. f 2. B", "— f B", "– f B"})
  void aForcedPassMayBeLeftOut(String moves) {
    CheckedGame game = check(moves);

    assertEquals(List.of(), game.diagnostics());
    assertEquals(Move.PASS, game.game().move(1));
    assertEquals(
        List.of(Move.house(11), Move.house(1)), List.of(game.game().move(2), game.game().move(3)));
    assertEquals("1. - f 2. B", written(game));
  }

  @Test
  void whatHangsOnAMoveStaysThereWhenAPassIsSupplied() {
    CheckedGame game = check("{ start } 1. f $1 { frees South } (1. a) B { last }");

    assertEquals("{ start } 1. - f $1 { frees South } (1... a) 2. B { last }", written(game));
  }

  @Test
  void passesAreSuppliedInVariationsToo() {
    CheckedGame game = check("1. - f (1... a f) 2. B");

    assertEquals(List.of(), game.diagnostics());
    assertEquals("1. - f (1... a 2. - f) 2. B", written(game));
  }

  @Test
  void aPassMayHaveAVariationOfItsOwn() {
    String moves = "1. - { nothing else } (1. - a) f 2. B";

    assertEquals(moves, written(check(moves)));
  }

  @Test
  void nothingIsSuppliedAtTheEndOfARecord() {
    assertEquals(0, check("").game().plyCount());
    assertEquals(2, check("1. - a").game().plyCount());
  }

  @Test
  void whoMayMoveMustNotPass() {
    CheckedGame game = check("1. - - 2. B");

    assertEquals(List.of("5:6 wrong-pass"), Records.codes(game.diagnostics()));
    assertTrue(game.diagnostics().get(0).message().contains("legal: a f"));
    assertEquals(1, game.game().plyCount());
    assertEquals("1. - - 2. B", written(game));
  }

  @Test
  void underMostRulesNobodyPasses() {
    CheckedGame game = Records.check("[RuleSet \"abapa\"]\n\n1. A - 2. B *");

    assertEquals(List.of("3:6 wrong-pass"), Records.codes(game.diagnostics()));
    assertEquals(1, game.game().plyCount());
  }

  @Test
  void oneSideMayPlaySeveralTimesInARowWithoutAnyPass() {
    CheckedGame game = Records.check("[RuleSet \"kalah\"]\n\n1. C+1 A a *");

    assertEquals(List.of(), game.diagnostics());
    assertTrue(GameWriter.write(game).endsWith("\n\n1. C+1 A 2. a\n"), GameWriter.write(game));
  }
}
