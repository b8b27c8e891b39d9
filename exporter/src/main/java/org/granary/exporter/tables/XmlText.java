package org.granary.exporter.tables;

/** Text as XML can hold it. */
public final class XmlText {
  private static final int REPLACEMENT = 0xfffd;

  private XmlText() {}

  /** The text with a replacement for every character that XML has no way to write. */
  public static String of(String text) {
    StringBuilder valid = new StringBuilder(text.length());
    text.codePoints().map(c -> isValid(c) ? c : REPLACEMENT).forEach(valid::appendCodePoint);
    return valid.toString();
  }

  /** XML 1.0, production 2. */
  private static boolean isValid(int codePoint) {
    return codePoint >= 0x20 && codePoint <= 0xd7ff
        || codePoint >= 0xe000 && codePoint <= 0xfffd
        || codePoint >= 0x10000
        || codePoint == '\t'
        || codePoint == '\n'
        || codePoint == '\r';
  }
}
