package org.granary.importer.formats;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * The beginning of a source.
 *
 * @param name the source's name, with its extension if it has one
 * @param bytes its first bytes, {@link #MAX_BYTES} of them if there are as many
 */
public record Head(String name, @SuppressWarnings("ArrayRecordComponent") byte[] bytes) {
  /** How much of a source is looked at. */
  public static final int MAX_BYTES = 64 << 10;

  /** The bytes as text: UTF-8 with or without its mark, what is not UTF-8 replaced. */
  public String text() {
    String text = new String(bytes, StandardCharsets.UTF_8);
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /** What follows the last point of the name, in small letters; empty if there is none. */
  public String extension() {
    int slash = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
    int dot = name.lastIndexOf('.');
    return dot <= slash ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
  }
}
