package org.granary.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.granary.engine.Game;
import org.granary.engine.Side;
import org.granary.exporter.SampleGames;
import org.granary.exporter.games.GameEntry;
import org.junit.jupiter.api.Test;

/** A game of masters as its record has it: landing houses and tuzdyk marks, no totals. */
class ToguzSheetTest {
  private static final String MOVES =
      "1. 21 98 2. 67 22x 3. 91 68 4. 71 94 5. 36x 71 6. 58 84 7. 49 31 8. 35 18 9. 46 34"
          + " 10. 73 72 11. 97 34 12. 91 83 13. 14 92 14. 34 89 15. 78 91 16. 13 91 17. 34 55"
          + " 18. 52 12 19. 91 91 20. 66 34 21. 91 89 22. 79 23 23. 48 78 24. 78 89 25. 67 91"
          + " 26. 12 57 27. 78 78 28. 56 89 29. 67 91 30. 12 41 31. 67 45 32. 71 35 33. 93 12"
          + " 34. 67 92 35. 12 89 36. 56 78 37. 78 91 38. 12 89 39. 78 91 40. 12 59";

  private static final GameEntry GAME = SampleGames.toguz("Асқар Ойыншы", "Бақыт Ойыншы", MOVES);

  @Test
  void everyMoveIsPrintedAsTheRecordHasItWithTotalsAfterCaptures() throws IOException {
    try (Printed printed = Printed.of(SheetOptions.USUAL, GAME)) {
      List<String> written = List.of(MOVES.replaceAll("[0-9]+\\. ", "").split(" "));
      List<String> moves = new ArrayList<>();
      for (String line : printed.columnLines()) {
        if (line.matches("[0-9]+\\. \\S+ \\S+ [0-9]+ – [0-9]+")) {
          moves.add(line.split(" ", -1)[1].replaceAll("\\([0-9]+\\)", ""));
          moves.add(line.split(" ", -1)[2].replaceAll("\\([0-9]+\\)", ""));
        }
      }
      assertEquals(80, written.size());
      assertEquals(written, moves);
    }
  }

  @Test
  void namesInCyrillicLettersAreTextInEmbeddedFonts() throws IOException {
    try (Printed printed = Printed.of(SheetOptions.USUAL, GAME)) {
      assertTrue(printed.text().startsWith("Асқар Ойыншы – Бақыт Ойыншы"), printed.text());
      assertEquals(
          "Асқар Ойыншы – Бақыт Ойыншы", printed.document().getDocumentInformation().getTitle());
      assertTrue(printed.embeddedFonts().stream().allMatch(f -> f.contains("NotoSans")));
      assertTrue(printed.text().contains("Rules Toguz Kumalak"), printed.text());
    }
  }

  @Test
  void totalsAndStoresAreThoseOfTheBoard() throws IOException {
    Game game = GAME.game().game();

    String text = Printed.text(GAME);

    // After move 5: South made a tuzdyk of North's sixth house (36x), North of South's second.
    assertEquals(1L << 14, game.position(9).marks().captured(Side.SOUTH));
    assertEquals(1L << 1, game.position(9).marks().captured(Side.NORTH));
    assertTrue(text.contains("2. 67(20) 22x(3) 20 – 3"), text);
    assertTrue(text.contains("5. 36x(23) 71(21) 23 – 21"), text);
    String last = game.last().store(Side.SOUTH) + " – " + game.last().store(Side.NORTH);
    assertTrue(text.contains("40. 12 59 " + last), text);
  }

  @Test
  void boardsOfNineAreDrawnAsWideAsTheColumn() throws IOException {
    try (Printed printed = Printed.of(SheetOptions.USUAL, GAME)) {
      assertEquals(4, printed.diagrams().size());
      double column = (PaperSize.A4.width() - 2 * Book.SIDE - 22) / 2;
      for (Printed.Mark diagram : printed.diagrams()) {
        assertEquals(column, diagram.box().getWidth(), 0.5);
      }
    }
  }
}
