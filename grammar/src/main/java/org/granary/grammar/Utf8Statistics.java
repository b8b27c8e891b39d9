package org.granary.grammar;

/**
 * How much of some bytes is UTF-8 beyond ASCII.
 *
 * @param valid characters of two or more bytes
 * @param invalid bytes that belong to no character
 */
record Utf8Statistics(int valid, int invalid) {
  static Utf8Statistics of(byte[] bytes) {
    int valid = 0;
    int invalid = 0;
    int i = 0;
    while (i < bytes.length) {
      int length = length(bytes, i);
      valid += length > 1 ? 1 : 0;
      invalid += length == 0 ? 1 : 0;
      i += Math.max(length, 1);
    }
    return new Utf8Statistics(valid, invalid);
  }

  /** The length of the character that begins at an index; 0 if none does. */
  private static int length(byte[] bytes, int index) {
    int lead = bytes[index] & 0xff;
    int length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (lead > 0xf4 || index + length > bytes.length) {
      return 0;
    }
    for (int i = 1; i < length; i++) {
      if ((bytes[index + i] & 0xc0) != 0x80) {
        return 0;
      }
    }
    return length > 2 && !isSecond(lead, bytes[index + 1] & 0xff) ? 0 : length;
  }

  /** Neither written longer than needed, nor a surrogate, nor beyond the last character. */
  private static boolean isSecond(int lead, int second) {
    return switch (lead) {
      case 0xe0 -> second >= 0xa0;
      case 0xed -> second < 0xa0;
      case 0xf0 -> second >= 0x90;
      case 0xf4 -> second < 0x90;
      default -> true;
    };
  }
}
