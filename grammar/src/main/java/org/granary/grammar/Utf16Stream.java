package org.granary.grammar;

import java.io.IOException;
import java.io.InputStream;

/**
 * UTF-16 as bytes that can be cut like UTF-8: every 16-bit unit is written by itself in one to
 * three bytes, surrogates too, so that nothing is lost and {@link #decode} gives the units back.
 */
final class Utf16Stream extends InputStream {
  private static final int END = -1;
  private static final char REPLACEMENT = '\ufffd';

  private final InputStream in;
  private final boolean bigEndian;
  private final byte[] block = new byte[1 << 15];
  private int index;
  private int limit;
  private final byte[] one = new byte[3];
  private int oneIndex;
  private int oneLimit;

  /** The stream after its byte order mark. */
  Utf16Stream(InputStream in, boolean bigEndian) {
    this.in = in;
    this.bigEndian = bigEndian;
  }

  @Override
  public int read() throws IOException {
    if (oneIndex == oneLimit) {
      oneIndex = 0;
      oneLimit = Math.max(read(one, 0, one.length), 0);
    }
    return oneLimit == 0 ? END : one[oneIndex++] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int end = offset;
    while (end + 3 <= offset + length) {
      if (end > offset && index + 1 >= limit) {
        break;
      }
      int unit = nextUnit();
      if (unit == END) {
        break;
      }
      end = put(target, end, unit);
    }
    return end == offset ? END : end - offset;
  }

  private int nextUnit() throws IOException {
    int first = nextByte();
    if (first == END) {
      return END;
    }
    int second = nextByte();
    if (second == END) {
      return REPLACEMENT;
    }
    return bigEndian ? first << 8 | second : second << 8 | first;
  }

  private int nextByte() throws IOException {
    if (index == limit) {
      limit = Math.max(in.read(block), 0);
      index = 0;
    }
    if (limit == 0) {
      return END;
    }
    int value = block[index] & 0xff;
    index++;
    return value;
  }

  private static int put(byte[] target, int at, int unit) {
    int end = at;
    if (unit < 0x80) {
      target[end++] = (byte) unit;
    } else if (unit < 0x800) {
      target[end++] = (byte) (0xc0 | unit >> 6);
      target[end++] = (byte) (0x80 | unit & 0x3f);
    } else {
      target[end++] = (byte) (0xe0 | unit >> 12);
      target[end++] = (byte) (0x80 | unit >> 6 & 0x3f);
      target[end++] = (byte) (0x80 | unit & 0x3f);
    }
    return end;
  }

  /** The 16-bit units of bytes that this stream gave, cut between characters. */
  static StringBuilder decode(byte[] bytes) {
    StringBuilder units = new StringBuilder(bytes.length);
    int i = 0;
    while (i < bytes.length) {
      int lead = bytes[i] & 0xff;
      int length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : 3;
      int unit = lead < 0x80 ? lead : lead < 0xe0 ? lead & 0x1f : lead & 0x0f;
      for (int k = 1; k < length && i + k < bytes.length; k++) {
        unit = unit << 6 | bytes[i + k] & 0x3f;
      }
      units.append((char) unit);
      i += length;
    }
    return units;
  }

  /** The bytes of UTF-16 for some units, those of half characters too. */
  static byte[] encode(CharSequence units, boolean bigEndian) {
    byte[] bytes = new byte[2 * units.length()];
    for (int i = 0; i < units.length(); i++) {
      char unit = units.charAt(i);
      bytes[2 * i] = (byte) (bigEndian ? unit >> 8 : unit);
      bytes[2 * i + 1] = (byte) (bigEndian ? unit : unit >> 8);
    }
    return bytes;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
