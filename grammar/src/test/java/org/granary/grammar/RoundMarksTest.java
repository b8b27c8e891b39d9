package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How rounds begin in records of Awagagae. */
class RoundMarksTest {
  /** South began and counted 28, which fills seven houses; North's 20 fill five. */
  private static final String OVER = "0-0-0-0-0-0-0-0-0-0-0-0-28-20-S-began=S";

  private static CheckedGame check(String moves) {
    return check("awagagae", OVER, moves);
  }

  private static CheckedGame check(String rules, String fen, String moves) {
    return Records.check(
        "[RuleSet \"" + rules + "\"]\n[Result \"*\"]\n[FEN \"" + fen + "\"]\n\n" + moves + "\n");
  }

  private static List<Integer> codes(CheckedGame game) {
    List<Integer> codes = new ArrayList<>();
    for (byte code : game.game().moveCodes()) {
      codes.add(code & 0xff);
    }
    return codes;
  }

  /** The moves of the canonical form. */
  private static String written(CheckedGame game) {
    String text = GameWriter.write(game);
    return Docs.flat(text.substring(text.indexOf("\n\n") + 2)).strip();
  }

  @ParameterizedTest
  @CsvSource({
    "R2:, 128, N",
    "R2[]:, 128, N",
    "R2[N]:, 128, N",
    "R2[ n ]:, 128, N",
    "R2[S]:, 129, S"
  })
  void aBareMarkDividesByTheRuleAndMayNameWhoBegins(String mark, int code, String starter) {
    CheckedGame game = check(mark);

    assertEquals(List.of(), game.diagnostics());
    assertEquals(List.of(code), codes(game));
    Position began = game.game().last();
    assertEquals("N".equals(starter) ? Side.NORTH : Side.SOUTH, began.toMove());
    assertEquals("ABCDEFa/bcdef", RoundOpening.owners(began));
    assertEquals(code == 128 ? "R2:" : "R2[S]:", written(game));
  }

  /**
   * South fills first, then North, each from its own left: A b B c C d D e E f F, then North has no
   * seeds left and passes (127), and South fills its seventh house, a.
   */
  @Test
  void ownersStandForTheMovesThatFillTheirHouses() {
    CheckedGame game = check("R2[ABCDEFa/bcdef]: 1. b A");

    assertEquals(List.of(), game.diagnostics());
    assertEquals(List.of(130, 0, 7, 1, 8, 2, 9, 3, 10, 4, 11, 5, 127, 6, 7, 0), codes(game));
    assertEquals("R2[ABCDEFa/bcdef]: 1. b A", written(game));
  }

  @Test
  void ownersMayBeOthersThanTheRulesAndSoMayTheStarter() {
    CheckedGame game = check("R2[ABCDEFd/abcef S]:");

    assertEquals(List.of(), game.diagnostics());
    assertEquals(131, codes(game).get(0));
    assertEquals(Side.SOUTH, game.game().last().toMove());
    assertEquals("ABCDEFd/abcef", RoundOpening.owners(game.game().last()));
    assertEquals("R2[ABCDEFd/abcef S]:", written(game));
  }

  /** 27 and 21 seeds: three and one left over fill the last house together, and South gets it. */
  @Test
  void theHouseThatBothFillIsTheLastOfItsOwner() {
    CheckedGame game =
        check("awagagae", "0-0-0-0-0-0-0-0-0-0-0-0-27-21-S-began=S", "R2[ABCDEFf/abcde]:");

    assertEquals(List.of(), game.diagnostics());
    assertEquals("ABCDEFf/abcde", RoundOpening.owners(game.game().last()));
    assertEquals(4, game.game().last().seeds(11));
    assertEquals("R2[ABCDEFf/abcde]:", written(game));
  }

  @Test
  void housesMayBeFilledByMovesInAnyOrder() {
    String moves = "R2[?]: 1. B b 2. A c 3. C d 4. D e 5. E f 6. F - 7. a b";

    CheckedGame game = check(moves);

    assertEquals(List.of(), game.diagnostics());
    assertEquals(List.of(130, 1, 7, 0, 8), codes(game).subList(0, 5));
    assertEquals(moves, written(game));
    assertEquals(moves, written(check(moves.replace(" -", ""))), "the pass may be left out");
  }

  @Test
  void fillingInTheOrderOfTheHousesIsWrittenInTheMark() {
    CheckedGame game = check("R2[? S]: 1. A b 2. B c 3. C d 4. D e 5. E f 6. F - 7. a 8. A");

    assertEquals("R2[ABCDEFa/bcdef S]: 1. A", written(game));
  }

  @Test
  void wordsOnAFillingMoveKeepTheMovesApart() {
    String moves = "R2[?]: 1. A { first } b 2. B";

    CheckedGame game = check(moves);

    assertEquals(List.of("first"), game.text().line().annotation(2).orElseThrow().comments());
    assertEquals(moves, written(game));
  }

  @Test
  void wordsOnAMarkStandBehindTheWholeRoundsBeginning() {
    String moves = "R2[ABCDEFa/bcdef]: { they counted again } 1. b";

    assertEquals(moves, written(check(moves)));
  }

