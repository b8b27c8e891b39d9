package org.granary.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.RuleJudge;
import org.granary.grammar.RuleVerdict;
import org.granary.importer.SourceReader;
import org.granary.importer.formats.Parsing;
import org.granary.importer.formats.SourceRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Checks records. */
@Command(
    name = "validate",
    description = {
      "Replays records under their rules and says what is wrong and where.",
      "Text goes to standard error, csv and json to standard output. Exits with 1 on errors.",
      "With --rules auto it tells which rule sets fit each record, best first, and where the",
      "record parts from the others and why.",
      "With --suggest it tells what the writer of a broken record most likely meant."
    },
    footer = "  granary validate samples/games/club.ogn")
final class ValidateCommand implements Callable<Integer> {
  @Mixin private RecordsArgument records;
  @Mixin private RepairOptions repairs;
  @Spec private CommandSpec spec;
  private final Console console;

  ValidateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (repairs.asked()) {
      return repair();
    }
    Findings findings = new Findings(records.errorsOnly());
    if (records.rules().auto()) {
      judge(findings);
    } else {
      report(findings);
    }
    console.err().println(findings.summary());
    return findings.exitCode();
  }

  private int repair() throws IOException {
    if (records.rules().auto()) {
      String message = "--suggest and --fix try every rule set: leave --rules auto out";
      throw new ParameterException(spec.commandLine(), message);
    }
    return new RepairRun(records, repairs, console).run();
  }

  private void report(Findings findings) throws IOException {
    FormatOption format = records.format();
    if (format.forPeople()) {
      try (Progress progress = Progress.on(console, "validate")) {
        check(findings.to(d -> progress.say(DiagnosticTable.lines(d))).telling(progress));
      }
    } else {
      try (TableWriter rows = format.format().open(GameDiagnosticTable.COLUMNS, console.out());
          Progress progress = Progress.lines(console, "validate")) {
        findings.to((g, d) -> Unchecked.run(() -> rows.row(GameDiagnosticTable.row(g, d))));
        check(findings.telling(progress));
      }
    }
  }

  private void check(Findings findings) {
    new SourceReader(records.formats(), findings::game, findings::remark)
        .read(records.find(console));
  }

  private void judge(Findings findings) throws IOException {
    findings.to(console::complain);
    try (Verdicts verdicts = Verdicts.open(records.format().format(), console.out());
        Progress progress = Progress.lines(console, "validate")) {
      findings.telling(progress);
      new SourceReader(
              records.formats(),
              Judged::worker,
              judged -> {
                findings.game(judged.chosen());
                Unchecked.run(() -> verdicts.game(judged.record(), judged.verdicts()));
              },
              findings::remark)
          .read(records.find(console));
    }
  }

  /** A record with what the rule sets say of it, and as the best of them reads it. */
  private record Judged(RawRecord record, List<RuleVerdict> verdicts, CheckedGame chosen) {
    /** For one thread, as a judge is. */
    static Function<SourceRecord, Judged> worker() {
      RuleJudge judge = new RuleJudge(RuleCatalog.builtIn());
      Parsing parsing = new Parsing(ChosenRules.USUAL.ruleSet(), RuleCatalog.none());
      return record -> {
        List<RuleVerdict> verdicts = judge.judge(ruleSet -> parsing.parse(record, ruleSet));
        return new Judged(record.raw(), verdicts, judge.choice(verdicts).game());
      };
    }
  }
}
