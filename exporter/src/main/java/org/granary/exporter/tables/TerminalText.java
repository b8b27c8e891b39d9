package org.granary.exporter.tables;

import org.jline.utils.WCWidth;

/** Text as a terminal shows it: how wide it is, cut to a width, free of control characters. */
final class TerminalText {
  private static final int ELLIPSIS = '…';
  private static final int REPLACEMENT = '\ufffd';

  private TerminalText() {}

  /** Terminal columns that a text takes: 2 for wide characters, 0 for combining marks. */
  static int width(String text) {
    return text.codePoints().map(TerminalText::width).sum();
  }

  /** A text on one line; controls, which a terminal would obey, become replacement characters. */
  static String oneLine(String text) {
    StringBuilder line = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (c == '\n' || c == '\t') {
                line.append(' ');
              } else if (c != '\r') {
                line.appendCodePoint(harmless(c));
              }
            });
    return line.toString();
  }

  /** At most {@code maxWidth} terminal columns of a text, an ellipsis for what is left out. */
  static String cut(String text, int maxWidth) {
    if (width(text) <= maxWidth) {
      return text;
    }
    StringBuilder kept = new StringBuilder();
    int width = 1;
    for (int c : text.codePoints().toArray()) {
      width += width(c);
      if (width > maxWidth) {
        break;
      }
      kept.appendCodePoint(c);
    }
    return kept.appendCodePoint(ELLIPSIS).toString();
  }

  private static int width(int codePoint) {
    return Math.max(0, WCWidth.wcwidth(codePoint));
  }

  private static int harmless(int codePoint) {
    int type = Character.getType(codePoint);
    boolean bidi = codePoint >= 0x202a && codePoint <= 0x202e;
    boolean isolate = codePoint >= 0x2066 && codePoint <= 0x2069;
    boolean bad = type == Character.CONTROL || type == Character.SURROGATE || bidi || isolate;
    return bad ? REPLACEMENT : codePoint;
  }
}
