package org.granary.cli;

import java.util.Locale;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.Severity;
import org.granary.importer.ImportListener;
import org.granary.importer.ImportReport;

/** Tells what an import meets on its way. */
final class ImportReporter implements ImportListener {
  private final Progress progress;
  private final boolean errorsOnly;
  private int code = ExitCode.DONE;

  ImportReporter(Progress progress, boolean errorsOnly) {
    this.progress = progress;
    this.errorsOnly = errorsOnly;
  }

  @Override
  public void diagnostic(Diagnostic diagnostic) {
    code = ExitCode.worse(code, ExitCode.of(diagnostic));
    if (!errorsOnly || diagnostic.severity() == Severity.ERROR) {
      progress.say(DiagnosticTable.lines(diagnostic));
    }
  }

  @Override
  public void progress(ImportReport soFar) {
    progress.at(
        soFar.read() + soFar.resumed(),
        String.format(
            Locale.ROOT,
            "%d of %d files, %,d plies",
            soFar.done(),
            soFar.sources(),
            soFar.plies()));
  }

  int exitCode() {
    return code;
  }
}
