package org.granary.cli;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Writing from within a callback that may not throw. */
interface Unchecked {
  void write() throws IOException;

  /** Writes; a failure comes out unchecked and is reported like a checked one. */
  static void run(Unchecked writing) {
    try {
      writing.write();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
