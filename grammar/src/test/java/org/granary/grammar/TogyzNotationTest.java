package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.granary.engine.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Houses as digits: what is read, checked and written on boards of nine. */
class TogyzNotationTest {
  private static final RuleSet RULES = RuleCatalog.builtIn().find("toguz-kumalak").orElseThrow();

  private static final Pattern MOVE = Pattern.compile("[1-9][1-9]([Xx]|\\([0-9]+\\))?(?![0-9.-])");

  private static CheckedGame check(String moves) {
    return Records.check("[RuleSet \"toguz-kumalak\"]\n[Result \"*\"]\n\n" + moves + "\n");
  }

  private static String written(CheckedGame game) {
    String text = GameWriter.write(game);
    return Docs.flat(text.substring(text.indexOf("\n\n") + 2)).strip();
  }

  /**
   * From the start South's 8 leaves one of its nine seeds and sows on to North's 7, which then
   * holds ten and is captured.
   */
  @ParameterizedTest
  @CsvSource({"1. 87(10)", "1. 87", "1. 8", "1. 8(10)", "87(10)", "1.87(10)"})
  void whatIsLeftOutIsWritten(String moves) {
    CheckedGame game = check(moves);

    assertEquals(List.of(), game.diagnostics());
    assertEquals(7, game.game().move(1).code());
    assertEquals(10, game.game().captured(1));
    assertEquals("1. 87(10)", written(game));
  }

  @Test
  void aDigitIsAHouseOfWhoeverMoves() {
    CheckedGame game = check("1. 8 8 2. 2 9");

    assertEquals("[7, 16, 1, 17]", java.util.Arrays.toString(game.game().moveCodes()));
    assertEquals("1. 87(10) 87(10) 2. 22 99(22)", written(game));
  }

  @ParameterizedTest
  @CsvSource({
    "1. 86, 87(10), wrong-landing, '8 lands in house 7, not in house 6'",
    "1. 87(12), 87(10), wrong-total, 'South has captured 10 after 8, not 12'",
    "1. 87x, 87(10), wrong-tuzdyk, 8 makes no tuzdyk",
    "1. 21(9), 21(10), wrong-total, 'South has captured 10 after 2, not 9'"
  })
  void aCheckThatFailsIsToldWithBothValues(
      String moves, String right, String code, String message) {
    CheckedGame game = check(moves);

    Diagnostic found = game.diagnostics().get(0);
    assertEquals(List.of("4:4 " + code), Records.codes(game.diagnostics()));
    assertEquals(message, found.message());
    assertEquals(List.of(right), found.suggestions());
    assertEquals(GameStatus.FLAWED, game.status());
    assertEquals(1, game.game().plyCount());
  }

  @Test
  void wrongChecksAreKeptAsTheyAreWritten() {
    assertEquals("1. 86(12) 87(10)", written(check("1. 86(12) 87")));
  }

  @ParameterizedTest
  @CsvSource({
    "80, 1",
    "0, 1",
    "123, 1",
    "A, 1",
    "87(99999), 1",
    // Here the move stands and what follows it is damage: a bracket that is not closed, a plus.
    "87(10, 2",
    "8+10, 2"
  })
  void otherThingsAreNoMoves(String move, int plies) {
    CheckedGame game = check("1. 87(10) " + move + " 2. 22");

    assertEquals(plies, game.game().plyCount());
    assertEquals(GameStatus.BROKEN, game.status());
  }

  @Test
  void variationsCommentsAndGlyphsStandAsOnOtherBoards() {
    // In the last variation nine seeds go from 9 to South's 8, where one lies: two are taken.
    String moves = "1. 87(10) { the usual } (1. 76(10) 76(10)) 87(10) $1 (1... 98(2)) 2. 22";

    CheckedGame game = check(moves);

    assertEquals(List.of(), game.diagnostics());
    assertEquals(moves, written(game));
  }

  @ParameterizedTest
  @CsvSource({"1-0", "0-1", "1/2-1/2", "82-80", "81-81"})
  void resultsAreWinnersOrTotals(String result) {
    CheckedGame game = Records.check("[RuleSet \"toguz-kumalak\"]\n\n1. 87(10) " + result);

    assertEquals(List.of(), game.diagnostics());
    assertEquals("1. 87(10) " + result, written(game));
  }

  @Test
  void lettersAreNoMovesHereAndDigitsNoneElsewhere() {
    assertEquals(List.of("4:4 unexpected-text"), Records.codes(check("1. A").diagnostics()));
    assertEquals(
        List.of("3:4 unexpected-text"),
        Records.codes(Records.check("[RuleSet \"abapa\"]\n\n1. 87(10) *").diagnostics()));
  }

  @Test
  void realGamesAreWrittenAsTheyAre() {
    assertEquals(
        3, agree(new String(Records.resource("togyz-playok.pgn"), StandardCharsets.UTF_8)));
  }

  @Test
  void everyRealGameOfTheSharedFolderIsWrittenAsItIs() throws IOException {
    String records = Files.readString(SharedRecords.require("togyz-playok.pgn"));

    assertTrue(agree(records) > 1700);
  }

  /** Reads every record with moves as OGN; its moves must come out as the program wrote them. */
  private static int agree(String text) {
    int games = 0;
    for (String record : text.split("(?=\\[Event )", -1)) {
      String moves = record.replaceAll("(?m)^.*\\]\\s*$|\\{[^}]*\\}", "");
      List<String> tokens = MOVE.matcher(moves).results().map(MatchResult::group).toList();
      if (!tokens.isEmpty()) {
        CheckedGame game = Records.check(record, RULES);
        assertEquals(tokens.size(), game.game().plyCount(), record);
        String written = written(game).replaceAll("\\{[^}]*\\}", "");
        assertEquals(tokens, MOVE.matcher(written).results().map(MatchResult::group).toList());
        games++;
      }
    }
    return games;
  }
}
