package org.granary.importer.logs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.granary.engine.Winner;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Fen;
import org.granary.grammar.GameStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LudiiTrialTest {
  private static final String OWARE =
      "game=/lud/board/sow/two_rows/Oware.lud\nSTART GAME OPTIONS\nEND GAME OPTIONS\n" + setUp(1);

  private static final String AWAGAGAE = "game=/lud/board/sow/two_rows/Awagagae.lud\n" + setUp(0);

  private static String setUp(int first) {
    return IntStream.range(first, first + 12)
        .mapToObj(LudiiTrialTest::filled)
        .collect(Collectors.joining());
  }

  private static String filled(int site) {
    return ("Move=[Move:mover=0,from=@,to=@,"
            + "actions=[SetCount:type=Vertex,to=@,what=1,count=4]]\n")
        .replace("@", Integer.toString(site));
  }

  private static String move(int mover, int from, int... targets) {
    String sown =
        Arrays.stream(targets)
            .mapToObj(to -> ",[Move:typeFrom=Vertex,from=" + from + ",typeTo=Vertex,to=" + to + "]")
            .collect(Collectors.joining());
    return "Move=[Move:mover="
        + mover
        + ",from="
        + from
        + ",to="
        + from
        + ",actions=[Select:typeFrom=Vertex,from="
        + from
        + ",decision=true]"
        + sown
        + "]\n";
  }

  @Test
  void southIsTheFirstPlayerAndNorthsRowIsNumberedAgainstItsOwnView() {
    // Site 3 is C and sows D E F a, which are 4 5 6 12; site 10 is c and sows d e f A: 9 8 7 1.
    CheckedGame game = LogReader.trial(OWARE + move(1, 3, 4, 5, 6, 12) + move(2, 10, 9, 8, 7, 1));

    assertEquals(List.of(), LogReader.complaints(game));
    assertEquals("5-4-0-5-5-5-5-4-0-5-5-5-0-0-S", Fen.format(game.game().last()));
  }

  @Test
  void targetsAreChecks() {
    CheckedGame game = LogReader.trial(OWARE + move(1, 3, 4, 5, 6) + move(2, 10, 9, 8, 7, 2));

    assertEquals(GameStatus.FLAWED, game.status());
    assertEquals(
        List.of(
            "t:16:1: error[wrong-sown]: C holds 4, and 3 are said to be sown",
            "t:16:1: error[wrong-landing]: C lands in house a, not in house F",
            "t:17:1: error[wrong-landing]: c lands in house A, not in house B"),
        LogReader.complaints(game));
  }

  @Test
  void aTurnIsAllItsLaps() {
    // D sows E F a b; b, five now, c d e f A; A, five, B to F; F, six, a to f; f, six, A to F,
    // where nothing was left.
    String laps =
        move(1, 3, 4, 5, 11, 10)
            + move(1, 10, 9, 8, 7, 6, 0)
            + move(1, 0, 1, 2, 3, 4, 5)
            + move(1, 5, 11, 10, 9, 8, 7, 6)
            + move(1, 6, 0, 1, 2, 3, 4, 5);

    CheckedGame game = LogReader.trial(AWAGAGAE + laps);

    assertEquals(1, game.game().plyCount());
    assertEquals(List.of(), LogReader.complaints(game));
  }

  @Test
  void aLapBeginsWhereTheLastOneEnded() {
    CheckedGame game =
        LogReader.trial(AWAGAGAE + move(1, 3, 4, 5, 11, 10) + move(1, 9, 8, 7, 6, 0));

    assertTrue(
        LogReader.complaints(game)
            .contains(
                "t:15:1: error[wrong-landing]: a lap from site 9, but the last one ended in 10"),
        LogReader.complaints(game)::toString);
  }

  @Test
  void anotherStartIsAPosition() {
    String set = OWARE.replace("to=12,what=1,count=4", "to=12,what=1,count=3");

    CheckedGame game = LogReader.trial(set + move(1, 3, 4, 5, 6, 12));

    assertEquals("4-4-4-4-4-4-3-4-4-4-4-4-0-0-S", game.headers().value("FEN").orElseThrow());
    assertEquals(1, game.game().plyCount());
  }

  @ParameterizedTest
  @CsvSource({"1, SOUTH, 1-0", "2, NORTH, 0-1", "0, DRAW, 1/2-1/2"})
  void theWinnerIsTheResult(String written, Winner winner, String token) {
    CheckedGame game = LogReader.trial(OWARE + move(1, 3, 4, 5, 6, 12) + "winner=" + written);

    assertEquals(winner, game.winner());
    assertEquals(token, game.text().result().orElseThrow().text());
  }

  @Test
  void aGameThatALimitStoppedHasNoResult() {
    CheckedGame game =
        LogReader.trial(OWARE + move(1, 3, 4, 5, 6, 12) + "winner=0\nendtype=MoveLimit\n");

    assertEquals(Winner.UNKNOWN, game.winner());
    assertEquals("unterminated", game.headers().value("Termination").orElseThrow());
  }

  @Test
  void optionsThatAreNotKnownAreSaid() {
    String options = OWARE.replace("END GAME", "Play Rules/Backwards\nEND GAME");

    CheckedGame game = LogReader.trial(options + move(1, 3, 4, 5, 6, 12));

    assertEquals(
        List.of(
            "t:3:1: warning[unknown-value]: the option 'Play Rules/Backwards' of Oware is not known"
                + " here"),
        LogReader.complaints(game));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game=/lud/board/war/Chess.lud | unknown-rule-set",
        "game=Oware.lud%Move=[Move:mover=1,from=99,to=99,actions=[Select:from=99]] | unexpected-text",
        "game=Oware.lud%Move=[Move:mover=3,from=1,to=1,actions=[Select:from=1]] | unexpected-text",
        "game=Oware.lud%Move=[Move:mover=1 | unexpected-text",
        "Move=[Move:mover=1,actions=[Pass:decision=true]] | unexpected-text",
        "game=Awagagae.lud%Move=[Move:mover=1,from=12,to=4,actions=[Move:from=12,to=99]] |"
            + " unexpected-text"
      })
  void whatCannotBeReadEndsTheGame(String text, String code) {
    CheckedGame game = LogReader.trial(text.replace('%', '\n'));

    assertEquals(GameStatus.BROKEN, game.status());
    assertTrue(
        LogReader.complaints(game).stream().anyMatch(c -> c.contains("[" + code + "]")),
        LogReader.complaints(game)::toString);
  }
}
