package org.granary.importer.formats;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * The beginning of a source.
 *
 * @param name the source's name, with its extension if it has one
 * @param bytes its first bytes, at most {@link #MAX_BYTES}
 * @param whole whether these are all
 */
public record Head(
    String name, @SuppressWarnings("ArrayRecordComponent") byte[] bytes, boolean whole) {
  /** How much of a source is looked at. */
  public static final int MAX_BYTES = 128 << 10;

  /** A whole source, unless it has so many bytes that it may go on. */
  public Head(String name, byte[] bytes) {
    this(name, bytes, bytes.length < MAX_BYTES);
  }

  /**
   * The beginning of a source as far as it is there already: nobody waits for one that comes
   * slowly, but for its first bytes.
   *
   * @param in where the source begins; it stands there again afterwards
   */
  static Head of(String name, BufferedInputStream in) throws IOException {
    in.mark(MAX_BYTES);
    byte[] bytes = new byte[MAX_BYTES];
    int length = 0;
    int count = in.read(bytes, 0, MAX_BYTES);
    while (count > 0) {
      length += count;
      boolean more = length < MAX_BYTES && in.available() > 0;
      count = more ? in.read(bytes, length, MAX_BYTES - length) : 0;
    }
    in.reset();
    return new Head(name, Arrays.copyOf(bytes, length), count < 0);
  }

  /** The bytes as text, UTF-16 if they say so, else UTF-8; what cannot be read is replaced. */
  public String text() {
    String text = new String(bytes, charset());
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private Charset charset() {
    int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xff) << 8 | bytes[1] & 0xff;
    return switch (mark) {
      case 0xfeff -> StandardCharsets.UTF_16BE;
      case 0xfffe -> StandardCharsets.UTF_16LE;
      default -> StandardCharsets.UTF_8;
    };
  }

  /** The bytes without a line at their end that may be cut. */
  byte[] wholeLines() {
    int end = bytes.length;
    while (!whole && end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end == 0 ? bytes : Arrays.copyOf(bytes, end);
  }

  /** What follows the last point of the name, in small letters; empty if there is none. */
  public String extension() {
    int slash = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
    int dot = name.lastIndexOf('.');
    return dot <= slash ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
  }
}
