package org.granary.importer;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Packs with the platform's own classes, and does to archives what no program does. */
public final class Packing {
  private static final int LOCAL = 0x04034b50;
  private static final int CENTRAL = 0x02014b50;

  private Packing() {}

  public static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** A zip archive: names and texts or bytes in turn. */
  public static byte[] zip(Object... namesAndContents) {
    return zip(StandardCharsets.UTF_8, namesAndContents);
  }

  /** The same with names in another encoding. */
  public static byte[] zip(Charset charset, Object... namesAndContents) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, charset)) {
      for (int i = 0; i < namesAndContents.length; i += 2) {
        zip.putNextEntry(new ZipEntry((String) namesAndContents[i]));
        Object content = namesAndContents[i + 1];
        zip.write(content instanceof byte[] b ? b : bytes((String) content));
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  public static byte[] gzip(byte[] content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Replaces every occurrence of some ASCII by other ASCII of the same length. */
  public static byte[] rename(byte[] archive, String from, String to) {
    String text = new String(archive, StandardCharsets.ISO_8859_1);
    return text.replace(from, to).getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Sets a 16-bit field of every entry, by its place in the local and the central header. */
  public static byte[] set(byte[] archive, int local, int central, int value) {
    ByteBuffer bytes = ByteBuffer.wrap(archive.clone()).order(ByteOrder.LITTLE_ENDIAN);
    for (int at = 0; at + 4 <= archive.length; at++) {
      int signature = bytes.getInt(at);
      if (signature == LOCAL || signature == CENTRAL) {
        bytes.putShort(at + (signature == LOCAL ? local : central), (short) value);
      }
    }
    return bytes.array();
  }

  /** Where an entry's central header begins, by its 0-based number. */
  public static int central(byte[] archive, int number) {
    ByteBuffer bytes = ByteBuffer.wrap(archive).order(ByteOrder.LITTLE_ENDIAN);
    int left = number;
    for (int at = 0; at + 4 <= archive.length; at++) {
      if (bytes.getInt(at) == CENTRAL && left-- == 0) {
        return at;
      }
    }
    throw new IllegalArgumentException("no entry " + number);
  }
}
