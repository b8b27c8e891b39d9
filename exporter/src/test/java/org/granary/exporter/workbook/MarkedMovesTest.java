package org.granary.exporter.workbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.exporter.SampleGames;
import org.granary.exporter.games.GameEntry;
import org.junit.jupiter.api.Test;

/** Rounds, captured houses, owners and tuzdyks among the moves of a workbook. */
class MarkedMovesTest {
  @Test
  void gamesThatDifferInBoardOrMarksHaveSheetsOfTheirOwn() throws IOException {
    List<GameEntry> games =
        List.of(
            SampleGames.circling(4),
            SampleGames.played("awagagae", 3),
            SampleGames.played("toguz-kumalak", 5),
            SampleGames.played("songo", 5),
            SampleGames.circling(6));

    try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL.withCharts(0), games)) {
      assertEquals(
          List.of(
              "Games", "Moves", "Moves 2x6x4 with marks", "Moves 2x9x9 with marks", "Moves 2x7x5"),
          Written.sheetNames(workbook));
      assertEquals(10, workbook.getSheet("Moves").getLastRowNum());
      assertFalse(Written.titles(workbook.getSheet("Moves")).contains("Round"));
    }
  }

  @Test
  void awagagaeSaysRoundCapturedHousesAndOwners() throws IOException {
    GameEntry entry = SampleGames.played("awagagae", 3);
    Game game = entry.game().game();

    try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL, List.of(entry))) {
      XSSFSheet moves = workbook.getSheet("Moves");
      int round = 1;
      int passes = 0;
      for (int ply = 1; ply <= game.plyCount(); ply++) {
        Row row = moves.getRow(ply);
        round += game.move(ply).beginsRound() ? 1 : 0;
        Marks marks = game.position(ply).marks();
        assertEquals(round, number(moves, row, "Round"));
        assertEquals(names(marks.capturedBySouth()), text(moves, row, "South holds"));
        assertEquals(names(marks.capturedByNorth()), text(moves, row, "North holds"));
        String owned = names(marks.ownedBySouth());
        assertEquals(owned.equals("A B C D E F") ? "" : owned, text(moves, row, "South owns"));
        passes += text(moves, row, "Move").equals("-") ? 1 : 0;
      }
      assertTrue(round > 2 && passes > 0);
    }
  }

  /** The letters of the houses whose bits are set. */
  private static String names(long bits) {
    StringBuilder names = new StringBuilder();
    for (int house = 0; house < 12; house++) {
      if ((bits >>> house & 1) != 0) {
        names.append(names.isEmpty() ? "" : " ").append("ABCDEFabcdef".charAt(house));
      }
    }
    return names.toString();
  }

  private static String text(XSSFSheet sheet, Row row, String title) {
    return Written.text(row, Written.column(sheet, title));
  }

  private static int number(XSSFSheet sheet, Row row, String title) {
    return (int) row.getCell(Written.column(sheet, title)).getNumericCellValue();
  }

  @Test
  void tuzdyksAreNamedByRowAndHouse() throws IOException {
    GameEntry entry =
        SampleGames.toguz("Асқар", "Бақыт", "1. 21 98 2. 67 22x 3. 91 68 4. 71 94 5. 36x");

    try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL, List.of(entry))) {
      XSSFSheet moves = workbook.getSheet("Moves");
      assertEquals("", text(moves, moves.getRow(3), "North holds"));
      assertEquals("S2", text(moves, moves.getRow(4), "North holds"));
      assertEquals("", text(moves, moves.getRow(8), "South holds"));
      assertEquals("N6", text(moves, moves.getRow(9), "South holds"));
      assertEquals("S2", text(moves, moves.getRow(9), "North holds"));
    }
  }

  @Test
  void everyRowHoldsAllSeeds() throws IOException {
    for (String rules : List.of("awagagae", "toguz-kumalak", "kalah", "songo")) {
      GameEntry entry = SampleGames.played(rules, 4);
      Layout layout = entry.game().game().start().layout();

      try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL, List.of(entry))) {
        XSSFSheet moves = workbook.getSheet("Moves");
        int last = Written.column(moves, "North's store");
        for (int ply = 1; ply <= moves.getLastRowNum(); ply++) {
          int seeds = 0;
          for (int column = 5; column <= last; column++) {
            seeds += (int) moves.getRow(ply).getCell(column).getNumericCellValue();
          }
          Position after = entry.game().game().position(ply);
          assertEquals(layout.totalSeeds(), seeds, rules + " ply " + ply);
          assertEquals(
              after.store(Side.NORTH), moves.getRow(ply).getCell(last).getNumericCellValue());
        }
      }
    }
  }
}
