package org.granary.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.granary.grammar.Diagnostic;

/**
 * The streams a command talks to.
 *
 * @param out results
 * @param err complaints and progress
 * @param in what {@code -} reads
 * @param terminal whether {@code err} is a terminal, so that a progress bar may move
 * @param bytes where {@code out} goes to, for what is no text; flush {@code out} before
 */
record Console(
    PrintWriter out, PrintWriter err, InputStream in, boolean terminal, OutputStream bytes) {
  /** A console that writes texts; bytes are printed as the UTF-8 that they should be. */
  Console(PrintWriter out, PrintWriter err, InputStream in, boolean terminal) {
    this(out, err, in, terminal, decoded(out));
  }

  private static OutputStream decoded(PrintWriter out) {
    return new OutputStream() {
      @Override
      public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) {
        out.print(new String(bytes, offset, length, StandardCharsets.UTF_8));
      }
    };
  }

  /** Says what is wrong at a place in a file. */
  void complain(Diagnostic diagnostic) {
    err.println(DiagnosticTable.lines(diagnostic));
  }

  /** Says one thing about the run itself, not about a place in a file. */
  void complain(String message) {
    err.println("granary: " + message);
    err.flush();
  }
}
