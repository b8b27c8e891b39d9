package org.granary.importer.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.granary.engine.Layout;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameWriter;
import org.granary.grammar.HouseNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same games in several dialects: their moves are those of the OGN files. */
class DialectSamplesTest {
  @ParameterizedTest
  @CsvSource({
    "opposite-case.txt, opposite-case, games/oware-51.ogn",
    "numbers.txt, numbers, games/oware-51.ogn",
    "numbers-reversed.txt, numbers-reversed, games/oware-51.ogn",
    "numbers-board.txt, numbers-board, games/oware-51.ogn",
    "numbers-board-reversed.txt, numbers-board-reversed, games/oware-51.ogn",
    "numbers-from-0.txt, numbers-from-0, games/oware-51.ogn",
    "numbers-from-0-reversed.txt, numbers-from-0-reversed, games/oware-51.ogn",
    "oware-88.uci, squares, games/oware-88.ogn"
  })
  void readsTheSameGame(String file, String dialect, String ogn) throws IOException {
    CheckedGame game = one("dialects/" + file, dialect);
    CheckedGame same = one(ogn, "ogn");

    assertEquals(moves(same), moves(game));
    assertTrue(game.status() != GameStatus.BROKEN, game.diagnostics().toString());
    assertEquals(same.game().last(), game.game().last());
  }

  private static CheckedGame one(String file, String dialect) throws IOException {
    List<CheckedGame> games = SampleFile.of(file).read(dialect);
    assertEquals(1, games.size());
    return games.get(0);
  }

  private static String moves(CheckedGame game) {
    StringBuilder moves = new StringBuilder();
    for (int ply = 1; ply <= game.game().plyCount(); ply++) {
      moves.append(HouseNames.name(Layout.AWALE, game.game().move(ply).code()));
    }
    return moves.toString();
  }

  @ParameterizedTest
  @CsvSource({"numbers.txt", "numbers-from-0.txt", "opposite-case.txt"})
  void capturesAndResultsAreChecksHereToo(String file) throws IOException {
    String right = SampleFile.of("dialects/" + file).text();
    String wrong = right.replaceFirst("\\+11", "+10").replaceAll("24-24(?=\\n)", "23-25");

    List<DiagnosticCode> codes =
        new SampleFile(file, wrong)
            .read(file.replace(".txt", "")).get(0).diagnostics().stream()
                .map(Diagnostic::code)
                .toList();

    assertTrue(codes.contains(DiagnosticCode.WRONG_CAPTURE), codes.toString());
    assertTrue(codes.contains(DiagnosticCode.WRONG_RESULT), codes.toString());
  }

  /** The lines of a program playing against itself; the record's moves are its letters. */
  @Test
  void joinedLettersAreOneGameALine() throws IOException {
    SampleFile file = SampleFile.of("dialects/oware-joined-letters.suite");
    List<String> lines = file.text().lines().toList();

    List<CheckedGame> games = file.read("joined-letters");

    assertEquals(lines.size(), games.size());
    for (int i = 0; i < games.size(); i++) {
      assertEquals(lines.get(i).replaceFirst(".* moves ", ""), written(games.get(i)));
      assertTrue(
          errors(games.get(i)).stream().allMatch(d -> d.code() == DiagnosticCode.MOVE_AFTER_END));
    }
  }

  /** The moves of the record, also those after the end of the game. */
  private static String written(CheckedGame game) {
    StringBuilder moves = new StringBuilder();
    for (byte code : game.text().line().codes()) {
      moves.append(HouseNames.name(Layout.AWALE, code));
    }
    return moves.toString();
  }

  private static List<Diagnostic> errors(CheckedGame game) {
    return game.diagnostics().stream()
        .filter(d -> d.code() != DiagnosticCode.NO_RESULT && d.code() != DiagnosticCode.NO_RULE_SET)
        .toList();
  }

