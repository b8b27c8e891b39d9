package org.granary.cli;

import java.io.InputStream;
import java.io.PrintWriter;
import org.granary.grammar.Diagnostic;

/**
 * The streams a command talks to.
 *
 * @param out results
 * @param err complaints and progress
 * @param in what {@code -} reads
 * @param terminal whether {@code err} is a terminal, so that a progress bar may move
 */
record Console(PrintWriter out, PrintWriter err, InputStream in, boolean terminal) {
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
