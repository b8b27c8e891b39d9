package org.granary.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableWriter;
import org.granary.store.CheckReport;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks after a collection. */
@Command(
    name = "db",
    description = "Looks after a collection: check, rebuild, backup, compact.",
    footer = "  granary db check --db my.granary")
final class DbCommand implements Runnable {
  private static final List<Column> CHECKED =
      List.of(
          Column.number("games", "Games"),
          Column.number("replayed", "Replayed"),
          Column.number("plies", "Plies"),
          Column.text("problems", "Problems"));

  @Spec private CommandSpec spec;
  private final Console console;

  DbCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "what to do is missing: check, rebuild, backup or compact");
  }

  @Command(
      name = "check",
      description = {
        "Looks for anything that is damaged or contradicts itself.",
        "Exits with 1 if it finds something."
      },
      footer = "  granary db check --db my.granary")
  int check(
      @Mixin CollectionOption collection,
      @Option(
              names = "--every",
              paramLabel = "N",
              defaultValue = "1",
              description = "Read and replay only every Nth game again. Default: 1, all.")
          int every,
      @Mixin FormatOption format)
      throws IOException {
    if (every < 1) {
      throw new ParameterException(spec.commandLine(), "--every is 1 or more, not " + every);
    }
    try (GameCollection open = collection.open(console)) {
      CheckReport report = open.check(every);
      report.problems().forEach(console::complain);
      if (format.forPeople()) {
        console.out().println(words(report));
      } else {
        try (TableWriter table = format.format().open(CHECKED, console.out())) {
          table.row(
              List.of(
                  Cell.of(report.games()),
                  Cell.of(report.replayed()),
                  Cell.of(report.plies()),
                  Cell.of(report.problems())));
        }
      }
      return report.isSound() ? ExitCode.DONE : ExitCode.DATA;
    }
  }

  private static String words(CheckReport report) {
    return String.format(
        Locale.ROOT,
        "%s, %d replayed with %s: %s",
        Count.of(report.games(), "game"),
        report.replayed(),
        Count.of(report.plies(), "ply", "plies"),
        report.isSound() ? "sound" : Count.of(report.problems().size(), "problem"));
  }

  @Command(
      name = "rebuild",
      description = "Makes the index of a collection anew from its database.",
      footer = "  granary db rebuild --db my.granary")
  void rebuild(@Mixin CollectionOption collection) {
    try (CollectionWriter writer = collection.write(console)) {
      writer.rebuildIndex();
    }
    console.err().println("the index of " + collection.folder() + " is made anew");
  }

  @Command(
      name = "backup",
      description = "Copies a collection to a folder that does not exist yet.",
      footer = "  granary db backup copy.granary --db my.granary")
  void backup(
      @Parameters(paramLabel = "OUT", description = "The folder to make.") Path out,
      @Mixin CollectionOption collection) {
    try (GameCollection open = collection.open(console)) {
      open.backup(out);
    }
    console.err().println(collection.folder() + " is copied to " + out);
  }

  @Command(
      name = "compact",
      description = "Gives room back to the disk.",
      footer = "  granary db compact --db my.granary")
  void compact(@Mixin CollectionOption collection) {
    try (CollectionWriter writer = collection.write(console)) {
      writer.compact();
    }
    console.err().println(collection.folder() + " is as small as it gets");
  }
}
