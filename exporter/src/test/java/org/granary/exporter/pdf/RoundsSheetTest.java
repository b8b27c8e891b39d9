package org.granary.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.granary.engine.Game;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.exporter.SampleGames;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.RoundNumbers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Awagagae: rounds, passes, captured houses and owners on paper. */
class RoundsSheetTest {
  private static List<String> lines(GameEntry game) throws IOException {
    try (Printed printed = Printed.of(SheetOptions.USUAL, game)) {
      return printed.columnLines();
    }
  }

  /** Rounds counted by their signs alone. */
  private static long rounds(Game game) {
    long signs = 0;
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      signs += game.move(ply).beginsRound() ? 1 : 0;
    }
    return 1 + signs;
  }

  @ParameterizedTest
  @ValueSource(longs = {3, 4, 5, 6, 8, 15})
  void everyRoundHasItsHeadingStarterAndOwners(long seed) throws IOException {
    GameEntry entry = SampleGames.played("awagagae", seed);
    Game game = entry.game().game();
    List<String> lines = lines(entry);
    String text = String.join("\n", lines);
    assertTrue(rounds(game) > 1);

    for (int round = 1; round <= rounds(game); round++) {
      assertTrue(lines.contains("Round " + round), "round " + round + " in " + text);
    }
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      if (game.move(ply).equals(Move.ROUND) || game.move(ply).equals(Move.ROUND_OTHER_STARTER)) {
        assertTrue(text.contains(division(game.position(ply))), division(game.position(ply)));
      }
    }
    assertFalse(text.contains("?"), text);
  }

  /** In words: who begins and how many of the twelve houses each has. */
  private static String division(Position start) {
    int south = 0;
    for (int house = 0; house < 12; house++) {
      south += start.marks().owner(house) == Side.SOUTH ? 1 : 0;
    }
    return "%s begins. South has %s, North %s."
        .formatted(
            start.toMove() == Side.SOUTH ? "South" : "North",
            south == 1 ? "1 house" : south + " houses",
            south == 11 ? "1 house" : 12 - south + " houses");
  }

  @Test
  void everyTurnIsPrintedOncePassesAsAWord() throws IOException {
    GameEntry entry = SampleGames.played("awagagae", 3);
    Game game = entry.game().game();

    List<String> rows = lines(entry).stream().filter(l -> l.matches("[0-9]+[.…] .* – .*")).toList();

    long turns = 0;
    long passes = 0;
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      boolean pass = game.move(ply).isPass();
      passes += pass ? 1 : 0;
      turns += pass || game.move(ply).code() < 12 ? 1 : 0;
    }
    assertTrue(passes > 0);
    String moves = String.join(" ", rows).replaceAll("[0-9]+ – [0-9]+|[0-9]+[.…]|…", " ").strip();
    assertEquals(passes, moves.split("pass", -1).length - 1);
    assertEquals(turns, moves.split("\\s+").length);
  }

  @Test
  void capturedHousesStandBehindTheMoveThatTookThem() throws IOException {
    GameEntry entry = SampleGames.played("awagagae", 3);
    String text = String.join("\n", lines(entry));
    int captures = 0;

    for (Ply ply : entry.game().game().plies()) {
      captures += ply.move().code() < 12 && !ply.capturedHouses().isEmpty() ? 1 : 0;
    }

    assertTrue(captures > 3, () -> captures(text) + "");
    assertEquals(captures, captures(text));
  }

  private static int captures(String text) {
    return text.split("[A-Fa-f]×[A-Fa-f]( |\n)", -1).length - 1;
  }

  @Test
  void numbersBeginAnewInEveryRound() throws IOException {
    GameEntry entry = SampleGames.played("awagagae", 3);
    List<String> lines = lines(entry);

    for (int round = 1; round <= rounds(entry.game().game()); round++) {
      int heading = lines.indexOf("Round " + round);
      String first =
          lines.subList(heading, lines.size()).stream()
              .filter(line -> line.matches("[0-9]+[.…] .* – .*"))
              .findFirst()
              .orElseThrow();
      assertTrue(first.startsWith("1. "), "round " + round + " begins with " + first);
    }
  }

  @Test
  void roundsWhoseHousesAreFilledByTurnsAreFoundWithoutASign() throws IOException {
    GameEntry entry = SampleGames.played("awagagae-ludii", 7);
    RoundNumbers numbers =
        new RoundNumbers(entry.game().game().plies(), entry.game().text().line());
    assertTrue(numbers.rounds() > 1);

    List<String> lines = lines(entry);

    for (int round = 1; round <= numbers.rounds(); round++) {
      assertTrue(lines.contains("Round " + round), "round " + round);
    }
    String text = String.join(" ", lines);
    assertEquals(
        numbers.rounds() - 1,
        text.split("order they were filled: ([A-Fa-f] ){11,12}(South|North) begins", -1).length
            - 1);
  }

  @Test
  void aGameOfOneRoundHasNoHeadings() throws IOException {
    String text = String.join("\n", lines(SampleGames.unchecked("awagagae", new byte[] {0, 6, 1})));

    assertFalse(text.contains("Round"), text);
    assertTrue(text.contains("1. A a"), text);
  }

  @Test
  void whatCannotBePlayedIsSaidWithItsRound() throws IOException {
    byte[] played = SampleGames.played("awagagae", 3).game().game().moveCodes();
    int sign = 0;
    while (!new Move(played[sign] & 0xff).beginsRound()) {
      sign++;
    }
    byte[] codes = new byte[sign + 4];
    System.arraycopy(played, 0, codes, 0, sign + 1);
    // The round's first mover plays, then passes against the rules, and a round sign follows.
    codes[sign + 1] = played[sign + 1];
    codes[sign + 2] = (byte) Move.PASS_CODE;
    codes[sign + 3] = (byte) Move.ROUND.code();

    String text = String.join(" ", lines(SampleGames.unchecked("awagagae", codes)));

    assertTrue(text.contains("round 2, 1… - cannot be played: the player to move can sow"), text);
    assertTrue(text.contains("not played: 1… - R3:"), text);
  }
}
