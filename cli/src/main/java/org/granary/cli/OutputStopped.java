package org.granary.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Locale;

/** Standard output takes no more; unchecked, because writers swallow a checked exception. */
final class OutputStopped extends UncheckedIOException {
  private static final long serialVersionUID = 1L;

  private OutputStopped(IOException cause) {
    super(cause);
  }

  /** Whether the reader went away, as {@code head} does, which is no reason to complain. */
  boolean byReader() {
    String message = String.valueOf(getCause().getMessage()).toLowerCase(Locale.ROOT);
    return message.contains("pipe") || message.contains("connection reset");
  }

  /** A stream that throws this exception as soon as {@code target} fails. */
  static OutputStream watch(OutputStream target) {
    return new FilterOutputStream(target) {
      @Override
      public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) {
        try {
          out.write(bytes, offset, length);
        } catch (IOException e) {
          throw new OutputStopped(e);
        }
      }

      @Override
      public void flush() {
        try {
          out.flush();
        } catch (IOException e) {
          throw new OutputStopped(e);
        }
      }
    };
  }
}
