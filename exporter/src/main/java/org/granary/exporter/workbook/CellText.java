package org.granary.exporter.workbook;

import java.util.regex.Pattern;
import org.granary.exporter.tables.XmlText;

/**
 * A text as the file format of a cell holds it: no characters that XML lacks, no letters that Excel
 * would take for an escaped character, and no more than Excel's limit.
 *
 * @param written what is to be written
 * @param isCut whether the text was longer than a cell may be
 */
record CellText(String written, boolean isCut) {
  /** The most characters that Excel allows in a cell. */
  static final int LONGEST = 32_767;

  private static final String ELLIPSIS = "…";

  /** The underscore of {@code _x0041_}, which the format reads as the letter A. */
  private static final Pattern ESCAPE = Pattern.compile("_(?=x[0-9A-Fa-f]{4}_)");

  private static final String UNDERSCORE = "_x005F_";

  static CellText of(String text) {
    String written = escaped(text);
    return written.length() <= LONGEST
        ? new CellText(written, false)
        : new CellText(escaped(text.substring(0, fitting(text))) + ELLIPSIS, true);
  }

  private static String escaped(String text) {
    return ESCAPE.matcher(XmlText.of(text)).replaceAll(UNDERSCORE);
  }

  /** The end of the longest beginning that fits with an ellipsis, between two characters. */
  private static int fitting(String text) {
    int room = LONGEST - ELLIPSIS.length();
    int low = 0;
    int high = Math.min(room, text.length());
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (escaped(text.substring(0, middle)).length() <= room) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    boolean halved = low > 0 && Character.isHighSurrogate(text.charAt(low - 1));
    return halved ? low - 1 : low;
  }
}
