package org.granary.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.granary.exporter.tables.TableWriter;
import org.granary.importer.SourceReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Checks records. */
@Command(
    name = "validate",
    description = {
      "Replays records under their rules and says what is wrong and where.",
      "Text goes to standard error, csv and json to standard output. Exits with 1 on errors."
    },
    footer = "  granary validate samples/games/club.ogn")
final class ValidateCommand implements Callable<Integer> {
  @Mixin private RecordsArgument records;
  private final Console console;

  ValidateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Findings findings = new Findings(records.errorsOnly());
    FormatOption format = records.format();
    if (format.forPeople()) {
      check(findings.to(d -> console.err().println(DiagnosticTable.lines(d))));
    } else {
      try (TableWriter rows = format.format().open(DiagnosticTable.COLUMNS, console.out())) {
        check(findings.to(d -> Unchecked.run(() -> rows.row(DiagnosticTable.row(d)))));
      }
    }
    console.err().println(findings.summary());
    return findings.exitCode();
  }

  private void check(Findings findings) {
    RulesOption rules = records.rules();
    new SourceReader(rules.ruleSet(), rules.catalog(), findings::game, findings::remark)
        .read(records.find(console));
  }
}
