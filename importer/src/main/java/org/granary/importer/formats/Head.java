package org.granary.importer.formats;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * The beginning of a source.
 *
 * @param name the source's name, with its extension if it has one
 * @param bytes its first bytes, {@link #MAX_BYTES} of them if there are as many
 */
public record Head(String name, @SuppressWarnings("ArrayRecordComponent") byte[] bytes) {
  /** How much of a source is looked at. */
  public static final int MAX_BYTES = 128 << 10;

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

  /** Whether the source goes on, for all that is known. */
  boolean isCut() {
    return bytes.length == MAX_BYTES;
  }

  /** The bytes without a line at their end that may be cut. */
  byte[] wholeLines() {
    int end = bytes.length;
    while (isCut() && end > 0 && bytes[end - 1] != '\n') {
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
