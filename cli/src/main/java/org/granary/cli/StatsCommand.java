package org.granary.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.Query;
import org.granary.query.statistics.CrossTable;
import org.granary.query.statistics.Statistics;
import org.granary.store.GameCollection;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Counts games, wins and seeds. */
@Command(
    name = "stats",
    description = {
      "Counts games by player, event, year and more, and sets up cross-tables of events.",
      "Tells how long games are and what moves capture."
    },
    footer = "  granary stats --db my.granary --by cross-table --where 'event:club'")
final class StatsCommand implements Callable<Integer> {
  private static final int LONGEST_OPENING = 40;

  @Mixin private CollectionOption collection;

  @Option(
      names = "--by",
      paramLabel = "WHAT",
      converter = StatsBy.Converter.class,
      defaultValue = "player",
      description = {
        "player, player-year, player-opening, event, cross-table (a table an event),",
        "year, rules, length or captures. Default: player."
      })
  private StatsBy by;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "4",
      description = "How many plies are an opening, 1 to " + LONGEST_OPENING + ". Default: 4.")
  private int plies;

  @Mixin private WhereOption where;
  @Mixin private LimitOption limit;
  @Mixin private FormatOption format;
  @Spec private CommandSpec spec;
  private final Console console;

  StatsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (plies < 1 || plies > LONGEST_OPENING) {
      throw new ParameterException(
          spec.commandLine(), "--plies is 1 to " + LONGEST_OPENING + ", not " + plies);
    }
    Query query = where.query(collection.searches());
    try (GameCollection open = collection.open(console)) {
      Statistics statistics = new Statistics(open);
      if (by == StatsBy.CROSS_TABLE && format.forPeople()) {
        CrossTablePage page = new CrossTablePage(console.out());
        List<CrossTable> tables = crossTables(statistics, query).toList();
        for (CrossTable table : tables) {
          page.print(table);
        }
        if (tables.isEmpty()) {
          console.err().println("no event with results between players who are known");
        }
      } else {
        printRows(statistics, query);
      }
    }
    return ExitCode.DONE;
  }

  private void printRows(Statistics statistics, Query query) throws IOException {
    try (TableWriter table = format.format().open(by.columns(), console.out())) {
      for (List<Cell> row : rows(statistics, query).toList()) {
        table.row(row);
      }
    }
    if (by == StatsBy.LENGTH && format.forPeople()) {
      new LengthHistogram(console.out()).print(statistics.lengths(query));
    }
  }

  private Stream<List<Cell>> rows(Statistics statistics, Query query) throws IOException {
    return switch (by) {
      case PLAYER -> first(statistics.players(query), PlayerTables::row);
      case PLAYER_YEAR -> first(statistics.playerYears(query), PlayerTables::row);
      case PLAYER_OPENING -> first(statistics.playerOpenings(query, plies), PlayerTables::row);
      case EVENT -> first(statistics.events(query), StatsTable::row);
      case CROSS_TABLE -> crossTables(statistics, query).flatMap(CrossTableRows::rows);
      case YEAR -> first(statistics.years(query), StatsTable::row);
      case RULES -> first(statistics.ruleSets(query), StatsTable::row);
      case LENGTH -> Stream.of(PlayTables.row(statistics.lengths(query)));
      case CAPTURES -> Stream.of(PlayTables.row(statistics.captures(query)));
    };
  }

  private <T> Stream<List<Cell>> first(List<T> all, Function<T, List<Cell>> row) {
    return all.stream().limit(limit.limit()).map(row);
  }

  private Stream<CrossTable> crossTables(Statistics statistics, Query query) throws IOException {
    return statistics.crossTables(query).stream().limit(limit.limit());
  }
}
