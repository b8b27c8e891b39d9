package org.granary.exporter.pdf;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Text of several styles that is broken into lines. */
final class Paragraph {
  private final StringBuilder text = new StringBuilder();
  private final List<TextStyle> styles = new ArrayList<>();

  static Paragraph of(String text, TextStyle style) {
    return new Paragraph().add(text, style);
  }

  Paragraph add(String words, TextStyle style) {
    String printable = Printable.text(words, style.face());
    text.append(printable);
    for (int i = 0; i < printable.length(); i++) {
      styles.add(style);
    }
    return this;
  }

  boolean isEmpty() {
    return text.toString().isBlank();
  }

  /** The lines, none wider than {@code width}; words that are wider alone are cut. */
  List<TextLine> lines(float width) {
    List<TextLine> lines = new ArrayList<>();
    BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
    breaks.setText(text.toString());
    int start = 0;
    int fits = 0;
    for (int end = breaks.next(); end != BreakIterator.DONE; ) {
      if (width(start, trimmed(start, end)) <= width) {
        fits = end;
        end = breaks.next();
      } else {
        int cut = fits > start ? fits : longest(start, end, width);
        lines.add(line(start, trimmed(start, cut)));
        start = cut;
        fits = cut;
      }
    }
    if (start < text.length()) {
      lines.add(line(start, trimmed(start, text.length())));
    }
    return lines;
  }

  /** The end of as many characters as fit, at least one. */
  private int longest(int start, int end, float width) {
    int cut = text.offsetByCodePoints(start, 1);
    while (cut < end && width(start, text.offsetByCodePoints(cut, 1)) <= width) {
      cut = text.offsetByCodePoints(cut, 1);
    }
    return cut;
  }

  private int trimmed(int start, int end) {
    int trimmed = end;
    while (trimmed > start && text.charAt(trimmed - 1) == ' ') {
      trimmed--;
    }
    return trimmed;
  }

  private float width(int start, int end) {
    return line(start, end).width();
  }

  private TextLine line(int start, int end) {
    List<TextLine.Run> runs = new ArrayList<>();
    int from = start;
    for (int i = start + 1; i <= end; i++) {
      if (i == end || !styles.get(i).equals(styles.get(from))) {
        runs.add(new TextLine.Run(text.substring(from, i), styles.get(from)));
        from = i;
      }
    }
    return new TextLine(runs);
  }
}
