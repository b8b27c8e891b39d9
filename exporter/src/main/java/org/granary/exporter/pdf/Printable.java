package org.granary.exporter.pdf;

import java.text.Normalizer;
import org.granary.exporter.fonts.FontFace;

/** Text made fit for print: composed letters, no controls, only characters that a font has. */
final class Printable {
  private Printable() {}

  static String text(String text, FontFace face) {
    StringBuilder printable = new StringBuilder(text.length());
    Normalizer.normalize(text, Normalizer.Form.NFC)
        .codePoints()
        .forEach(
            c -> {
              int type = Character.getType(c);
              if (type == Character.CONTROL || Character.isWhitespace(c)) {
                printable.append(' ');
              } else if (type != Character.FORMAT && type != Character.SURROGATE) {
                printable.appendCodePoint(face.printable(c));
              }
            });
    return printable.toString();
  }
}
