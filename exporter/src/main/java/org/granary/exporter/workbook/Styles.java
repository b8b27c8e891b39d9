package org.granary.exporter.workbook;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import org.apache.poi.ss.usermodel.BorderStyle;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.Font;
import org.apache.poi.ss.usermodel.HorizontalAlignment;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.Workbook;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;

/** The cell styles of a workbook, each made once, and how a value gets into a cell. */
final class Styles {
  /** Before this day Excel's calendar is wrong or has no days at all. */
  private static final LocalDate FIRST_DAY = LocalDate.of(1900, 3, 1);

  private final Workbook workbook;
  private final Map<String, CellStyle> byFormat = new HashMap<>();
  private final CellStyle wordHeader;
  private final CellStyle numberHeader;
  private final CellStyle quoted;
  private int cutTexts;

  Styles(Workbook workbook) {
    this.workbook = workbook;
    this.wordHeader = header(HorizontalAlignment.LEFT);
    this.numberHeader = header(HorizontalAlignment.RIGHT);
    this.quoted = workbook.createCellStyle();
    quoted.setQuotePrefixed(true);
  }

  private CellStyle header(HorizontalAlignment alignment) {
    Font bold = workbook.createFont();
    bold.setBold(true);
    CellStyle header = workbook.createCellStyle();
    header.setFont(bold);
    header.setAlignment(alignment);
    header.setBorderBottom(BorderStyle.THIN);
    header.setFillForegroundColor(IndexedColors.GREY_25_PERCENT.getIndex());
    header.setFillPattern(FillPatternType.SOLID_FOREGROUND);
    return header;
  }

  CellStyle header(Column.Align align) {
    return align == Column.Align.RIGHT ? numberHeader : wordHeader;
  }

  /** How many texts were longer than a cell may be. */
  int cutTexts() {
    return cutTexts;
  }

  /** Writes a value; text stays text, whatever it begins with. */
  void set(org.apache.poi.ss.usermodel.Cell target, Cell value) {
    if (value instanceof Cell.Whole whole) {
      target.setCellValue((double) whole.number());
    } else if (value instanceof Cell.Share share) {
      target.setCellValue(share.part());
      target.setCellStyle(format("0.0%"));
    } else if (value instanceof Cell.Decimal decimal) {
      target.setCellValue(decimal.number());
      target.setCellStyle(
          format(decimal.places() == 0 ? "0" : "0." + "0".repeat(decimal.places())));
    } else if (value instanceof Cell.Day day && !day.day().isBefore(FIRST_DAY)) {
      target.setCellValue(day.day());
      target.setCellStyle(format("yyyy-mm-dd"));
    } else if (!(value instanceof Cell.None)) {
      text(target, value.text());
    }
  }

  private void text(org.apache.poi.ss.usermodel.Cell target, String text) {
    CellText cellText = CellText.of(text);
    cutTexts += cellText.isCut() ? 1 : 0;
    target.setCellValue(cellText.written());
    if (!text.isEmpty() && "=+-@".indexOf(text.charAt(0)) >= 0) {
      target.setCellStyle(quoted);
    }
  }

  private CellStyle format(String format) {
    return byFormat.computeIfAbsent(
        format,
        f -> {
          CellStyle style = workbook.createCellStyle();
          style.setDataFormat(workbook.createDataFormat().getFormat(f));
          return style;
        });
  }
}
