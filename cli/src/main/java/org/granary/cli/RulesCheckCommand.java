package org.granary.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.Severity;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks rule files. */
@Command(
    name = "check",
    description = {
      "Says what is wrong with rule files and where: unknown keys, values, contradictions.",
      "Text goes to standard error, csv and json to standard output. Exits with 1 on errors."
    },
    footer = "  granary rules check samples/rules/accra-school.toml")
final class RulesCheckCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Rule files; they may be based on one another, or on files beside them.")
  private List<Path> files;

  @Mixin private FormatOption format;
  private final Console console;

  RulesCheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    RuleCatalog catalog = RuleFiles.read(files);
    if (format.forPeople()) {
      catalog.problems().forEach(console::complain);
      console.err().println(summary(catalog.problems()));
    } else {
      try (TableWriter table = format.format().open(DiagnosticTable.COLUMNS, console.out())) {
        for (Diagnostic problem : catalog.problems()) {
          table.row(DiagnosticTable.row(problem));
        }
      }
    }
    return count(catalog.problems(), Severity.ERROR) > 0 ? ExitCode.DATA : ExitCode.DONE;
  }

  private String summary(List<Diagnostic> problems) {
    return Count.of(files.size(), "file")
        + ": "
        + Count.of(count(problems, Severity.ERROR), "error")
        + ", "
        + Count.of(count(problems, Severity.WARNING), "warning");
  }

  private static long count(List<Diagnostic> problems, Severity severity) {
    return problems.stream().filter(problem -> problem.severity() == severity).count();
  }
}
