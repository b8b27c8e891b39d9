package org.granary.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.granary.exporter.SampleGames;
import org.granary.exporter.games.GameEntry;
import org.junit.jupiter.api.Test;

class EndNotesTest {
  private static String textOf(SheetOptions options, GameEntry game) throws IOException {
    try (Printed printed = Printed.of(options, game)) {
      return String.join(" ", printed.columnLines()).replaceAll("\\s+", " ");
    }
  }

  private static String textOf(GameEntry game) throws IOException {
    return textOf(SheetOptions.USUAL, game);
  }

  @Test
  void theLastPositionIsDrawnOnceWhateverDiagramsAreAskedFor() throws IOException {
    GameEntry game = SampleGames.game("", "1. D d 2. F b");

    for (int every : new int[] {0, 1, 2, 3, 4, 5}) {
      String text = textOf(SheetOptions.USUAL.withDiagrams(every, false), game);
      boolean drawnAlready = every > 0 && 4 % every == 0;
      assertEquals(!drawnAlready, text.contains("Last position"), "every " + every);
      assertEquals(drawnAlready, text.contains("After 2… b"), "every " + every);
    }
  }

  @Test
  void anEndByTheRulesSaysWhyAndTheScore() throws IOException {
    // f's seed makes two in A, so that North's store holds 25; B's seed stays South's.
    String end =
        textOf(
            SampleGames.game(
                "[FEN \"1-1-0-0-0-0-0-0-0-0-0-1-22-23-N\"]\n[FirstMover \"north\"]", "1. f"));

    assertTrue(end.contains("over: a store holds more than half of the seeds."), end);
    assertTrue(end.contains("Score by the rules 22–25."), end);
  }

  @Test
  void aGameThatIsNotOverSaysNothingOfAnEnd() throws IOException {
    String text = textOf(SampleGames.game("", "1. D d *"));

    assertFalse(text.contains("The game is over"), text);
    assertFalse(text.contains("error"), text);
  }

  @Test
  void theResultStandsBelowTheLastPosition() throws IOException {
    String text = textOf(SampleGames.game("", "1. D d 2. F 25-8"));

    assertTrue(text.indexOf("Last position") < text.lastIndexOf("25–8"), text);
  }

  @Test
  void movesNotPlayedAreNumberedFromTheFirstOfThem() throws IOException {
    String second = textOf(SampleGames.game("", "1. D D 2. E e"));
    String first = textOf(SampleGames.game("", "1. D d 2. d E 3. F"));

    assertTrue(second.contains("not played: 1… D 2. E e"), second);
    assertTrue(first.contains("not played: 2. d E 3. F"), first);
  }

  @Test
  void everyErrorIsListedWithItsPlace() throws IOException {
    String text =
        textOf(SampleGames.game("[South \"Kofi\"]", "1. D d 2. F b 3. E+4 e+3 4. B c+6 25-8"));

    assertTrue(text.contains("Errors in the record"), text);
    assertTrue(text.contains("Line 2, column 18: E captures 3, not 4"), text);
    assertTrue(text.contains("Line 2, column 22: e captures 2, not 3"), text);
    assertFalse(text.contains("not played"), "all moves could be played");
  }

  @Test
  void aGameWithoutDiagnosticsStillSaysWhatCouldNotBePlayed() throws IOException {
    String text = textOf(SampleGames.unchecked("abapa", new byte[] {3, 9, 3, 7}));

    assertTrue(text.contains("2. D cannot be played: the house is empty."), text);
    assertTrue(text.contains("Legal there: A B C E F."), text);
    assertTrue(text.contains("not played: 2. D b"), text);
  }

  @Test
  void aRecordWithoutMovesHasNoBoardButItsHeadersAndResult() throws IOException {
    GameEntry headersOnly = SampleGames.game("[South \"Kofi\"]\n[Result \"25-8\"]", "25-8");

    try (Printed printed = Printed.of(SheetOptions.USUAL, headersOnly)) {
      assertEquals(1, printed.pages());
      assertEquals(List.of(), printed.diagrams());
      assertTrue(printed.text().contains("Kofi – North"));
      assertTrue(printed.text().contains("25–8"));
      assertFalse(printed.text().contains("Stores"), "no table without moves");
    }
  }

  @Test
  void aSetUpPositionIsDrawnBeforeTheMoves() throws IOException {
    GameEntry game = SampleGames.game("[FEN \"0-0-0-0-1-6-1-1-1-1-1-1-17-18-S\"]", "1. F e");

    try (Printed printed = Printed.of(SheetOptions.USUAL, game)) {
      assertEquals(2, printed.diagrams().size());
      List<String> lines = printed.columnLines();
      assertTrue(lines.indexOf("Start") >= 0, lines::toString);
      assertTrue(lines.indexOf("Start") < lines.indexOf("Last position"), lines::toString);
    }
  }
}
