package org.granary.exporter.pdf;

import org.granary.exporter.fonts.FontFace;

/**
 * How text looks.
 *
 * @param size in points
 * @param grey 0 black to 1 white
 */
record TextStyle(FontFace face, float size, float grey) {
  static final TextStyle TITLE = new TextStyle(FontFace.BOLD, 17, 0);
  static final TextStyle OCCASION = new TextStyle(FontFace.REGULAR, 10.5f, 0.2f);
  static final TextStyle HEADING = new TextStyle(FontFace.BOLD, 10, 0);
  static final TextStyle MOVE = new TextStyle(FontFace.REGULAR, 9.5f, 0);
  static final TextStyle STRONG = new TextStyle(FontFace.BOLD, 9.5f, 0);
  static final TextStyle QUIET = new TextStyle(FontFace.REGULAR, 8.5f, 0.4f);
  static final TextStyle COMMENT = new TextStyle(FontFace.REGULAR, 9, 0);
  static final TextStyle LABEL = new TextStyle(FontFace.REGULAR, 9, 0.4f);
  static final TextStyle VARIATION = new TextStyle(FontFace.REGULAR, 8.5f, 0.1f);
  static final TextStyle VARIATION_WORDS = new TextStyle(FontFace.ITALIC, 8.5f, 0.1f);

  /** The distance of base lines. */
  float leading() {
    return size * 1.36f;
  }

  /** How far the base line lies below the top of its line. */
  float ascent() {
    return size * 1.05f;
  }

  float width(String printable) {
    return size * face.width(printable);
  }
}
