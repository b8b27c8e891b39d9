package org.granary.exporter;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * A file that appears complete or not at all: it is written beside its place under a name that
 * begins with a dot, and takes its place, replacing what was there, on {@link #commit}. Closing it
 * uncommitted removes every trace.
 */
public final class SafeFile implements Closeable {
  private final Path target;
  private final Path temporary;
  private final OutputStream out;
  private boolean committed;

  /** What {@link #write} fills the file with. */
  @FunctionalInterface
  public interface Body {
    void writeTo(OutputStream out) throws IOException;
  }

  private SafeFile(Path target, Path temporary, OutputStream out) {
    this.target = target;
    this.temporary = temporary;
    this.out = out;
  }

  /** Begins a file whose folder must exist. */
  public static SafeFile create(Path target) throws IOException {
    Path absolute = target.toAbsolutePath();
    if (Files.isDirectory(absolute)) {
      throw new IOException(target + " is a folder");
    }
    if (!Files.isDirectory(absolute.getParent())) {
      throw new NoSuchFileException(absolute.getParent().toString());
    }
    String name = "." + absolute.getFileName() + "." + UUID.randomUUID() + ".tmp";
    Path temporary = absolute.resolveSibling(name);
    OutputStream out =
        new BufferedOutputStream(
            Files.newOutputStream(temporary, StandardOpenOption.CREATE_NEW), 1 << 16);
    return new SafeFile(absolute, temporary, out);
  }

  /** Writes a whole file. */
  public static void write(Path target, Body body) throws IOException {
    try (SafeFile file = create(target)) {
      body.writeTo(file.out());
      file.commit();
    }
  }

  /** Where the contents go; closed by this object. */
  public OutputStream out() {
    return out;
  }

  /** Puts the file in its place. */
  public void commit() throws IOException {
    out.close();
    try {
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    }
    committed = true;
  }

  @Override
  public void close() throws IOException {
    if (!committed) {
      try {
        out.close();
      } finally {
        Files.deleteIfExists(temporary);
      }
    }
  }
}
