package org.granary.grammar;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.IntStream;
import org.antlr.v4.runtime.misc.Interval;

/**
 * A record's text as the grammar sees it: a line feed before the first character, so that every
 * line begins after one, and nothing beyond ASCII, which is all that ANTLR's lexer is fast at.
 *
 * <p>Characters that the notation has no use for come as DEL; foreign blanks come as a blank and
 * foreign dashes as a hyphen. Index {@code i} here is offset {@code i - 1} in the text.
 */
final class RecordChars implements CharStream {
  private static final char DELETE = '\u007f';

  private String text = "";
  private byte[] chars = new byte[1 << 12];
  private int size;
  private int position;

  /** Starts over with another text. */
  void load(String newText) {
    text = newText;
    size = newText.length() + 1;
    position = 0;
    if (chars.length < size) {
      chars = new byte[size + size / 4];
    }
    chars[0] = '\n';
    for (int i = 1; i < size; i++) {
      char c = newText.charAt(i - 1);
      chars[i] = c <= DELETE ? (byte) c : foreign(c);
    }
  }

  private static byte foreign(char c) {
    if (isBlank(c)) {
      return ' ';
    }
    boolean dash = c >= '\u2010' && c <= '\u2014' || c == '\u2212';
    return (byte) (dash ? '-' : DELETE);
  }

  /** Whether a character separates words: also one beyond ASCII, or a stray byte order mark. */
  static boolean isBlank(char c) {
    return c <= DELETE
        ? c == ' ' || c >= '\t' && c <= '\r'
        : Character.isSpaceChar(c) || c == '\ufeff' || c == '\u0085';
  }

  /** Steps over blanks, but not line ends: what follows one may depend on it. */
  void skipBlanks() {
    while (position < size && chars[position] == ' ') {
      position++;
    }
  }

  @Override
  public void consume() {
    position++;
  }

  @Override
  public int LA(int i) {
    int index = i > 0 ? position + i - 1 : position + i;
    return index >= 0 && index < size ? chars[index] : IntStream.EOF;
  }

  @Override
  public int mark() {
    return 0;
  }

  @Override
  public void release(int marker) {
    // Everything stays in memory, so a mark costs nothing.
  }

  @Override
  public int index() {
    return position;
  }

  @Override
  public void seek(int index) {
    position = index;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public String getSourceName() {
    return IntStream.UNKNOWN_SOURCE_NAME;
  }

  @Override
  public String getText(Interval interval) {
    return text.substring(Math.max(interval.a - 1, 0), Math.min(interval.b, text.length()));
  }
}
