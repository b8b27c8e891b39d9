package org.granary.exporter.workbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.granary.exporter.SampleGames;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LongSheetTest {
  private static List<Cell> numbers(int count) {
    return IntStream.rangeClosed(1, count).mapToObj(Cell::of).toList();
  }

  /** The numbers in the first columns of all sheets whose names begin alike. */
  private static List<Integer> read(XSSFWorkbook workbook, String name) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < workbook.getNumberOfSheets(); i++) {
      XSSFSheet sheet = workbook.getSheetAt(i);
      if (sheet.getSheetName().startsWith(name)) {
        for (int row = 1; row <= sheet.getLastRowNum(); row++) {
          numbers.add((int) sheet.getRow(row).getCell(0).getNumericCellValue());
        }
      }
    }
    return numbers;
  }

  @Test
  void excelsLimitIsTheOneOfItsFileFormat() {
    assertEquals(1_048_576, LongSheet.EXCEL_ROWS);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8, 9, 10, 17, 18, 19, 27, 100})
  void everyRowIsThereOnceAndNoSheetIsTooLong(int count) throws IOException {
    Table table = Written.table("Long", numbers(count));

    try (XSSFWorkbook workbook =
        Written.open(WorkbookOptions.USUAL.withTables(List.of(table)), List.of(), 10)) {
      assertEquals(IntStream.rangeClosed(1, count).boxed().toList(), read(workbook, "Long"));
      int sheets = Math.max(1, (count + 8) / 9);
      assertEquals(1 + sheets, workbook.getNumberOfSheets());
      for (int i = 1; i <= sheets; i++) {
        XSSFSheet sheet = workbook.getSheetAt(i);
        assertTrue(sheet.getLastRowNum() <= 9);
        assertEquals(i == 1 ? "Long" : "Long (" + i + ")", sheet.getSheetName());
      }
    }
  }

  @Test
  void everySheetHasItsOwnHeaderFiltersAndPrintTitle() throws IOException {
    Table table = Written.table("Long", numbers(20));

    try (XSSFWorkbook workbook =
        Written.open(WorkbookOptions.USUAL.withTables(List.of(table)), List.of(), 10)) {
      for (String name : List.of("Long", "Long (2)", "Long (3)")) {
        XSSFSheet sheet = workbook.getSheet(name);
        assertEquals(List.of("A"), Written.titles(sheet), name);
        assertTrue(sheet.getPaneInformation().isFreezePane(), name);
        assertEquals(1, sheet.getPaneInformation().getHorizontalSplitTopRow(), name);
        String rows = "A1:A" + (sheet.getLastRowNum() + 1);
        assertEquals(rows, sheet.getCTWorksheet().getAutoFilter().getRef(), name);
        assertEquals("1:1", sheet.getRepeatingRows().formatAsString(), name);
        assertTrue(sheet.getPrintSetup().getLandscape(), name);
        assertEquals(1, sheet.getPrintSetup().getFitWidth(), name);
        assertEquals(0, sheet.getPrintSetup().getFitHeight(), name);
      }
    }
  }

  @Test
  void sheetNamesAreOnesThatExcelAllowsAndAllDifferent() throws IOException {
    List<String> titles =
        List.of(
            "Openings after D d / F b [1998]?*:\\",
            "games",
            "",
            "'quoted'",
            "A very long title of an opening table",
            "A very long title of an opening table",
            "A very long title of an opening variation");
    Table[] tables = titles.stream().map(t -> Written.table(t, numbers(1))).toArray(Table[]::new);

    try (XSSFWorkbook workbook = Written.open(tables)) {
      List<String> names = Written.sheetNames(workbook);
      assertEquals(1 + titles.size(), names.size());
      Set<String> different = new HashSet<>();
      for (String name : names) {
        assertTrue(name.length() <= 31 && !name.isBlank(), name);
        assertTrue(name.chars().noneMatch(c -> "[]:*?/\\".indexOf(c) >= 0), name);
        assertTrue(!name.startsWith("'") && !name.endsWith("'"), name);
        assertTrue(different.add(name.toLowerCase(Locale.ROOT)), name + " is there twice");
      }
    }
  }

  @Test
  void columnsAreAsWideAsTheirTextWithinReason() throws IOException {
    Table table =
        new Table(
            "Widths",
            List.of(Column.text("a", "N"), Column.text("b", "Name"), Column.text("c", "Comment")),
            List.of(List.of(Cell.of(1), Cell.of("x".repeat(20)), Cell.of("y".repeat(400)))));

    try (XSSFWorkbook workbook = Written.open(table)) {
      XSSFSheet sheet = workbook.getSheet("Widths");
      assertEquals(5 * 256, sheet.getColumnWidth(0));
      assertEquals(21 * 256, sheet.getColumnWidth(1));
      assertEquals(44 * 256, sheet.getColumnWidth(2));
    }
  }

  @Test
  void aGameLongerThanASheetIsSplitAndHasNoChart() throws IOException {
    GameEntry game = SampleGames.circling(25);

    try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL, List.of(game), 10)) {
      assertEquals(
          List.of("Games", "Moves", "Moves (2)", "Moves (3)"), Written.sheetNames(workbook));
      int ply = Written.column(workbook.getSheet("Moves"), "Ply");
      assertEquals(9, workbook.getSheet("Moves").getRow(9).getCell(ply).getNumericCellValue());
      assertEquals(25, workbook.getSheet("Moves (3)").getRow(7).getCell(ply).getNumericCellValue());
    }
  }

  @Test
  void aGameIsNotTornApartIfOneSheetCouldHoldIt() throws IOException {
    List<GameEntry> games = new ArrayList<>();
    int[] plies = {5, 3, 4, 9, 1, 1, 8};
    for (int i = 0; i < plies.length; i++) {
      games.add(new GameEntry(i + 1L, SampleGames.circling(plies[i]).game()));
    }

    try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL, games, 10)) {
      // 5+3, 4, 9, 1+1, 8 plies under a header
      List<Integer> rows = new ArrayList<>();
      Written.sheetNames(workbook).stream()
          .filter(name -> name.startsWith("Moves"))
          .forEach(name -> rows.add(workbook.getSheet(name).getLastRowNum()));
      assertEquals(List.of(8, 4, 9, 2, 8), rows);
    }
  }
}
