package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Score;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameCheckerTest {
  private static final String OWARE = "[Variant \"Oware\"]\n[Result \"*\"]\n";

  /** South takes two with F and has 25: the game is over, three seeds stay on the board. */
  private static final String LAST_CAPTURE = "[FEN \"0-0-0-0-0-1-1-0-0-0-0-1-23-22-S\"]\n";

  /** Twelve plies later the same position returns, and each side sweeps its own seed. */
  private static final String CYCLE = "[FEN \"0-0-0-0-0-1-0-0-0-0-0-1-23-23-S\"]\n";

  private static List<String> codes(String text) {
    return Records.codes(Records.check(text).diagnostics());
  }

  private static CheckedGame with(String headers, String moves) {
    return Records.check(OWARE + headers + "\n" + moves);
  }

  private static List<String> kinds(CheckedGame game) {
    return game.diagnostics().stream().map(d -> d.code().id()).toList();
  }

  @Test
  void aCleanGameIsValid() {
    CheckedGame game = with("", "1. D d 2. F b 3. E+3 e+2 4. B c+6");

    assertEquals(List.of(), game.diagnostics());
    assertEquals(GameStatus.VALID, game.status());
    assertEquals("abapa", game.ruleSet().id());
    assertEquals(8, game.game().last().store(Side.NORTH));
  }

  @Test
  void theRuleSetIsThatOfTheTagThenOfTheVariantThenTheFallback() {
    assertEquals("wari", Records.check("[RuleSet \"wari\"]\n[Variant \"Oware\"]\n").ruleSet().id());
    assertEquals("awari", Records.check("[Variant \"AWARI\"]\n").ruleSet().id());
    assertEquals("abapa", Records.check("[Variant \"?\"]\n").ruleSet().id());
    assertEquals(
        "abapa; maxCapturedHouses=5",
        Records.check("[RuleSet \"abapa; maxCapturedHouses=5\"]\n").ruleSet().id());
    assertEquals(List.of("1:1 no-rule-set", "1:5 no-result"), codes("1. D"));
  }

  @Test
  void anIllegalMoveIsReportedAtItsLetterWithPositionAndLegalMoves() {
    CheckedGame game = with("", "1. D d\n2. D b");

    Diagnostic illegal = game.diagnostics().get(0);
    assertEquals("t.ogn:5:4", illegal.span().toString());
    assertEquals(
        """
        South cannot play D: the house is empty
                 f  e  d  c  b  a
          North  5  5  0  4  5  5   store 0
          South  5  5  4  0  5  5   store 0, to move
                 A  B  C  D  E  F
          legal: A B C E F""",
        illegal.message());
    assertEquals(GameStatus.BROKEN, game.status());
    assertEquals(2, game.game().plyCount());
  }

  @Test
  void aMoveAfterTheEndIsReportedAsThat() {
    CheckedGame game = with(LAST_CAPTURE, "1. F+2 f");

    assertEquals(List.of("move-after-end"), kinds(game));
    assertEquals(GameStatus.BROKEN, game.status());
    assertTrue(game.diagnostics().get(0).message().contains("more than half of the seeds, 25-22"));
  }

  @Test
  void rulesThatPlayOnAllowMovesAfterAMajority() {
    String wari = "[RuleSet \"awale-libre\"]\n" + LAST_CAPTURE;

    assertEquals(List.of(), kinds(with(wari, "1. F+2 f")));
  }

  @Test
  void claimsAreComparedWithCaptures() {
    assertEquals(List.of("wrong-capture"), kinds(with("", "1. D d 2. F b 3. E+2")));
    assertEquals(List.of("wrong-capture"), kinds(with("", "1. D d 2. F b 3. E+0")));
    assertEquals(List.of(), kinds(with("", "1. D d 2. F b 3. E e+2")));
    assertEquals(List.of(), kinds(with("", "1. D d+0")));
  }

  @Test
  void theLastPlyMayClaimWhatItsMoverSweeps() {
    String cycle = "1. F f 2. A a 3. B b 4. C c 5. D d 6. E e";

    for (String claim : List.of("", "+0", "+1")) {
      assertEquals(List.of(), kinds(with(CYCLE, cycle + claim + " *")), claim);
    }
    assertEquals(List.of("wrong-capture"), kinds(with(CYCLE, cycle + "+2")));
    assertEquals(List.of("wrong-capture"), kinds(with(CYCLE, "1. F f+1 2. A")));
    assertEquals(Optional.of(Score.ofSeeds(24, 24)), with(CYCLE, cycle).score());
    assertTrue(GameWriter.write(with(CYCLE, cycle)).endsWith("6. E e+1\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"25-22", "1-0"})
  void resultsThatTheEndGivesAreRight(String result) {
    assertEquals(List.of(), kinds(result(LAST_CAPTURE, "1. F+2", result)));
  }

  @Test
  void seedsLeftAfterAMajorityMayBeCounted() {
    assertEquals(List.of(), kinds(result(LAST_CAPTURE, "1. F+2", "25-23")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"26-22", "0-1", "1/2-1/2", "22-25", "48-0"})
  void resultsThatTheEndContradictsAreWrong(String result) {
    assertEquals(List.of("wrong-result"), kinds(result(LAST_CAPTURE, "1. F+2", result)));
  }

  private static CheckedGame result(String headers, String moves, String result) {
    String record = "[Variant \"Oware\"]\n[Result \"" + result + "\"]\n" + headers + "\n" + moves;
    return Records.check(record + " " + result);
  }

  @ParameterizedTest
  @CsvSource({
    "3-8, ''",
    "48-0, wrong-result",
    "2-40, wrong-result",
    "20-28, ''",
    "1-0, ''",
    "30-20, wrong-result",
    "1/2-1/2, ''",
    "23.5-24.5, ''"
  })
  void aGameThatWasNotPlayedOutMayEndInAnyPossibleWay(String result, String code) {
    CheckedGame game = result("", "1. D d 2. F b 3. E+3 e+2 4. B c+6", result);

    assertEquals(code.isEmpty() ? List.of() : List.of(code), kinds(game));
  }

  @Test
  void whatWasDecidedOffTheBoardIsNotCompared() {
    String forfeit = "[Termination \"time forfeit\"]\n";

    assertEquals(List.of(), kinds(result(forfeit, "1. D d 2. F b 3. E+3", "0-48")));
    assertEquals(List.of(), kinds(result(forfeit + LAST_CAPTURE, "1. F+2", "0-1")));
  }

  @ParameterizedTest
  @CsvSource({
    "25-23, 25-23, true",
    "25-23, 1-0, true",
    "25-23, 24-24, false",
    "25-23, *, false",
    "*, 25-23, false",
    "1/2-1/2, 24-24, true",
    "0-1, 1-0, false"
  })
  void tokenAndTagMustBothBeAbleToBeTrue(String token, String tag, boolean agree) {
    String record = "[Variant \"Oware\"]\n[Result \"" + tag + "\"]\n\n1. D d " + token;

    assertEquals(agree, !kinds(Records.check(record)).contains("result-mismatch"));
  }

  @Test
  void winnerAndScoreAreTheRecordsOwnThenTheRules() {
    CheckedGame stated = result("", "1. D d", "20-28");
    CheckedGame bare = result("[Score \"20-28\"]\n", "1. D d", "0-1");
    CheckedGame played = with(LAST_CAPTURE, "1. F+2");
    CheckedGame open = with("", "1. D d");

    assertEquals(Winner.NORTH, stated.winner());
    assertEquals(Optional.of(Score.ofSeeds(20, 28)), stated.score());
    assertEquals(Winner.NORTH, bare.winner());
    assertEquals(Optional.of(Score.ofSeeds(20, 28)), bare.score());
    assertEquals(Winner.SOUTH, played.winner());
    assertEquals(Optional.of(Score.ofSeeds(25, 22)), played.score());
    assertEquals(Winner.UNKNOWN, open.winner());
    assertEquals(Optional.empty(), open.score());
  }

  @Test
  void aBrokenGameDoesNotEndByTheRules() {
    CheckedGame game = with(LAST_CAPTURE, "1. F+2 x");

    assertEquals(GameStatus.BROKEN, game.status());
    assertEquals(Winner.UNKNOWN, game.winner());
  }

  @Test
  void northMayBeginIfTheRecordSaysSo() {
    assertEquals(List.of(), kinds(with("[FirstMover \"North\"]\n", "1. a F")));
    assertEquals(List.of(), kinds(with("[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n", "1. a F")));
    assertEquals(List.of(), kinds(with("[RuleSet \"awale-myriad\"]\n", "1. a F")));
    assertEquals(List.of("illegal-move"), kinds(with("", "1. a F")));
    assertEquals(
        List.of("unknown-value"),
        kinds(with("[FirstMover \"S\"]\n[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n", "1. a F")));
  }

  @ParameterizedTest
  @CsvSource({
    "2024.12.26, ''", "2024.02.29, ''", "2023.02.29, impossible-date",
        "2024.13.01, impossible-date",
    "2024.00.10, impossible-date", "2024.??.??, ''", "????.??.??, ''",
        "????.02.30, impossible-date",
    "1957, ''", "2024-12-26, ''", "yesterday, unknown-value", "2024.1.2.3, unknown-value"
  })
  void datesMustBeInTheCalendar(String date, String code) {
    assertEquals(
        code.isEmpty() ? List.of() : List.of(code), kinds(with("[Date \"" + date + "\"]\n", "")));
  }

  @Test
  void variationsAreReplayedFromBeforeTheirPly() {
    assertEquals(List.of(), kinds(with("", "1. D d (1... f 2. F (2. A b)) 2. F b")));
    CheckedGame game = with("", "1. D d (1... e 2. D) 2. F b");

    assertEquals(List.of("illegal-variation"), kinds(game));
    assertEquals(GameStatus.FLAWED, game.status());
    assertEquals(4, game.game().plyCount());
    assertEquals(List.of("wrong-capture"), kinds(with("", "1. D d 2. F b (2... b+4) 3. E+3")));
  }

  @Test
  void aVariationOfTheIllegalMoveIsReplayedToo() {
    CheckedGame game = with("", "1. D d 2. D (2. D) (2. E a)");

    assertEquals(List.of("illegal-move", "illegal-variation"), kinds(game));
  }

  @Test
  void capturesBeforeAnyIsPossibleGiveAwayAMissingPosition() {
    assertEquals(List.of("missing-position", "wrong-capture"), kinds(with("", "1. F+3")));
  }

  @Test
  void diagnosticsComeInSourceOrder() {
    List<String> codes =
        codes("[Date \"2023.02.30\"]\n[a-b \"\"]\n\n1. D d 3. F+1 b 4. D+3 x 25-8");

    assertEquals(
        List.of(
            "1:1 no-rule-set",
            "1:1 impossible-date",
            "2:1 tag-name",
            "4:8 move-number",
            "4:11 missing-position",
            "4:11 wrong-capture",
            "4:20 illegal-move",
            "4:24 unexpected-text"),
        codes);
  }

  @Test
  void aCheckerForgetsTheRecordBefore() {
    GameChecker checker = new GameChecker(RuleSets.ABAPA);
    GameReader reader = new GameReader();
    checker.check(reader.read(Records.whole("[RuleSet \"wari\"]\n\n1. D D")));

    CheckedGame next = checker.check(reader.read(Records.whole(OWARE + "\n1. D d")));

    assertEquals(List.of(), next.diagnostics());
    assertEquals("abapa", next.ruleSet().id());
    assertEquals(RuleSets.ABAPA, checker.fallback());
  }
}
