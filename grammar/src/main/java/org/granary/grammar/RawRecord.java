package org.granary.grammar;

import java.nio.charset.Charset;
import java.util.List;

/**
 * One record cut out of a source, before anything is parsed: exactly its bytes and their place.
 *
 * <p>Instances share no state; the byte array is given away by the cutter and must not be changed.
 *
 * @param source the file as the user named it, or {@code <stdin>}
 * @param number 1-based number of the record in its source
 * @param line 1-based line on which the record's text begins
 * @param bytes the original bytes
 * @param charset how they were decoded
 * @param text the decoded text, line ends as in the source
 * @param diagnostics what the cutter has to say, for example about the encoding
 */
public record RawRecord(
    String source,
    int number,
    int line,
    @SuppressWarnings("ArrayRecordComponent") byte[] bytes,
    Charset charset,
    String text,
    List<Diagnostic> diagnostics) {
  public RawRecord {
    diagnostics = List.copyOf(diagnostics);
  }

  /** The place of a 0-based offset in {@link #text}, covering {@code length} code points. */
  public Span span(int offset, int length) {
    int lineNumber = line;
    int lineStart = 0;
    for (int i = 0; i < offset; i++) {
      char c = text.charAt(i);
      boolean loneReturn = c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n');
      if (c == '\n' || loneReturn) {
        lineNumber++;
        lineStart = i + 1;
      }
    }
    return new Span(source, lineNumber, text.codePointCount(lineStart, offset) + 1, length);
  }

  /** The 0-based offset in {@link #text} of a place in the source; -1 if it is not in here. */
  public int offset(int sourceLine, int column) {
    int lineNumber = line;
    int index = 0;
    while (lineNumber < sourceLine && index < text.length()) {
      char c = text.charAt(index);
      index++;
      boolean pair = c == '\r' && index < text.length() && text.charAt(index) == '\n';
      lineNumber += (c == '\n' || c == '\r') && !pair ? 1 : 0;
    }
    boolean inside =
        lineNumber == sourceLine && column <= text.codePointCount(index, text.length()) + 1;
    return inside ? text.offsetByCodePoints(index, column - 1) : -1;
  }
}
