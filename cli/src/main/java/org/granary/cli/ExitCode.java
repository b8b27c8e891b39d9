package org.granary.cli;

import java.util.EnumSet;
import java.util.Set;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.Severity;

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

  /** Ended by Ctrl-C in good order. */
  static final int INTERRUPTED = 130;

  /** Diagnostics that say that a file could not be read. */
  private static final Set<DiagnosticCode> UNREADABLE =
      EnumSet.of(
          DiagnosticCode.NO_SUCH_FILE,
          DiagnosticCode.NO_GAME_FILES,
          DiagnosticCode.UNKNOWN_EXTENSION,
          DiagnosticCode.UNREADABLE_FILE,
          DiagnosticCode.CHANGED_WHILE_READ);

  private ExitCode() {}

  /** What a diagnostic comes to. */
  static int of(Diagnostic diagnostic) {
    if (UNREADABLE.contains(diagnostic.code())) {
      return TROUBLE;
    }
    return diagnostic.severity() == Severity.ERROR ? DATA : DONE;
  }

  /** Of two codes the one that matters more: trouble before bad data before done. */
  static int worse(int one, int other) {
    return Math.max(one, other);
  }
}
