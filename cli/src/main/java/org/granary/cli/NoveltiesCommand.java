package org.granary.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.Query;
import org.granary.query.openings.NoveltySearch;
import org.granary.store.GameCollection;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows where games left what had been played before. */
@Command(
    name = "novelties",
    description = {
      "Shows where games left what had been played before.",
      "Of each game it is the first ply after which no earlier game of the collection had the",
      "position, by whatever order of moves or turned round. Earlier is by date where the dates",
      "tell, else by the order in the collection."
    },
    footer = "  granary novelties --db my.granary --where 'player:joan'")
final class NoveltiesCommand implements Callable<Integer> {
  @Mixin private CollectionOption collection;
  @Mixin private WhereOption where;
  @Mixin private LimitOption limit;
  @Mixin private FormatOption format;
  private final Console console;

  NoveltiesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Query query = where.query(collection.searches());
    try (GameCollection open = collection.open(console);
        TableWriter table = format.format().open(NoveltyTable.COLUMNS, console.out())) {
      long none =
          new NoveltySearch(open)
              .find(
                  query,
                  limit.limit(),
                  novelty -> Unchecked.run(() -> table.row(NoveltyTable.row(novelty))));
      if (none > 0 && format.forPeople()) {
        console.err().println(Count.of(none, "game") + " without a novelty");
      }
    }
    return ExitCode.DONE;
  }
}
