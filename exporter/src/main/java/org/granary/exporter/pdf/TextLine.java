package org.granary.exporter.pdf;

import java.util.List;

/** One line of text, broken and ready to be set. */
record TextLine(List<Run> runs) {
  /** A stretch of one style. */
  record Run(String text, TextStyle style) {}

  TextLine {
    runs = List.copyOf(runs);
  }

  static TextLine of(String text, TextStyle style) {
    return new TextLine(List.of(new Run(Printable.text(text, style.face()), style)));
  }

  /** A text on one line, its end replaced by an ellipsis if it is wider than {@code room}. */
  static TextLine fitted(String text, TextStyle style, float room) {
    String printable = Printable.text(text, style.face());
    if (style.width(printable) <= room) {
      return of(printable, style);
    }
    int end = printable.length();
    while (end > 0 && style.width(printable.substring(0, end).stripTrailing() + "…") > room) {
      end = printable.offsetByCodePoints(end, -1);
    }
    return of(printable.substring(0, end).stripTrailing() + "…", style);
  }

  float width() {
    float width = 0;
    for (Run run : runs) {
      width += run.style().width(run.text());
    }
    return width;
  }

  float leading() {
    return runs.stream().map(run -> run.style().leading()).max(Float::compare).orElse(0f);
  }

  float ascent() {
    return runs.stream().map(run -> run.style().ascent()).max(Float::compare).orElse(0f);
  }
}
