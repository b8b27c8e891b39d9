package org.granary.exporter.workbook;

import java.util.List;
import org.apache.poi.ss.SpreadsheetVersion;
import org.apache.poi.ss.usermodel.PrintSetup;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.WorkbookUtil;
import org.apache.poi.xssf.streaming.SXSSFSheet;
import org.apache.poi.xssf.streaming.SXSSFWorkbook;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;

/** A table over as many sheets as it needs, each with a frozen header row and filters. */
final class LongSheet {
  static final int EXCEL_ROWS = SpreadsheetVersion.EXCEL2007.getMaxRows();

  private static final int NARROWEST = 5;
  private static final int WIDEST = 44;
  private static final int ROOM_FOR_FILTER = 3;
  private static final int UNITS = 256;

  private final SXSSFWorkbook workbook;
  private final Styles styles;
  private final String name;
  private final List<Column> columns;
  private final int rowLimit;
  private final int[] widths;
  private SXSSFSheet sheet;
  private int sheets;
  private int rows;

  /**
   * A table that begins with an empty sheet.
   *
   * @param rowLimit rows that a sheet may have, its header counted
   */
  LongSheet(
      SXSSFWorkbook workbook, Styles styles, String name, List<Column> columns, int rowLimit) {
    this.workbook = workbook;
    this.styles = styles;
    this.name = name;
    this.columns = columns;
    this.rowLimit = rowLimit;
    this.widths = columns.stream().mapToInt(c -> c.title().length() + ROOM_FOR_FILTER).toArray();
    this.sheet = nextSheet();
  }

  /** The table's name, whatever its sheets are called. */
  String name() {
    return name;
  }

  /** The sheet that the next row goes to. */
  String sheetName() {
    return sheet.getSheetName();
  }

  /** The 1-based number of the next row on its sheet. */
  int nextRow() {
    return rows + 1;
  }

  /**
   * Begins a further sheet if so many rows do not fit on this one, but would on that; gives whether
   * they will stand on one sheet.
   */
  boolean keep(int count) {
    if (rows + count > rowLimit && count < rowLimit) {
      finish();
      sheet = nextSheet();
    }
    return rows + count <= rowLimit;
  }

  void add(List<Cell> cells) {
    keep(1);
    Row row = sheet.createRow(rows);
    rows++;
    for (int i = 0; i < cells.size(); i++) {
      Cell cell = cells.get(i);
      widths[i] = Math.max(widths[i], cell.text().length() + 1);
      if (!(cell instanceof Cell.None)) {
        styles.set(row.createCell(i), cell);
      }
    }
  }

  /** Widths and filters, which are known at the end only. */
  void finish() {
    for (int i = 0; i < widths.length; i++) {
      int width = Math.min(Math.max(widths[i], NARROWEST), WIDEST);
      sheet.setColumnWidth(i, width * UNITS);
    }
    sheet.setAutoFilter(new CellRangeAddress(0, Math.max(rows - 1, 0), 0, columns.size() - 1));
  }

  private SXSSFSheet nextSheet() {
    sheets++;
    SXSSFSheet next = workbook.createSheet(freeName());
    next.createFreezePane(0, 1);
    next.setRepeatingRows(new CellRangeAddress(0, 0, -1, -1));
    printOnWholeWidth(next);
    Row header = next.createRow(0);
    for (int i = 0; i < columns.size(); i++) {
      org.apache.poi.ss.usermodel.Cell cell = header.createCell(i);
      cell.setCellValue(columns.get(i).title());
      cell.setCellStyle(styles.header(columns.get(i).align()));
    }
    rows = 1;
    return next;
  }

  /** How many sheets the table takes. */
  int sheets() {
    return sheets;
  }

  /** Prints a sheet on landscape pages as wide as the sheet. */
  static void printOnWholeWidth(Sheet sheet) {
    sheet.setFitToPage(true);
    sheet.getPrintSetup().setLandscape(true);
    sheet.getPrintSetup().setPaperSize(PrintSetup.A4_PAPERSIZE);
    sheet.getPrintSetup().setFitWidth((short) 1);
    sheet.getPrintSetup().setFitHeight((short) 0);
  }

  /** The name with a number from the second sheet on, or where another table has it. */
  private String freeName() {
    String wanted = sheets == 1 ? name : name + " (" + sheets + ")";
    String free = WorkbookUtil.createSafeSheetName(wanted);
    for (int i = 2; workbook.getSheet(free) != null; i++) {
      String suffix = " (" + i + ")";
      String start = name.substring(0, Math.min(name.length(), 31 - suffix.length()));
      free = WorkbookUtil.createSafeSheetName(start + suffix);
    }
    return free;
  }
}
