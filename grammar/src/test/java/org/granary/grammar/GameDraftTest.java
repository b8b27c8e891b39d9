package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;

class GameDraftTest {
  /** Only its places matter. */
  private static final RawRecord RECORD = Records.whole("C c\nF f E e D d\n");

  private static final int C = 2;
  private static final int F = 5;
  private static final int NORTH_C = 8;

  private final GameDraft draft = new GameDraft(RECORD);

  private CheckedGame check(RuleSet ruleSet) {
    return new GameChecker(ruleSet).check(draft.build());
  }

  private List<String> errors(RuleSet ruleSet) {
    return check(ruleSet).diagnostics().stream()
        .filter(d -> d.severity() == Severity.ERROR)
        .map(d -> d.render().lines().findFirst().orElseThrow())
        .toList();
  }

  /** C sows D E F a: A..F 4 4 0 5 5 5, a 5; c then sows d e f A: d e f 5, A 5. */
  private static DrawnBoard afterCc(int southFirst) {
    return new DrawnBoard(List.of(southFirst, 4, 0, 5, 5, 5, 5, 4, 0, 5, 5, 5), 0, 0, 4);
  }

  @Test
  void trueClaimsMakeAValidGame() {
    PlyClaims first = PlyClaims.NONE.withSown(4).withLanding(6).withLandingInRow(0);
    draft.ply(C, 0, first.withCaptured(0).withTotal(0));
    draft.ply(NORTH_C, 2, PlyClaims.NONE.withLanding(0).withBoard(afterCc(5)));
    draft.result("*", 14);

    CheckedGame game = check(RuleSets.ABAPA);

    assertEquals(List.of(), errors(RuleSets.ABAPA));
    assertEquals(GameStatus.VALID, game.status());
    assertEquals("5-4-0-5-5-5-5-4-0-5-5-5-0-0-S", Fen.format(game.game().last()));
  }

  @Test
  void eachWrongClaimIsReportedAtItsPlaceWithBothValues() {
    draft.ply(C, 0, PlyClaims.NONE.withSown(5).withLanding(7).withLandingInRow(3).withTotal(2));
    draft.ply(NORTH_C, 2, PlyClaims.NONE.withCaptured(3).withBoard(afterCc(4)));

    assertEquals(
        List.of(
            "t.ogn:1:1: error[wrong-landing]: C lands in house 1, not in house 4",
            "t.ogn:1:1: error[wrong-total]: South has captured 0 after C, not 2",
            "t.ogn:1:1: error[wrong-sown]: C holds 4, and 5 are said to be sown",
            "t.ogn:1:1: error[wrong-landing]: C lands in house a, not in house b",
            "t.ogn:1:3: error[missing-position]: a capture this early cannot be from the usual start:"
                + " was a FEN tag with the position left out?",
            "t.ogn:1:3: error[wrong-capture]: c captures 0, not 3",
            "t.ogn:2:1: error[wrong-board]: after c house A holds 5, not 4"),
        errors(RuleSets.ABAPA));
    assertEquals(GameStatus.FLAWED, check(RuleSets.ABAPA).status());
    assertEquals(2, check(RuleSets.ABAPA).game().plyCount());
  }

  @Test
  void ofBoardsThatKeepDisagreeingOnlyTheFirstIsReported() {
    DrawnBoard wrong = afterCc(9);
    draft.ply(C, 0, PlyClaims.NONE.withBoard(wrong));
    draft.ply(NORTH_C, 2, PlyClaims.NONE.withBoard(wrong));
    draft.ply(F, 4, PlyClaims.NONE);

    List<String> errors = errors(RuleSets.ABAPA);

    assertEquals(1, errors.size(), errors::toString);
    assertTrue(
        errors.get(0).endsWith("after C house A holds 4, not 9, and 4 other numbers differ"));
  }

