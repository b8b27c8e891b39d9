package org.granary.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.Query;
import org.granary.query.statistics.Statistics;
import org.granary.store.GameCollection;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts games, wins and seeds. */
@Command(
    name = "stats",
    description =
        "Counts the games of a collection by player, event or rule set; most games first.",
    footer = "  granary stats --db my.granary --by event")
final class StatsCommand implements Callable<Integer> {
  @Mixin private CollectionOption collection;

  @Option(
      names = "--by",
      paramLabel = "WHAT",
      defaultValue = "player",
      description = "player, event or rules. Default: player.")
  private By by;

  @Mixin private WhereOption where;
  @Mixin private LimitOption limit;
  @Mixin private FormatOption format;
  private final Console console;

  /** What a row stands for. */
  enum By {
    PLAYER,
    EVENT,
    RULES
  }

  StatsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Query query = where.query(collection.searches());
    try (GameCollection open = collection.open(console);
        TableWriter table = format.format().open(StatsTable.columns(by), console.out())) {
      for (List<Cell> row : rows(new Statistics(open), query).limit(limit.limit()).toList()) {
        table.row(row);
      }
    }
    return ExitCode.DONE;
  }

  private Stream<List<Cell>> rows(Statistics statistics, Query query) throws IOException {
    return switch (by) {
      case PLAYER -> statistics.players(query).stream().map(StatsTable::row);
      case EVENT -> statistics.events(query).stream().map(StatsTable::row);
      case RULES -> statistics.ruleSets(query).stream().map(StatsTable::row);
    };
  }
}
