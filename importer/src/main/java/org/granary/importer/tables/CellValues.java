package org.granary.importer.tables;

import java.time.LocalDateTime;
import org.apache.poi.ss.usermodel.DateUtil;
import org.apache.poi.xssf.model.StylesTable;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.jspecify.annotations.Nullable;

/**
 * What cells of a workbook show, from what its XML says: values only, those of formulas as kept.
 */
final class CellValues {
  private final SharedTexts texts;
  private final @Nullable StylesTable styles;
  private final boolean from1904;

  CellValues(SharedTexts texts, @Nullable StylesTable styles, boolean from1904) {
    this.texts = texts;
    this.styles = styles;
    this.from1904 = from1904;
  }

  /** A cell's text, by its type and style and the text in it. */
  String text(String type, String style, String written) {
    return switch (type) {
      case "s" -> texts.get(written.strip());
      case "str", "inlineStr", "d" -> written;
      case "b" -> written.equals("1") ? "true" : "false";
      case "e" -> "";
      default -> number(style, written.strip());
    };
  }

  private String number(String style, String written) {
    double value;
    try {
      value = Double.parseDouble(written);
    } catch (NumberFormatException e) {
      return written;
    }
    if (isDate(style) && DateUtil.isValidExcelDate(value)) {
      LocalDateTime time = DateUtil.getLocalDateTime(value, from1904);
      return time == null ? written : time.toLocalDate().toString();
    }
    boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15;
    return whole ? Long.toString((long) value) : written;
  }

  private boolean isDate(String number) {
    if (styles == null || !number.matches("[0-9]{1,5}")) {
      return false;
    }
    int index = Integer.parseInt(number);
    if (index >= styles.getNumCellStyles()) {
      return false;
    }
    XSSFCellStyle style = styles.getStyleAt(index);
    return style != null
        && DateUtil.isADateFormat(style.getDataFormat(), style.getDataFormatString());
  }
}
