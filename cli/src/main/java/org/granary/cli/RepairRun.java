package org.granary.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.repair.Repairer;
import org.granary.grammar.repair.Repairs;
import org.granary.importer.SourceReader;
import org.granary.importer.Sources;
import org.jspecify.annotations.Nullable;

/** Checks records, says what broken ones may have meant, and writes them as they were meant. */
final class RepairRun {
  private final RecordsArgument records;
  private final RepairOptions options;
  private final Console console;
  private final Findings found;

  /** What is wrong after the repairs. */
  private final Findings left = new Findings(true);

  private final Repairer repairer;
  private long emended;
  private long broken;

  RepairRun(RecordsArgument records, RepairOptions options, Console console) {
    this.records = records;
    this.options = options;
    this.console = console;
    this.found = new Findings(records.errorsOnly()).to(console::complain);
    this.repairer = new Repairer(records.rules().ruleSet(), records.rules().catalog());
  }

  /** Reads everything; tells the exit code. */
  int run() throws IOException {
    Sources sources = records.find(console);
    if (options.out().isEmpty()) {
      read(sources, null);
      console.err().println(found.summary());
      return found.exitCode();
    }
    Path out = options.out().get();
    if (sources.reads(out)) {
      console.complain("--fix " + out + ": it is one of the files that are read");
      return ExitCode.USAGE;
    }
    try (FixedFile file = FixedFile.create(out)) {
      read(sources, file);
      if (Thread.currentThread().isInterrupted()) {
        return ExitCode.INTERRUPTED;
      }
      console.err().println(found.summary());
      if (found.exitCode() == ExitCode.TROUBLE) {
        console.complain(out + " was not written, for not everything could be read");
        return ExitCode.TROUBLE;
      }
      file.finish();
      console.err().println(summary(out));
    }
    return left.exitCode();
  }

  private String summary(Path out) {
    return Count.of(emended, "game")
        + " emended, "
        + Count.of(broken, "game")
        + " with errors left as "
        + (broken == 1 ? "it was; " : "they were; ")
        + out
        + " written";
  }

  private void read(Sources sources, @Nullable FixedFile file) throws IOException {
    try (Suggestions suggestions = suggestions()) {
      new SourceReader(
              records.formats(),
              game -> Unchecked.run(() -> game(game, suggestions, file)),
              this::remark)
          .read(sources);
    }
  }

  private Suggestions suggestions() throws IOException {
    if (!options.suggest()) {
      return Suggestions.NONE;
    }
    return records.format().forPeople()
        ? new SuggestionPage(console.err())
        : new SuggestionTable(records.format().format(), console.out());
  }

  private void game(CheckedGame game, Suggestions suggestions, @Nullable FixedFile file)
      throws IOException {
    found.game(game);
    Repairs repairs = repairer.repairs(game);
    if (repairs.tried() > 0) {
      suggestions.game(game, repairs);
    }
    Optional<CheckedGame> meant = repairs.emended();
    CheckedGame written = meant.orElse(game);
    left.game(written);
    emended += meant.isPresent() ? 1 : 0;
    broken += Findings.hasErrors(written) ? 1 : 0;
    if (file != null) {
      file.add(written);
    }
  }

  private void remark(Diagnostic diagnostic) {
    found.remark(diagnostic);
    left.remark(diagnostic);
  }
}
