package org.granary.grammar;

/** The first two words of a text without headers, comments left out: do they look like moves? */
final class FirstWords {
  private final byte[] bytes;
  private int index;

  FirstWords(byte[] bytes) {
    this.bytes = bytes;
  }

  /** A move number, or two single letters with or without a capture. */
  boolean lookLikeMoves() {
    skip();
    if (isNumber(index)) {
      return true;
    }
    boolean first = move();
    return first && move();
  }

  /** Blanks, comments and escape lines. */
  private void skip() {
    while (index < bytes.length) {
      int c = bytes[index];
      if (c == '{') {
        skipTo('}', '}');
      } else if (c == ';' || c == '%') {
        skipTo('\n', '\r');
      } else if (c > ' ' || c < 0) {
        return;
      } else {
        index++;
      }
    }
  }

  /** Goes behind the next end of either kind, or to the end of the text. */
  private void skipTo(char end, char otherEnd) {
    while (index < bytes.length && bytes[index] != end && bytes[index] != otherEnd) {
      index++;
    }
    index = Math.min(index + 1, bytes.length);
  }

  private boolean isNumber(int from) {
    int end = digitsEnd(from);
    return end > from && end < bytes.length && bytes[end] == '.';
  }

  private int digitsEnd(int from) {
    int end = from;
    while (end < bytes.length && bytes[end] >= '0' && bytes[end] <= '9') {
      end++;
    }
    return end;
  }

  private boolean move() {
    skip();
    if (index == bytes.length || !Character.isLetter(bytes[index])) {
      return false;
    }
    index++;
    if (index < bytes.length && bytes[index] == '+') {
      index = digitsEnd(index + 1);
    }
    return index == bytes.length || bytes[index] <= ' ' && bytes[index] >= 0;
  }
}