  @Test
  void aVariationMayBeginTheRoundInAnotherWay() {
    String moves = "R2: (R2[S]: 1. A (1. B) b) 1. b { best } (1. c A) A";

    CheckedGame game = check(moves);

    assertEquals(List.of(), game.diagnostics());
    assertEquals(moves, written(game));
  }

  @ParameterizedTest
  @CsvSource({
    "R2[ABCDE/bcdef]:, every house of the board stands once before or behind the slash",
    "R2[ABCDEFaa/bcdef]:, every house of the board stands once before or behind the slash",
    "R2[ABCDEFa/abcdef]:, every house of the board stands once before or behind the slash",
    "R2[ABCDEFa/bcdeg]:, every house of the board stands once before or behind the slash",
    "R2[ABCDE/Fabcdef]:, 'South fills 7 houses and North 5, not 5 and 7'",
    "R2[ABCDEab/Fcdef]:, each side fills the houses of its own row first"
  })
  void ownersThatCannotBeAreToldWithWhatTheRulesWouldDo(String mark, String reason) {
    CheckedGame game = check(mark + " 1. b");

    Diagnostic problem = game.diagnostics().get(0);
    assertEquals(List.of("5:1 wrong-owners"), Records.codes(game.diagnostics()));
    assertEquals(mark + " cannot stand here: " + reason, problem.message());
    assertEquals(List.of("R2:", "R2[ABCDEFa/bcdef]:"), problem.suggestions());
    assertEquals(GameStatus.BROKEN, game.status());
    assertEquals(0, game.game().plyCount());
    assertEquals(mark + " 1. b", written(game), "the record keeps what it says");
  }

  @Test
  void aMissingMarkIsSuggestedAndTheLegalBeginningStands() {
    CheckedGame game = check("R2: 1. b A");
    CheckedGame missing = check("1. b A");

    Diagnostic problem = missing.diagnostics().get(0);
    assertEquals(DiagnosticCode.MISSING_ROUND, problem.code());
    assertEquals(List.of("R2:"), problem.suggestions());
    assertEquals(0, missing.game().plyCount());
    assertEquals(3, game.game().plyCount());
  }

  @Test
  void aWrongNumberIsAWarningAndWrittenRight() {
    CheckedGame game = check("R4[S]: 1. A");

    assertEquals(List.of("5:1 round-number"), Records.codes(game.diagnostics()));
    assertEquals(List.of("R2[S]:"), game.diagnostics().get(0).suggestions());
    assertEquals(GameStatus.VALID, game.status());
    assertEquals("R2[S]: 1. A", written(game));
  }

  @Test
  void aMarkInTheMiddleOfARoundStopsTheLine() {
    CheckedGame game = check("R2: 1. b R3: A");

    assertEquals(List.of("5:10 wrong-round"), Records.codes(game.diagnostics()));
    assertEquals(List.of(128, 7), codes(game));
    assertEquals("R2: 1. b R3: A", written(game));
  }

  @Test
  void aMissingMarkInAVariationLeavesTheMainLineAlone() {
    CheckedGame game = check("R2: (1. A) 1. b");

    assertEquals(List.of("5:9 illegal-variation"), Records.codes(game.diagnostics()));
    assertEquals(GameStatus.FLAWED, game.status());
    assertEquals(2, game.game().plyCount());
  }

  @ParameterizedTest
  @CsvSource({"abapa", "kalah", "ayoayo", "songo"})
  void otherRuleSetsHaveNoRounds(String rules) {
    CheckedGame game = Records.check("[RuleSet \"" + rules + "\"]\n\n1. A R2: b *");

    assertEquals(List.of("3:6 wrong-round"), Records.codes(game.diagnostics()));
    assertEquals(1, game.game().plyCount());
  }

  /** Filling moves are plies under these rules, so that the mark in front of them says nothing. */
  @Test
  void whereHousesAreFilledByTurnsTheMarkMayBeLeftOut() {
    String fen = "0-0-0-0-0-0-0-0-0-0-0-0-28-20-S-began=S";
    String moves = "1. A b 2. B c";

    CheckedGame game = check("awagagae-ludii", fen, moves);

    assertEquals(List.of(), game.diagnostics());
    assertEquals(List.of(0, 7, 1, 8), codes(game));
    assertEquals("R2: " + moves, written(game));
    assertEquals(codes(game), codes(check("awagagae-ludii", fen, "R2: " + moves)));
    assertEquals(
        List.of("5:1 wrong-owners"),
        Records.codes(check("awagagae-ludii", fen, "R2[S]: " + moves).diagnostics()));
  }

  @ParameterizedTest
  @CsvSource({"R2[W]:", "R2[A/B/C]:", "R2[ABC N S]:", "R99999:", "R2[A.B/c]:"})
  void anythingElseInAMarkIsUnreadable(String mark) {
    CheckedGame game = check("R2: 1. b " + mark + " A");

    assertEquals(List.of("5:10 unexpected-text"), Records.codes(game.diagnostics()));
    assertEquals(2, game.game().plyCount());
    assertTrue(written(game).contains("[%unread " + mark), written(game));
  }
}
