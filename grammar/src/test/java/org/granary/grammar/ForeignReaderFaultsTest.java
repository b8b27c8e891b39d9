package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every row of docs/notation.md, "What other readers make of such records". */
class ForeignReaderFaultsTest {
  private static final String HEADERS = "[Variant \"Oware Abapa\"]\n[Result \"*\"]\n\n";
  private static final String MOVES = "1. D d 2. F b 3. E+3 e+2";

  private static CheckedGame only(String text) {
    return only(text.getBytes(StandardCharsets.UTF_8));
  }

  private static CheckedGame only(byte[] bytes) {
    List<CheckedGame> games = Records.checkAll(bytes);
    assertEquals(1, games.size());
    return games.get(0);
  }

  private static List<String> codes(CheckedGame game) {
    return game.diagnostics().stream().map(d -> d.code().id()).toList();
  }

  private static void assertClean(CheckedGame game) {
    assertEquals(List.of(), game.diagnostics());
    assertEquals("DdFbEe", Records.letters(game.text()));
  }

  @Test
  void aCommentBeforeTheFirstMoveIsOneOnTheStart() {
    CheckedGame game = only(HEADERS + "{a feud between cafés} " + MOVES);

    assertClean(game);
    assertEquals(
        List.of("a feud between cafés"), game.text().line().annotation(0).orElseThrow().comments());
  }

  @Test
  void aByteOrderMarkIsNoMove() {
    assertClean(only("\ufeff[Event \"Face\"]\n" + HEADERS + MOVES));
  }

  @Test
  void twoGamesInAFileAreTwo() {
    List<CheckedGame> games =
        Records.checkAll(
            (HEADERS + MOVES + "\n\n" + HEADERS + MOVES).getBytes(StandardCharsets.UTF_8));

    assertEquals(2, games.size());
    games.forEach(ForeignReaderFaultsTest::assertClean);
  }

  @Test
  void wordsAfterASemicolonAndEscapeLinesAreNoMoves() {
    CheckedGame game =
        only(HEADERS + "% a b c d e f\n1. D d ; bad defence\n% (fade\n2. F b 3. E+3 e+2");

    assertClean(game);
    assertEquals(List.of("bad defence"), game.text().line().annotation(2).orElseThrow().comments());
  }

  @Test
  void variationsNestAndCommentsMayHoldBrackets() {
    CheckedGame game = only(HEADERS + "1. D d ((1... f) 1... e {a) b} (1... c)) 2. F b 3. E+3 e+2");

    assertEquals("DdFbEe", Records.letters(game.text()));
    assertEquals(GameStatus.FLAWED, game.status());
    assertEquals(List.of("misplaced-variation"), codes(game));
    assertClean(only(HEADERS + "1. D d (1... e {a) b} (1... c)) 2. F b 3. E+3 e+2"));
  }

  @Test
  void terminationsAreNoMoves() {
    String won = HEADERS.replace("*", "1-0");
    CheckedGame forfeit = only(won + MOVES + " 1-0 time forfeit");

    assertClean(forfeit);
    assertEquals("time forfeit", forfeit.headers().value("Termination").orElse(""));
    assertClean(only(HEADERS + MOVES + " abandoned"));
    assertEquals(List.of("unexpected-text"), codes(only(HEADERS + MOVES + " draw")));
  }

  @Test
  void aValueMayHoldAQuotationMarkAndABracket() {
    CheckedGame game = only("[Event \"a \\\"cafe\\\"]\"]\n" + HEADERS + MOVES);

    assertClean(game);
    assertEquals("a \"cafe\"]", game.headers().value("Event").orElse(""));
  }

  @Test
  void aNameMayHoldHyphensAndDots() {
    CheckedGame game = only("[South-Elo \"1800\"]\n[x.y \"a\"]\n" + HEADERS + MOVES);

    assertEquals(List.of("tag-name", "tag-name"), codes(game));
    assertEquals("1800", game.headers().value("South-Elo").orElse(""));
    assertEquals("DdFbEe", Records.letters(game.text()));
  }

  @Test
  void ofTwoHeadersTheLastCountsAndIsReported() {
    CheckedGame game = only("[Site \"Accra\"]\n[Site \"Lagos\"]\n" + HEADERS + MOVES);

    assertEquals(List.of("duplicate-tag"), codes(game));
    assertEquals("Lagos", game.headers().value("Site").orElse(""));
  }

  @Test
  void whatIsNotClosedEndsWithItsRecord() {
    for (String open : List.of("{ a bad face", "( 1... f")) {
      String text = HEADERS + "1. D d " + open + "\n\n" + HEADERS + MOVES;

      List<CheckedGame> games = Records.checkAll(text.getBytes(StandardCharsets.UTF_8));

      assertEquals(2, games.size());
      Diagnostic first = games.get(0).diagnostics().get(0);
      assertEquals("t.ogn:4:8", first.span().toString());
      assertTrue(first.code().id().startsWith("unclosed-"));
      assertClean(games.get(1));
    }
  }

  @Test
  void claimsResultsAndVariantsAreChecked() {
    assertEquals(List.of("wrong-capture"), codes(only(HEADERS + MOVES.replace("+3", "+4"))));
    assertEquals(
        List.of("result-mismatch"), codes(only(HEADERS.replace("*", "30-18") + MOVES + " 20-28")));
    assertEquals(List.of("wrong-result"), codes(only(HEADERS.replace("*", "1-47") + MOVES)));
    assertEquals(
        List.of("unknown-variant"), codes(only(HEADERS.replace("Oware Abapa", "Chess") + MOVES)));
  }

  @Test
  void positionsWithAWrongSumAreReported() {
    String few = "[FEN \"4-4-4-4-4-4-4-4-4-4-4-3-0-0-S\"]\n";
    String many = "[FEN \"4-4-4-4-4-4-4-4-4-4-4-5-0-0-S\"]\n";

    assertEquals(List.of("seed-sum"), codes(only(few + HEADERS + "1. A")));
    assertEquals(List.of("malformed-position"), codes(only(many + HEADERS + "1. A")));
  }

  @Test
  void bytesThatAreNotUtf8AreReadAsWindows1252() {
    byte[] bytes =
        ("[South \"José\"]\n" + HEADERS + MOVES).getBytes(Charset.forName("windows-1252"));

    CheckedGame game = only(bytes);

    assertEquals(List.of("encoding"), codes(game));
    assertEquals("José", game.headers().value("South").orElse(""));
  }
}
