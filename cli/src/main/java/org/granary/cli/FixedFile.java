package org.granary.cli;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.granary.exporter.SafeFile;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameWriter;

/**
 * A file of records in canonical form that appears whole or, however the run ends, not at all: when
 * the process is told to end, what was written up to then is removed.
 */
final class FixedFile implements Closeable {
  private final SafeFile file;
  private final Thread hook = new Thread(this::discard, "granary-discard");
  private boolean first = true;
  private boolean closed;

  private FixedFile(SafeFile file) {
    this.file = file;
  }

  static FixedFile create(Path path) throws IOException {
    FixedFile fixed = new FixedFile(SafeFile.create(path));
    Runtime.getRuntime().addShutdownHook(fixed.hook);
    return fixed;
  }

  synchronized void add(CheckedGame game) throws IOException {
    if (closed) {
      return; // the process is ending
    }
    String text = (first ? "" : "\n") + GameWriter.write(game);
    file.out().write(text.getBytes(StandardCharsets.UTF_8));
    first = false;
  }

  /** Puts the file in its place. */
  synchronized void finish() throws IOException {
    if (!closed) {
      file.commit();
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (this) {
      closed = true;
      file.close();
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // the process is ending already, and the hook finds nothing to do
    }
  }

  private synchronized void discard() {
    closed = true;
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
