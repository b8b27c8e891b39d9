package org.granary.exporter.workbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFChart;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.granary.exporter.SampleGames;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.PliesTable;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.Table;
import org.junit.jupiter.api.Test;

class GameWorkbookTest {
  @Test
  void gamesHaveFiltersAFrozenHeaderAndRealDates() throws IOException {
    GameEntry complete = SampleGames.game("[Date \"1998.05.03\"]\n[South \"Ɔsɛi\"]", "1. D d 25-8");
    GameEntry partial = SampleGames.game("[Date \"1998.05.??\"]", "1. D d");
    GameEntry old = SampleGames.game("[Date \"1899.12.30\"]", "1. D d");

    try (XSSFWorkbook workbook =
        Written.open(WorkbookOptions.USUAL, List.of(complete, partial, old))) {
      XSSFSheet games = workbook.getSheet("Games");
      assertEquals(1, games.getPaneInformation().getHorizontalSplitTopRow());
      assertTrue(games.getPaneInformation().isFreezePane());
      assertEquals("A1:T4", games.getCTWorksheet().getAutoFilter().getRef());
      int date = Written.column(games, "Date");
      assertEquals(
          LocalDate.of(1998, 5, 3),
          games.getRow(1).getCell(date).getLocalDateTimeCellValue().toLocalDate());
      assertEquals("1998-05", games.getRow(2).getCell(date).getStringCellValue());
      assertEquals("1899-12-30", games.getRow(3).getCell(date).getStringCellValue());
      assertEquals(
          "Ɔsɛi", games.getRow(1).getCell(Written.column(games, "South")).getStringCellValue());
      int score = Written.column(games, "South's score");
      assertEquals(25, games.getRow(1).getCell(score).getNumericCellValue());
    }
  }

