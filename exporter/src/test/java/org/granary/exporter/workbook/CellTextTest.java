package org.granary.exporter.workbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How values stand in cells, and Excel's limits on them. */
class CellTextTest {
  private static String readBack(String text) throws IOException {
    try (XSSFWorkbook workbook = Written.open(Written.table("T", List.of(Cell.of(text))))) {
      return workbook.getSheet("T").getRow(1).getCell(0).getStringCellValue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ɔsɛi Ŋkrumah",
        "Қасымов",
        "播棋",
        "\ud83c\udfb5",
        " leading and trailing ",
        "two\nlines",
        "<b>&amp;\"'",
        "_x0041_",
        "a_x000D_b and _x005F_",
        "_x00G1_",
        "=1+1",
        "'quoted",
        "tab\there",
        "true",
        "1998-05-03",
        "0012"
      })
  void textIsReadBackAsItWas(String text) throws IOException {
    assertEquals(text, readBack(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0000", "\u0001", "\u001b", "\ufffe", "\ud83c"})
  void whatXmlCannotHoldIsReplaced(String character) throws IOException {
    assertEquals("a\ufffdb", readBack("a" + character + "b"));
  }

  @Test
  void aTextAsLongAsACellStaysWhole() throws IOException {
    String longest = "x".repeat(32_767);

    assertEquals(longest, readBack(longest));
  }

  @Test
  void aLongerTextIsCutBetweenCharacters() throws IOException {
    String notes = "\ud83c\udfb5";

    String even = readBack(notes.repeat(20_000));
    String odd = readBack("x" + notes.repeat(20_000));

    assertEquals(notes.repeat(16_383) + "…", even);
    assertEquals("x" + notes.repeat(16_382) + "…", odd);
  }

  @Test
  void cutTextsAreCounted() throws IOException {
    Table table =
        Written.table(
            "T",
            List.of(Cell.of("x".repeat(32_768)), Cell.of("short"), Cell.of("y".repeat(99_999))));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWorkbook workbook =
        new GameWorkbook(WorkbookOptions.USUAL.withTables(List.of(table)), out)) {
      workbook.finish();

      assertEquals(
          List.of("2 texts are longer than the 32767 characters of an Excel cell and were cut"),
          workbook.remarks());
    }
  }

  @Test
  void escapesCountAsTheyAreWritten() throws IOException {
    String text = "_x0041_".repeat(4_000);

    String read = readBack(text);

    // Seven characters are written as 13, so 2,520 times fill 32,760; six more and an ellipsis fit.
    assertEquals("_x0041_".repeat(2_520) + "_x0041…", read);
  }

  @ParameterizedTest
  @CsvSource({"1900-03-01, true", "1900-02-28, false", "0998-05-03, false", "2026-12-01, true"})
  void daysThatExcelKnowsAreDatesAndEarlierOnesAreText(LocalDate day, boolean isDate)
      throws IOException {
    try (XSSFWorkbook workbook = Written.open(Written.table("T", List.of(Cell.of(day))))) {
      XSSFCell cell = workbook.getSheet("T").getRow(1).getCell(0);
      assertEquals(isDate ? CellType.NUMERIC : CellType.STRING, cell.getCellType());
      if (isDate) {
        assertEquals(day, cell.getLocalDateTimeCellValue().toLocalDate());
        assertEquals("yyyy-mm-dd", cell.getCellStyle().getDataFormatString());
      } else {
        assertEquals(day.toString(), cell.getStringCellValue());
      }
    }
  }

  @Test
  void numbersAreNumbersAndNothingIsNoCell() throws IOException {
    List<Cell> cells =
        List.of(Cell.of(-3), Cell.of(24.5, 1), Cell.of(0.25, 0), Cell.share(1, 4), Cell.none());

    try (XSSFWorkbook workbook = Written.open(Written.table("T", cells))) {
      var sheet = workbook.getSheet("T");
      assertEquals(-3, sheet.getRow(1).getCell(0).getNumericCellValue());
      assertEquals(24.5, sheet.getRow(2).getCell(0).getNumericCellValue());
      assertEquals("0.0", sheet.getRow(2).getCell(0).getCellStyle().getDataFormatString());
      assertEquals("0", sheet.getRow(3).getCell(0).getCellStyle().getDataFormatString());
      assertEquals(0.25, sheet.getRow(4).getCell(0).getNumericCellValue());
      assertTrue(sheet.getRow(5).getCell(0) == null);
    }
  }

  @Test
  void stylesAreSharedBecauseExcelAllowsFewOfThem() throws IOException {
    List<Cell> cells =
        IntStream.range(0, 5_000)
            .mapToObj(i -> i % 2 == 0 ? Cell.share(i, 5_000) : Cell.of("=" + i))
            .toList();

    try (XSSFWorkbook workbook = Written.open(Written.table("T", cells))) {
      assertTrue(workbook.getNumCellStyles() < 10, () -> workbook.getNumCellStyles() + " styles");
    }
  }
}
