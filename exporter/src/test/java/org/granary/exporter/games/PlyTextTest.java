package org.granary.exporter.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.granary.engine.EndReason;
import org.granary.engine.Illegality;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Side;
import org.granary.exporter.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlyTextTest {
  @Test
  void capturesStandBehindTheMoveAndQuietMovesAreBare() {
    var game = SampleGames.game("", "1. D d 2. F b 3. E+3 e+2").game().game();

    assertEquals("D", PlyText.of(game.ply(1)));
    assertEquals("d", PlyText.of(game.ply(2)));
    assertEquals("E+3", PlyText.of(game.ply(5)));
    assertEquals("e+2", PlyText.of(game.ply(6)));
  }

  @Test
  void boardsOfNineAreWrittenAsTheirPlayersDo() {
    var game = SampleGames.toguz("A", "B", "1. 21 98 2. 67 22x 3. 91 68").game().game();

    assertEquals("21(10)", PlyText.of(game.ply(1)), "house, landing house, total after a capture");
    assertEquals("98", PlyText.of(game.ply(2)), "no total without a capture");
    assertEquals("22x(3)", PlyText.of(game.ply(4)), "a tuzdyk brings its three seeds");
  }

  @Test
  void passesAndRoundsHaveTheirOwnSigns() {
    assertEquals("-", PlyText.move(Layout.AWALE, Move.PASS));
    assertEquals("R", PlyText.move(Layout.AWALE, Move.ROUND));
    assertEquals("R", PlyText.move(Layout.AWALE, Move.ROUND_CHOSEN_OTHER_STARTER));
    assertEquals("?", PlyText.move(Layout.AWALE, new Move(12)));
    assertEquals("9", PlyText.move(Layout.TOGUZ_KUMALAK, new Move(17)));
    for (Ply ply : SampleGames.played("awagagae", 3).game().game().plies()) {
      assertEquals(ply.move().isPass(), PlyText.of(ply).equals("pass"));
      assertEquals(ply.move().beginsRound(), PlyText.of(ply).equals("R"));
    }
  }

  @Test
  void housesCapturedForGoodAreNamed() {
    int captures = 0;
    for (Ply ply : SampleGames.played("awagagae", 3).game().game().plies()) {
      String text = PlyText.of(ply);
      boolean more =
          Long.bitCount(ply.after().marks().captured())
              > Long.bitCount(ply.before().marks().captured());
      assertEquals(more, text.contains("×"), text);
      assertEquals(more, PlyText.capturedForGood(ply), text);
      if (more) {
        String house = "ABCDEFabcdef".substring(ply.lastHouse(), ply.lastHouse() + 1);
        assertTrue(text.endsWith("×" + house), text);
        captures++;
      }
    }
    assertTrue(captures > 0);
  }

  @ParameterizedTest
  @CsvSource({"1, 1.", "2, 1…", "3, 2.", "4, 2…", "253, 127.", "600, 300…"})
  void pliesAreNumberedInPairs(int ply, String number) {
    assertEquals(number, PlyText.number(ply));
  }

  @ParameterizedTest
  @CsvSource({"1, !", "2, ?", "3, !!", "4, ??", "5, !?", "6, ?!", "7, $7", "139, $139"})
  void glyphsOfOneToSixAreSigns(int nag, String sign) {
    assertEquals(sign, PlyText.nag(nag));
  }

  @Test
  void sidesHaveNames() {
    assertEquals("South", PlyText.side(Side.SOUTH));
    assertEquals("North", PlyText.side(Side.NORTH));
  }

  @Test
  void everyEndAndRefusalHasWordsOfItsOwn() {
    Set<String> words = new HashSet<>();
    for (EndReason reason : EndReason.values()) {
      assertHalfASentence(EndText.words(reason));
      assertTrue(words.add(EndText.words(reason)));
      assertTrue(EndText.label(reason).matches("[a-z]+(-[a-z]+)*"), EndText.label(reason));
    }
    for (Illegality reason : Illegality.values()) {
      assertHalfASentence(EndText.words(reason));
      assertTrue(words.add(EndText.words(reason)));
    }
    assertEquals("no-move", EndText.label(EndReason.NO_MOVE));
  }

  private static void assertHalfASentence(String words) {
    assertTrue(Character.isLowerCase(words.charAt(0)), words);
    assertFalse(words.endsWith("."), words);
  }

  @Test
  void roundNumbersCountRoundsAndPliesInThem() {
    GameEntry entry = SampleGames.played("awagagae", 3);
    List<Ply> plies = entry.game().game().plies();
    RoundNumbers numbers = new RoundNumbers(plies, entry.game().text().line());

    int round = 1;
    int inRound = 0;
    for (int ply = 1; ply <= plies.size(); ply++) {
      boolean begins = plies.get(ply - 1).move().beginsRound();
      round += begins ? 1 : 0;
      inRound = begins ? 0 : inRound + 1;
      assertEquals(round, numbers.round(ply));
      assertEquals(inRound, numbers.inRound(ply));
      String number = begins ? "R" + round : PlyText.number(inRound);
      assertEquals(number, numbers.number(ply));
      assertEquals("round " + round + ", " + number, numbers.place(ply));
    }
    assertEquals(3, round);
    assertEquals(round, numbers.rounds());
    assertEquals(inRound + 1, numbers.inRound(plies.size() + 1), "one more, for where it stopped");
  }

  @Test
  void aGameOfOneRoundIsNumberedThroughout() {
    GameEntry entry = SampleGames.game("", "1. D d 2. F b 3. F");
    RoundNumbers numbers =
        new RoundNumbers(entry.game().game().plies(), entry.game().text().line());

    assertEquals(1, numbers.rounds());
    assertEquals("3.", numbers.place(5));
    assertEquals(5, numbers.inRound(5), "the move that could not be played");
    assertEquals(6, numbers.inRound(6));
  }

  @Test
  void roundSignsCountEvenWhereTheyCouldNotBePlayed() {
    byte[] codes = {0, (byte) Move.ROUND.code(), 1};
    GameEntry entry = SampleGames.unchecked("awagagae", codes);
    RoundNumbers numbers =
        new RoundNumbers(entry.game().game().plies(), entry.game().text().line());

    assertEquals(1, entry.game().game().plyCount());
    assertEquals(2, numbers.round(2));
    assertEquals("round 2, 1.", numbers.place(3));
  }
}
