package org.granary.grammar;

/**
 * A place in a source.
 *
 * @param source the file as the user named it, or {@code <stdin>}
 * @param line 1-based line in that source
 * @param column 1-based column, in Unicode code points
 * @param length how many code points on that line it covers, 0 or more
 */
public record Span(String source, int line, int column, int length) {
  public Span {
    if (line < 1 || column < 1 || length < 0) {
      throw new IllegalArgumentException(line + ":" + column + "+" + length);
    }
  }

  /** {@code path:line:col}. */
  @Override
  public String toString() {
    return source + ":" + line + ":" + column;
  }
}
