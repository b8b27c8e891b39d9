package org.granary.exporter;

import org.granary.exporter.pdf.SheetOptions;
import org.granary.exporter.workbook.WorkbookOptions;

/**
 * How games are exported, where a format leaves a choice.
 *
 * @param sheets for PDF
 * @param workbook for XLSX
 */
public record ExportOptions(SheetOptions sheets, WorkbookOptions workbook) {
  /** What suits most uses. */
  public static final ExportOptions USUAL =
      new ExportOptions(SheetOptions.USUAL, WorkbookOptions.USUAL);
}
