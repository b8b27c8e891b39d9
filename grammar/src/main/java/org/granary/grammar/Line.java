package org.granary.grammar;

/** One line of a source in bytes, as far as cutting records needs to know it. */
final class Line {
  private static final int MAX_ODD = 8;
  private static final int MAX_ODD_PER_CENT = 3;

  private final byte[] bytes;
  private final int end;
  private int index;
  private int nameFrom;
  private int nameTo;

  /** The line between two indices, without its line end. */
  Line(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.end = end;
    this.index = afterBlanks(bytes, start, end);
  }

  /** Whether nothing but blanks stands between two indices. */
  static boolean isBlank(byte[] bytes, int start, int end) {
    return afterBlanks(bytes, start, end) == end;
  }

  /** Blanks are those of ASCII, the end of file mark of DOS, and byte order marks. */
  static boolean isBlank(byte b) {
    return b == ' ' || b >= '\t' && b <= '\r' || b == 0x1a;
  }

  private static int afterBlanks(byte[] bytes, int start, int end) {
    int index = start;
    while (index < end) {
      boolean mark =
          bytes[index] == (byte) 0xef
              && index + 2 < end
              && bytes[index + 1] == (byte) 0xbb
              && bytes[index + 2] == (byte) 0xbf;
      if (!mark && !isBlank(bytes[index])) {
        break;
      }
      index += mark ? 3 : 1;
    }
    return index;
  }

  /** Whether bytes are those of something else than text. */
  static boolean isBinary(byte[] head) {
    int odd = 0;
    int nuls = 0;
    for (byte b : head) {
      boolean control = b >= 0 && b < ' ' && !isBlank(b) && b != 0x1b;
      odd += control ? 1 : 0;
      nuls += b == 0 ? 1 : 0;
    }
    boolean many = nuls > 0 && odd * 100 > MAX_ODD_PER_CENT * head.length;
    return odd > MAX_ODD && (many || odd * 10 > head.length);
  }

  /**
   * Whether the line begins like a header: a bracket, a name and a quotation mark.
   *
   * @param whole whether it must also have its closing quotation mark and bracket
   */
  boolean isHeader(boolean whole) {
    if (!isBracketAndLetter()) {
      return false;
    }
    index = afterBlanks(bytes, index + 1, end);
    nameFrom = index;
    while (index < end && !isBlank(bytes[index]) && bytes[index] != '"' && bytes[index] != ']') {
      index++;
    }
    nameTo = index;
    index = afterBlanks(bytes, index, end);
    if (index == end || bytes[index] != '"') {
      return false;
    }
    return !whole || skipValue();
  }

  /** Whether the line begins with a bracket and a letter. */
  boolean isBracketAndLetter() {
    if (index == end || bytes[index] != '[') {
      return false;
    }
    int letter = afterBlanks(bytes, index + 1, end);
    return letter < end && isNameStart(bytes[letter]);
  }

  /** A letter, an underscore or a part of a character beyond ASCII. */
  private static boolean isNameStart(byte b) {
    return b < 0 || b == '_' || Character.isLetter(b);
  }

  /** Goes behind the value and the closing bracket; false if they are not there. */
  boolean skipValue() {
    int close = index + 1;
    while (close < end && bytes[close] != '"') {
      close += bytes[close] == '\\' ? 2 : 1;
    }
    int bracket = afterBlanks(bytes, Math.min(close + 1, end), end);
    if (bracket >= end || bytes[bracket] != ']') {
      return false;
    }
    index = bracket + 1;
    return true;
  }

  /** Whether the line begins with a word of two letters or more. */
  boolean isProse() {
    return index + 1 < end
        && Character.isLetter(bytes[index])
        && (Character.isLetter(bytes[index + 1]) || bytes[index + 1] < 0);
  }

  /** Whether the line begins with the number of a first move: {@code 1.} */
  boolean isFirstMove() {
    return index + 1 < end
        && bytes[index] == '1'
        && bytes[index + 1] == '.'
        && (index + 2 == end || bytes[index + 2] != '.');
  }

  /** Where the part begins that was not looked at yet. */
  int index() {
    return index;
  }

  /** The name of the header that {@link #isHeader} found, as a hash of its bytes. */
  long nameHash() {
    long hash = 17;
    for (int i = nameFrom; i < nameTo; i++) {
      hash = 31 * hash + bytes[i];
    }
    return hash;
  }
}
