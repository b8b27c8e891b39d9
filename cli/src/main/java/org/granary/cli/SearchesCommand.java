package org.granary.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableWriter;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.granary.store.kept.KeptName;
import org.granary.store.kept.SavedSearch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks after the saved searches. */
@Command(
    name = "searches",
    description = {
      "Lists the searches that were saved, or forgets some of them.",
      "'granary search --save NAME QUERY' saves one, saved:NAME in a query stands for it."
    },
    footer = "  granary searches list --db my.granary")
final class SearchesCommand implements Runnable {
  private static final List<Column> COLUMNS =
      List.of(
          Column.text("name", "Name"),
          Column.text("query", "Query"),
          Column.text("saved", "Saved"));

  @Spec private CommandSpec spec;
  private final Console console;

  SearchesCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "what to do is missing: list or remove");
  }

  @Command(
      name = "list",
      description = "Lists the saved searches by name.",
      footer = "  granary searches list --db my.granary")
  void list(@Mixin CollectionOption collection, @Mixin FormatOption format) throws IOException {
    try (GameCollection open = collection.open(console);
        TableWriter table = format.format().open(COLUMNS, console.out())) {
      List<SavedSearch> searches = open.kept(kept -> kept.searches().list());
      for (SavedSearch search : searches) {
        table.row(
            List.of(Cell.of(search.name()), Cell.of(search.query()), Cell.of(search.saved())));
      }
    }
  }

  @Command(
      name = "remove",
      description = "Forgets a saved search.",
      footer = "  granary searches remove krous --db my.granary")
  int remove(
      @Parameters(
              paramLabel = "NAME",
              converter = KeptNameArgument.class,
              description = "Its name.")
          KeptName name,
      @Mixin CollectionOption collection) {
    Optional<SavedSearch> removed;
    try (CollectionWriter writer = collection.write(console)) {
      removed = writer.keep(kept -> kept.searches().remove(name.text()));
      if (removed.isPresent()) {
        writer.commit();
      }
    }
    if (removed.isEmpty()) {
      console.complain("there is no saved search \"" + name.text() + "\": nothing changed");
      return ExitCode.DATA;
    }
    console
        .out()
        .println("\"" + removed.get().name() + "\" is forgotten; it was: " + removed.get().query());
    return ExitCode.DONE;
  }
}
