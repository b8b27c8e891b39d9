package org.granary.importer.archives;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;

/** Bytes that may be an archive: a file, or what lies in another archive. */
interface Content {
  /** Its bytes from the beginning, not bounded yet. */
  InputStream open() throws IOException;

  /** Its bytes in any order. */
  SeekableByteChannel channel() throws IOException;

  /** A file. */
  static Content of(Path file) {
    return new OfFile(file);
  }

  /** Bytes in memory. */
  static Content of(byte[] bytes) {
    return new InMemory(bytes);
  }

  /** What lies in an archive, as long as it is no longer than an archive in an archive may be. */
  static Content of(PackedFile file, int most) {
    return new Packed(file, most);
  }

  /** A file. */
  record OfFile(Path file) implements Content {
    @Override
    public InputStream open() throws IOException {
      return Files.newInputStream(file);
    }

    @Override
    public SeekableByteChannel channel() throws IOException {
      return Files.newByteChannel(file);
    }
  }

  /** Bytes in memory. */
  record InMemory(@SuppressWarnings("ArrayRecordComponent") byte[] bytes) implements Content {
    @Override
    public InputStream open() {
      return new ByteArrayInputStream(bytes);
    }

    @Override
    public SeekableByteChannel channel() {
      return new SeekableInMemoryByteChannel(bytes);
    }
  }

  /** A file in an archive. */
  record Packed(PackedFile file, int most) implements Content {
    @Override
    public InputStream open() throws IOException {
      return file.open();
    }

    @Override
    public SeekableByteChannel channel() throws IOException {
      try (InputStream in = file.open()) {
        byte[] bytes = in.readNBytes(most + 1);
        if (bytes.length > most) {
          throw new TooLargeException();
        }
        return new SeekableInMemoryByteChannel(bytes);
      }
    }
  }

  /** An archive in an archive is too large for memory. */
  final class TooLargeException extends IOException {
    private static final long serialVersionUID = 1L;
  }
}