  @Test
  void movesHaveOneRowAPlyAndOnlyNumbersInHouses() throws IOException {
    List<GameEntry> all = SampleGames.all();
    int plies = all.stream().mapToInt(e -> e.game().game().plyCount()).sum();
    assertTrue(plies > 500, () -> plies + " plies");

    try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL, all)) {
      XSSFSheet moves = workbook.getSheet("Moves");
      assertEquals(plies, moves.getLastRowNum());
      for (int i = 1; i <= plies; i += 7) {
        Row row = moves.getRow(i);
        double seeds = 0;
        for (int column = 5; column < 19; column++) {
          assertEquals(CellType.NUMERIC, row.getCell(column).getCellType());
          seeds += row.getCell(column).getNumericCellValue();
        }
        assertEquals(48, seeds, "row " + i);
      }
    }
  }

  @Test
  void textIsNeverAFormula() throws IOException {
    GameEntry entry =
        SampleGames.game("[South \"=HYPERLINK(1)\"]\n[North \"@SUM(1)\"]", "1. D d { =1+1 }");
    Table table =
        new Table(
            "=1+1",
            List.of(Column.text("a", "=A1")),
            List.of(List.of(Cell.of("+1")), List.of(Cell.of("-1"))));

    try (XSSFWorkbook workbook =
        Written.open(WorkbookOptions.USUAL.withTables(List.of(table)), List.of(entry))) {
      int texts = 0;
      for (Sheet sheet : workbook) {
        for (Row row : sheet) {
          for (org.apache.poi.ss.usermodel.Cell cell : row) {
            assertTrue(cell.getCellType() != CellType.FORMULA, cell::toString);
            texts += cell.toString().matches("[=+@-].+") ? 1 : 0;
          }
        }
      }
      assertEquals(5, texts);
      assertEquals("=HYPERLINK(1)", workbook.getSheet("Games").getRow(1).getCell(1).toString());
    }
  }

  @Test
  void furtherTablesKeepTheKindsOfTheirCells() throws IOException {
    Table openings =
        new Table(
            "Openings",
            List.of(
                Column.text("move", "Move"),
                Column.number("games", "Games"),
                Column.number("share", "Share"),
                Column.number("mean", "Mean")),
            List.of(List.of(Cell.of("F"), Cell.of(12), Cell.share(2, 3), Cell.of(-1.25, 1))));
    Table same = new Table("Games", List.of(Column.text("a", "A")), List.of());

    try (XSSFWorkbook workbook =
        Written.open(WorkbookOptions.USUAL.withTables(List.of(openings, same)), List.of())) {
      assertEquals(List.of("Games", "Openings", "Games (2)"), Written.sheetNames(workbook));
      Row row = workbook.getSheet("Openings").getRow(1);
      assertEquals(12, row.getCell(1).getNumericCellValue());
      assertEquals(2 / 3.0, row.getCell(2).getNumericCellValue(), 1e-12);
      assertEquals("0.0%", row.getCell(2).getCellStyle().getDataFormatString());
      assertEquals(-1.25, row.getCell(3).getNumericCellValue());
      assertEquals("0.0", row.getCell(3).getCellStyle().getDataFormatString());
    }
  }

  @Test
  void chartsDrawTheStoresFromTheMoves() throws IOException {
    List<GameEntry> all = SampleGames.all().subList(0, 3);

    try (XSSFWorkbook workbook =
        Written.open(WorkbookOptions.USUAL.withChartsFor(Set.of(2L)), all)) {
      XSSFSheet scores = workbook.getSheet("Scores");
      List<XSSFChart> charts = scores.getDrawingPatriarch().getCharts();
      assertEquals(1, charts.size());
      var series = charts.get(0).getCTChart().getPlotArea().getLineChartArray(0).getSerArray();
      int first = 2 + all.get(0).game().game().plyCount();
      int last = first + all.get(1).game().game().plyCount() - 1;
      assertEquals(2, series.length);
      assertEquals(
          "Moves!$R$%d:$R$%d".formatted(first, last), series[0].getVal().getNumRef().getF());
      assertEquals(
          "Moves!$S$%d:$S$%d".formatted(first, last), series[1].getVal().getNumRef().getF());
      assertEquals(17, PliesTable.southStoreColumn(all.get(1).game().game().start().layout()));
    }
  }

  @Test
  void asManyChartsAsAskedFor() throws IOException {
    List<GameEntry> all = SampleGames.read("[South \"A\"]\n1. D d\n\n".repeat(4));

    try (XSSFWorkbook some = Written.open(WorkbookOptions.USUAL.withCharts(3), all);
        XSSFWorkbook none = Written.open(WorkbookOptions.USUAL.withCharts(0), all)) {
      assertEquals(3, some.getSheet("Scores").getDrawingPatriarch().getCharts().size());
      assertEquals(List.of("Games", "Moves"), Written.sheetNames(none));
    }
  }

  @Test
  void goesOnOnAFurtherSheetAndSaysSo() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    GameEntry game = SampleGames.game("", "1. D d 2. F b");
    try (GameWorkbook workbook = new GameWorkbook(WorkbookOptions.USUAL, out, 10)) {
      for (long id = 1; id <= 10; id++) {
        workbook.add(new GameEntry(id, game.game()));
      }
      workbook.finish();
      assertEquals(
          List.of(
              "Games: 2 sheets, for Excel's limit of rows",
              "Moves: 5 sheets, for Excel's limit of rows"),
          workbook.remarks());
    }

    try (XSSFWorkbook read = new XSSFWorkbook(new ByteArrayInputStream(out.toByteArray()))) {
      assertEquals(9, read.getSheet("Games").getLastRowNum());
      assertEquals(1, read.getSheet("Games (2)").getLastRowNum());
      for (String name : List.of("Moves", "Moves (2)", "Moves (3)", "Moves (4)", "Moves (5)")) {
        assertNotNull(read.getSheet(name), name);
        assertEquals(8, read.getSheet(name).getLastRowNum(), "two whole games on " + name);
        assertEquals("Game", read.getSheet(name).getRow(0).getCell(0).getStringCellValue());
      }
    }
  }

  @Test
  void aTextLongerThanACellIsCutAndReported() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Table table =
        new Table(
            "Long", List.of(Column.text("a", "A")), List.of(List.of(Cell.of("x".repeat(40_000)))));
    try (GameWorkbook workbook =
        new GameWorkbook(WorkbookOptions.USUAL.withTables(List.of(table)), out)) {
      workbook.finish();
      assertEquals(
          List.of("1 texts are longer than the 32767 characters of an Excel cell and were cut"),
          workbook.remarks());
    }

    try (XSSFWorkbook read = new XSSFWorkbook(new ByteArrayInputStream(out.toByteArray()))) {
      String text = read.getSheet("Long").getRow(1).getCell(0).getStringCellValue();
      assertEquals(32_767, text.length());
      assertTrue(text.endsWith("x…"));
    }
  }

  @Test
  void anotherLibraryReadsTheSameCells() throws IOException {
    List<GameEntry> all = SampleGames.all();
    byte[] bytes = Written.bytes(WorkbookOptions.USUAL, all, LongSheet.EXCEL_ROWS);

    try (ReadableWorkbook workbook = new ReadableWorkbook(new ByteArrayInputStream(bytes))) {
      var games = workbook.findSheet("Games").orElseThrow();
      try (Stream<org.dhatim.fastexcel.reader.Row> rows = games.openStream()) {
        List<Integer> plies =
            rows.skip(1).map(row -> row.getCellAsNumber(12).orElseThrow().intValueExact()).toList();
        assertEquals(all.stream().map(e -> e.game().game().plyCount()).toList(), plies);
      }
      var moves = workbook.findSheet("Moves").orElseThrow();
      try (Stream<org.dhatim.fastexcel.reader.Row> rows = moves.openStream()) {
        var fifth = rows.skip(5).findFirst().orElseThrow();
        assertEquals(5, fifth.getCellAsNumber(1).orElseThrow().intValueExact());
        assertEquals("S", fifth.getCellAsString(2).orElseThrow());
      }
    }
  }
}
