package org.granary.exporter.workbook;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.Table;

/** Workbooks written for a test and opened again. */
final class Written {
  private Written() {}

  /**
   * A workbook's bytes.
   *
   * @param rowLimit rows that a sheet may have, its header counted
   */
  static byte[] bytes(WorkbookOptions options, List<GameEntry> games, int rowLimit)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWorkbook workbook = new GameWorkbook(options, out, rowLimit)) {
      for (GameEntry game : games) {
        workbook.add(game);
      }
      workbook.finish();
    }
    return out.toByteArray();
  }

  static XSSFWorkbook open(WorkbookOptions options, List<GameEntry> games) throws IOException {
    return open(options, games, LongSheet.EXCEL_ROWS);
  }

  static XSSFWorkbook open(WorkbookOptions options, List<GameEntry> games, int rowLimit)
      throws IOException {
    return new XSSFWorkbook(new ByteArrayInputStream(bytes(options, games, rowLimit)));
  }

  /** A workbook with tables and no games. */
  static XSSFWorkbook open(Table... tables) throws IOException {
    return open(WorkbookOptions.USUAL.withTables(List.of(tables)), List.of());
  }

  /** A table of one column with its cells below each other. */
  static Table table(String title, List<org.granary.exporter.tables.Cell> cells) {
    return new Table(title, List.of(Column.text("a", "A")), cells.stream().map(List::of).toList());
  }

  static List<String> sheetNames(XSSFWorkbook workbook) {
    List<String> names = new ArrayList<>();
    workbook.forEach(sheet -> names.add(sheet.getSheetName()));
    return names;
  }

  /** The 0-based column with a title. */
  static int column(Sheet sheet, String title) {
    for (Cell cell : sheet.getRow(0)) {
      if (cell.getStringCellValue().equals(title)) {
        return cell.getColumnIndex();
      }
    }
    throw new AssertionError("no column " + title);
  }

  /** The titles in a sheet's header. */
  static List<String> titles(Sheet sheet) {
    List<String> titles = new ArrayList<>();
    sheet.getRow(0).forEach(cell -> titles.add(cell.getStringCellValue()));
    return titles;
  }

  /** A cell's text, empty for one that is not there. */
  static String text(Row row, int column) {
    Cell cell = row.getCell(column);
    return cell == null ? "" : cell.toString();
  }
}