  /** B holds two seeds at ply 35, so {@code b1d2} should be {@code b1d1}. */
  @Test
  void findsTheWrongLandingSquare() throws IOException {
    List<Diagnostic> found = errors(one("dialects/oware-88.uci", "squares"));

    assertEquals(
        List.of(DiagnosticCode.WRONG_LANDING), found.stream().map(Diagnostic::code).toList());
    assertEquals("dialects/oware-88.uci:1:171", found.get(0).span().toString());
    assertEquals("b1d2", SampleFile.of("dialects/oware-88.uci").text().substring(170, 174));
  }

  /** The server played one ply on after a repetition that ends the game under abapa. */
  @Test
  void theLongerGameGoesOnAfterARepetition() throws IOException {
    CheckedGame game = one("dialects/oware-148.uci", "squares");
    CheckedGame same = one("games/oware-148.ogn", "ogn");

    assertEquals(moves(same), moves(game));
    assertEquals(147, game.game().plyCount());
    assertEquals(
        List.of(DiagnosticCode.MOVE_AFTER_END),
        errors(game).stream().map(Diagnostic::code).toList());
  }

  @Test
  void aPositionStandsBeforeTheMoves() throws IOException {
    List<CheckedGame> games = SampleFile.of("dialects/playstrategy.txt").read("squares");
    CheckedGame whole = one("games/oware-88.ogn", "ogn");

    assertEquals(whole.game().position(12), games.get(0).game().last());
    assertEquals(whole.game().position(40), games.get(1).game().start());
    assertEquals(whole.game().last(), games.get(1).game().last());
  }

  @ParameterizedTest
  @CsvSource({
    "opposite-case.txt",
    "numbers.txt",
    "oware-88.uci",
    "playstrategy.txt",
    "oware-joined-letters.suite"
  })
  void whatIsReadIsWrittenAsOgn(String file) throws IOException {
    SampleFile sample = SampleFile.of("dialects/" + file);
    for (CheckedGame game : sample.read(sample.detect().dialect().name())) {
      String ogn = GameWriter.write(game);

      CheckedGame again = new SampleFile("again.ogn", ogn).read("ogn").get(0);

      assertEquals(moves(game), moves(again));
      assertEquals(game.game().start(), again.game().start());
      assertEquals(ogn, GameWriter.write(again));
    }
  }

  @Test
  void aCommentThatIsNeverClosedSwallowsNoNextGame() throws IOException {
    List<CheckedGame> games =
        new SampleFile("a.txt", "FfBe {well Da\nFfBe {played} Da\n").read("joined-letters");

    assertEquals(List.of("FfBe", "FfBeDa"), games.stream().map(g -> moves(g)).toList());
    assertEquals(GameStatus.BROKEN, games.get(0).status());
  }

  /** Pairs on lines of their own, two games, without headers. */
  @Test
  void numberedLinesMakeOneGame() throws IOException {
    List<CheckedGame> games =
        new SampleFile("a.txt", "1. 4 4\n2. 6 2\n3. 5\n1. 1 1\n\n3 3\n4 4\n").read("numbers");

    assertEquals(List.of("DdFbE", "Aa", "Cc", "Dd"), games.stream().map(g -> moves(g)).toList());
  }

  @Test
  void aWordThatIsNoMoveStopsTheGameAndNotTheNext() throws IOException {
    List<CheckedGame> games =
        new SampleFile("a.txt", "d1e2 b2c1 zz b1f2\nd1e2 b2c1\n").read("squares");

    assertEquals(List.of(2, 2), games.stream().map(g -> g.game().plyCount()).toList());
    assertEquals(GameStatus.BROKEN, games.get(0).status());
    Diagnostic found = errors(games.get(0)).get(0);
    assertEquals("a.txt:1:11", found.span().toString());
    assertEquals(DiagnosticCode.UNEXPECTED_TEXT, found.code());
    assertEquals(RuleSets.ABAPA, games.get(1).ruleSet());
  }
}