  @Test
  void aLastBoardMayBeDrawnClearedOfWhatTheEndSweeps() {
    // F feeds a, which cannot feed South again: North takes it, 24-24.
    draft.tag("FEN", "0-0-0-0-0-1-0-0-0-0-0-0-24-23-S", 0);
    List<Integer> empty = List.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    draft.ply(F, 0, PlyClaims.NONE.withBoard(new DrawnBoard(empty, 24, 24, 2)));

    assertEquals(List.of(), errors(RuleSets.ABAPA));
  }

  @Test
  void placesInRowsAreThoseOfTheSideToMoveOnAnyBoard() {
    draft.plyInRow(2, 0, PlyClaims.NONE);
    draft.plyInRow(2, 2, PlyClaims.NONE.withBoard(afterCc(5)));

    CheckedGame game = check(RuleSets.ABAPA);

    assertEquals(List.of(), errors(RuleSets.ABAPA));
    assertEquals("Cc", Records.letters(game.text()));
  }

  @Test
  void claimsSurviveTheRulesThatSettleALine() {
    // Toguz Kumalak: the lone first seed stays, so house 8 of nine ends in the opponent's seventh.
    draft.plyInRow(
        7, 0, PlyClaims.NONE.withSown(8).withLandingInRow(6).withCaptured(11).withTotal(10));

    assertEquals(
        List.of(
            "t.ogn:1:1: error[wrong-capture]: 8 captures 10, not 11",
            "t.ogn:1:1: error[wrong-sown]: 8 holds 9, and 8 are said to be sown"),
        errors(RuleSets.find("toguz-kumalak").orElseThrow()).stream().sorted().toList());
  }

  @Test
  void moveNumbersAreThoseOfPairs() {
    draft.number(1, 1, 0, 2);
    draft.ply(C, 0, PlyClaims.NONE);
    draft.ply(NORTH_C, 2, PlyClaims.NONE);
    draft.number(3, 1, 4, 2);
    draft.ply(F, 4, PlyClaims.NONE);

    assertTrue(
        draft.build().diagnostics().stream()
            .anyMatch(d -> d.message().equals("move number 3, expected 2.")));
  }

  @Test
  void whatCannotBeReadIsKeptAndTheGameIsBrokenAfterItsLegalBeginning() {
    draft.comment("before");
    draft.ply(C, 0, PlyClaims.NONE);
    draft.problem(DiagnosticCode.UNEXPECTED_TEXT, 2, 1, "what is this?", List.of());
    draft.unread("c F", 2);
    draft.ply(NORTH_C, 2, PlyClaims.NONE);
    draft.pass(4);
    draft.result("25-23", 6);

    CheckedGame game = check(RuleSets.ABAPA);

    assertEquals(GameStatus.BROKEN, game.status());
    assertEquals("C", Records.letters(game.text()));
    String canonical = GameWriter.write(game);
    assertTrue(canonical.contains("{ before } 1. C { [%unread c F] } 25-23"), canonical);
    assertEquals(GameStatus.BROKEN, Records.check(canonical).status());
  }

  @Test
  void resultsThatAreNoneAreReported() {
    draft.result("win", 0);

    assertEquals(List.of("1:1 malformed-result"), Records.codes(draft.build().diagnostics()));
  }

  @Test
  void housesOfNoBoardAreTheCallersMistake() {
    assertThrows(IllegalArgumentException.class, () -> draft.ply(56, 0, PlyClaims.NONE));
    assertThrows(IllegalArgumentException.class, () -> draft.plyInRow(28, 0, PlyClaims.NONE));
  }

  @Test
  void claimsBeyondAnyBoardAreHeldWithinBounds() {
    draft.plyInRow(0, 0, PlyClaims.NONE.withTotal(Integer.MAX_VALUE).withLandingInRow(1 << 20));
    draft.ply(40, 2, PlyClaims.NONE.withCaptured(Integer.MAX_VALUE).withLanding(1 << 20));

    assertEquals(GameStatus.BROKEN, check(RuleSets.ABAPA).status());
  }
}
