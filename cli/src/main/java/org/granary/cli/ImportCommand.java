package org.granary.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.granary.importer.ImportOptions;
import org.granary.importer.ImportOptions.Choice;
import org.granary.importer.ImportOptions.Duplicates;
import org.granary.importer.ImportReport;
import org.granary.importer.Importer;
import org.granary.importer.Sources;
import org.granary.store.CollectionWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Brings records into a collection. */
@Command(
    name = "import",
    description = {
      "Imports records into a collection, which is made if there is none.",
      "Broken games are kept up to their last legal move. If an import is interrupted, the same",
      "command goes on where it stopped."
    },
    footer = "  granary import samples/games --db new.granary")
final class ImportCommand implements Callable<Integer> {
  @Mixin private RecordsArgument records;

  @Option(
      names = "--db",
      required = true,
      paramLabel = "DIR",
      description = "The collection: a folder, usually called NAME.granary.")
  private Path folder;

  @Option(
      names = "--duplicates",
      paramLabel = "WHAT",
      defaultValue = "skip",
      converter = DuplicatesConverter.class,
      description = {
        "Games that are there already: skip, keep, or replace-shorter: of games of which one is the",
        "beginning of the other have the longer one. Default: skip."
      })
  private Duplicates duplicates;

  private final Console console;

  ImportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Sources sources = records.find(console);
    RulesOrAuto rules = records.rules();
    ImportOptions options =
        ImportOptions.of(rules.ruleSet())
            .with(rules.catalog())
            .with(rules.auto() ? Choice.BEST : Choice.NAMED)
            .with(duplicates)
            .in(records.dialect());
    Progress progress = Progress.on(console, "import");
    ImportReporter reporter = new ImportReporter(progress, records.errorsOnly());
    Importer importer = new Importer(options, reporter);
    return Interruption.guard(
        importer::cancel,
        () -> {
          ImportReport report = run(importer, sources, progress);
          ImportTable.print(report, records.format().format(), console.out());
          if (report.cancelled()) {
            console.complain("interrupted; the same command goes on from here");
          }
          return report.cancelled() ? ExitCode.INTERRUPTED : reporter.exitCode();
        });
  }

  private ImportReport run(Importer importer, Sources sources, Progress progress) {
    try (progress;
        CollectionWriter writer = CollectionWriter.open(folder, console::complain)) {
      return importer.run(sources, writer);
    }
  }
}
