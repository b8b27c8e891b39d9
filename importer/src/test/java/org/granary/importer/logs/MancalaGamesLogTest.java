package org.granary.importer.logs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Fen;
import org.granary.grammar.GameStatus;
import org.granary.grammar.RuleSetTag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MancalaGamesLogTest {
  private static final String PARAMETERS =
      """
      game_class: Mancala
      GameConsts(nbr_start=4, holes=6)
      GameInfo
      {   'blocks': False,
          'capt_on': [2, 3],
          'capt_side': <CaptSide.OPP_SIDE: 1>,
          'child_type': <ChildType.NOCHILD: 0>,
          'crosscapt': <XCaptType.NONE: 0>,
          'grandslam': <GrandSlam.NO_CAPT: 2>,
          'mlaps': <LapSower.OFF: 0>,
          'multicapt': -1,
          'mustshare': True,
          'skip_start': True,
          'unclaimed': <EndGameSeeds.HOLE_OWNER: 0>}

      """;

  /** C sows D E F a; North's fourth house as drawn is c and sows d e f A. */
  private static final String PLAY =
      """
      *** New game

      0: Start Game
        4  4  4  4  4  4
        4  4  4  4  4  4  *

      1: South move 2
        4  4  4  4  4  5  *
        4  4  0  5  5  5

      2: North move 3
        5  5  5  0  4  5
        5  4  0  5  5  5  *
      """;

  @Test
  void northsHousesAreNumberedAsDrawn() {
    CheckedGame game = LogReader.log(PARAMETERS + PLAY);

    assertEquals(List.of(), LogReader.complaints(game));
    assertEquals("abapa; repetition=none", game.ruleSet().id());
    assertEquals("5-4-0-5-5-5-5-4-0-5-5-5-0-0-S", Fen.format(game.game().last()));
  }

  /** The oracle's configurations with the rule sets that agree with every one of its games. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NO_CAPT: 2 | LEGAL: 0 | wari; repetition=none",
        "NO_CAPT: 2 | NOT_LEGAL: 1 | oware-slam-illegal; repetition=none",
        "NO_CAPT: 2 | LEAVE_LEFT: 4 | oware-leave-last; repetition=none",
        "NO_CAPT: 2 | LEAVE_RIGHT: 5 | oware-leave-first; repetition=none",
        "NO_CAPT: 2 | LEGAL_SHARE: 6 | abapa; grandSlam=share; repetition=none",
        "'multicapt': -1 | 'multicapt': 2 | abapa; maxCapturedHouses=2; repetition=none",
        "'mustshare': True | 'mustshare': False | abapa; mustFeed=no; repetition=none",
        "'skip_start': True | 'skip_start': False | abapa; origin=sow; repetition=none",
        "HOLE_OWNER: 0 | UNFED_PLAYER: 1 | abapa; stuckTakes=starved; repetition=none",
        "NONE: 0>,~'grand | ONE_ZEROS: 1>,~'sow_stores': <SowStores.OWN: 1>,~'grand |"
            + " kalah; stopAtMajority=yes"
      })
  void parametersAreRuleSets(String from, String to, String ruleSet) {
    String one = PARAMETERS.replace("\n    'grand", "~'grand");
    String text = one.replace(from, to).replace("~", "\n    ");

    CheckedGame game = LogReader.log(text + PLAY);

    assertTrue(game.headers().value("RuleSet").isPresent());
    assertEquals(RuleSetTag.parse(ruleSet).ruleSet().orElseThrow(), game.ruleSet());
  }

  @Test
  void aParameterWithoutCounterpartIsSaid() {
    CheckedGame game =
        LogReader.log(PARAMETERS.replace("'blocks': False", "'blocks': True") + PLAY);

    assertEquals(
        List.of(
            "t:4:5: warning[unknown-value]: the parameter blocks=True has no counterpart here and is"
                + " passed over"),
        LogReader.complaints(game));
  }

  @Test
  void drawnBoardsAndNumbersAreChecked() {
    String text = PLAY.replace("5  5  5  0  4  5\n  5  4", "5  5  5  0  4  5   1\n  6  4");

    CheckedGame game = LogReader.log(PARAMETERS + text.replace("2: North", "3: North"));

    assertEquals(GameStatus.FLAWED, game.status());
    assertEquals(
        List.of(
            "t:26:1: warning[move-number]: move number 3, expected 2",
            "t:27:3: error[wrong-board]: after c house A holds 5, not 6, and another number"
                + " differs"),
        LogReader.complaints(game));
  }

  @Test
  void anotherStartIsAPosition() {
    String text = PLAY.substring(0, PLAY.indexOf("2: North"));
    String set = text.replaceFirst("4  4  4  4  4  4\n", "0  4  4  4  4  4    3\n");

    CheckedGame game = LogReader.log(PARAMETERS + set.substring(0, set.indexOf("1: ")));

    assertEquals("4-4-4-4-4-4-4-4-4-4-4-0-0-3-S", game.headers().value("FEN").orElseThrow());
  }

  @Test
  void ofWhatIsMarkedTheSeedsAreInItsOwnersStore() {
    DrawnRow row = DrawnRow.parse("  0   1  14\u02C4   0   0   *   52", 5).orElseThrow();

    assertEquals(new DrawnRow(List.of(0, 1, 0, 0, 0), 52, 14, true), row);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 2 3", "1 2 3 4 5 x", "1 2 3 4 5 6 7 8", "* 1 2 3 4 5 6", ""})
  void rowsOfAnotherShapeAreNone(String line) {
    assertTrue(DrawnRow.parse(line, 6).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "1: South move 2, 1: South move 9",
    "2: North move 3, what is this?",
    "0: Start Game, *** New game"
  })
  void whatCannotBeReadEndsTheGame(String right, String wrong) {
    CheckedGame game = LogReader.log(PARAMETERS + PLAY.replace(right, wrong));

    assertEquals(GameStatus.BROKEN, game.status());
    assertEquals(1, LogReader.complaints(game).size(), LogReader.complaints(game)::toString);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[2, 3] | []",
        "[2, 3] | [2, 99999999999999999999]",
        "[2, 3] | [two]",
        "'multicapt': -1 | 'multicapt': -999999999999999999",
        "'multicapt': -1 | 'multicapt': many"
      })
  void rulesThatNobodyKnowsAreSaid(String from, String to) {
    CheckedGame game = LogReader.log(PARAMETERS.replace(from, to) + PLAY);

    assertEquals(GameStatus.BROKEN, game.status());
    assertTrue(LogReader.complaints(game).get(0).contains("[unknown-rule-set]"));
  }

  @ParameterizedTest
  @CsvSource({"WIN by South, SOUTH", "WIN by North, NORTH", "TIE, DRAW"})
  void theEndIsTheResult(String line, String winner) {
    String text = PLAY.replace("2: North move 3\n", "2: North move 3\n" + line + "\n");

    assertEquals(winner, LogReader.log(PARAMETERS + text).winner().name());
  }
}
