package org.granary.grammar;

/** Fills lines of at most 79 characters with words; a longer word has a line of its own. */
final class LineFill {
  private static final int MAX_LINE = 79;

  private final StringBuilder out;
  private int lineStart;

  LineFill(StringBuilder out) {
    this.out = out;
    this.lineStart = out.length();
  }

  /** Adds a word, after a blank or a line end. */
  void word(String word) {
    boolean first = out.length() == lineStart;
    int length = out.codePointCount(lineStart, out.length()) + 1;
    if (!first && length + word.codePointCount(0, word.length()) > MAX_LINE) {
      newLine();
      first = true;
    }
    out.append(first ? "" : " ").append(word);
  }

  /** Adds to the last word. */
  void glued(String text) {
    out.append(text);
  }

  /** Begins a new line, unless this one is empty. */
  void freshLine() {
    if (out.length() > lineStart) {
      newLine();
    }
  }

  /** Ends this line, even an empty one. */
  void newLine() {
    out.append('\n');
    lineStart = out.length();
  }

  /** Ends the last line. */
  void end() {
    freshLine();
  }
}
