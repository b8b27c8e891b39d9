package org.granary.cli;

import java.io.InputStream;
import java.io.PrintWriter;

/**
 * The streams a command talks to.
 *
 * @param out results
 * @param err complaints and progress
 * @param in what {@code -} reads
 * @param terminal whether {@code err} is a terminal, so that a progress bar may move
 */
record Console(PrintWriter out, PrintWriter err, InputStream in, boolean terminal) {
  /** Says one thing about the run itself, not about a place in a file. */
  void complain(String message) {
    err.println("granary: " + message);
    err.flush();
  }
}
