package org.granary.cli;

/** What the process's exit code says; docs/cli.md promises these numbers. */
final class ExitCode {
  /** Done as asked. */
  static final int DONE = 0;

  /** The data has errors, or nothing was found and {@code --exit-code} was given. */
  static final int DATA = 1;

  /** The command line was wrong. */
  static final int USAGE = 2;

  /** A file or a collection could not be read or written. */
  static final int TROUBLE = 3;

  /** A bug in Granary. */
  static final int BUG = 4;

  private ExitCode() {}

  /** Of two codes the one that matters more: trouble before bad data before done. */
  static int worse(int one, int other) {
    return Math.max(one, other);
  }
}
