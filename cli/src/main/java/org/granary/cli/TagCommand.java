package org.granary.cli;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableWriter;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.granary.store.kept.KeptName;
import org.granary.store.kept.LabelCount;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Gives games labels. */
@Command(
    name = "tag",
    description = {
      "Gives games a label, as in collecting examples for a lesson; label:NAME finds them.",
      "Labels are the collection's: records and their headers stay as they are."
    },
    footer = "  granary tag add lesson-1 3 8 --db my.granary")
final class TagCommand implements Runnable {
  private static final List<Column> COLUMNS =
      List.of(Column.text("label", "Label"), Column.number("games", "Games"));

  @Spec private CommandSpec spec;
  private final Console console;

  TagCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "what to do is missing: add, remove or list");
  }

  @Command(
      name = "add",
      description = "Gives games a label, which need not be there yet.",
      footer =
          "  granary tag add 'end of krous' --where 'reaches { krou(S) } plies > 60' --db my.granary")
  int add(@Mixin LabelledGames games, @Mixin CollectionOption collection) throws IOException {
    KeptName label = games.label();
    Collection<Long> ids = games.ids(collection, console);
    try (CollectionWriter writer = collection.write(console)) {
      List<Long> missing = writer.keep(kept -> kept.labels().missing(ids));
      if (!missing.isEmpty()) {
        missing.forEach(id -> console.complain("there is no game " + id + ": nothing changed"));
        return ExitCode.DATA;
      }
      int added = writer.keep(kept -> kept.labels().add(label.text(), ids));
      return tell(writer, label, Count.of(added, "game") + " more");
    }
  }

  @Command(
      name = "remove",
      description = "Takes a label off games; one that no game has is gone.",
      footer = "  granary tag remove lesson-1 8 --db my.granary")
  int remove(
      @Mixin LabelledGames games,
      @Option(names = "--all", description = "All games that have it.") boolean all,
      @Mixin CollectionOption collection)
      throws IOException {
    KeptName label = games.label();
    Collection<Long> ids = all ? List.of() : games.ids(collection, console);
    try (CollectionWriter writer = collection.write(console)) {
      List<Long> having = writer.keep(kept -> kept.labels().games(label.text()));
      if (having.isEmpty()) {
        console.complain("no game has the label \"" + label.text() + "\": nothing changed");
        return ExitCode.DATA;
      }
      int removed = writer.keep(kept -> kept.labels().remove(label.text(), all ? having : ids));
      return tell(writer, label, Count.of(removed, "game") + " less");
    }
  }

  private int tell(CollectionWriter writer, KeptName label, String change) {
    long now = writer.<Integer>keep(kept -> kept.labels().games(label.text()).size());
    writer.commit();
    console.out().println("\"" + label.text() + "\": " + change + ", " + now + " now");
    return ExitCode.DONE;
  }

  @Command(
      name = "list",
      description = "Lists the labels with their games.",
      footer = "  granary tag list --db my.granary")
  void list(@Mixin CollectionOption collection, @Mixin FormatOption format) throws IOException {
    try (GameCollection open = collection.open(console);
        TableWriter table = format.format().open(COLUMNS, console.out())) {
      List<LabelCount> labels = open.kept(kept -> kept.labels().list());
      for (LabelCount label : labels) {
        table.row(List.of(Cell.of(label.label()), Cell.of(label.games())));
      }
    }
  }
}
