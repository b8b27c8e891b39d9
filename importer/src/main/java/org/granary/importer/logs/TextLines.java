package org.granary.importer.logs;

/** The lines of a record's text, one after the other, with their places. */
final class TextLines {
  private final String text;
  private int from;
  private int to;
  private int next;

  TextLines(String text) {
    this.text = text;
  }

  /** Goes to the next line, the first one at first; false at the end. */
  boolean advance() {
    if (next >= text.length()) {
      return false;
    }
    from = next;
    to = from;
    while (to < text.length() && text.charAt(to) != '\n' && text.charAt(to) != '\r') {
      to++;
    }
    boolean pair = text.startsWith("\r\n", to);
    next = to + (pair ? 2 : 1);
    return true;
  }

  /** The line without its line end. */
  String line() {
    return text.substring(from, to);
  }

  /** Where it begins in the text, 0-based. */
  int offset() {
    return from;
  }
}
