package org.granary.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.granary.grammar.Query;
import org.granary.query.Search;
import org.granary.query.SearchOptions;
import org.granary.query.SearchSummary;
import org.granary.store.GameCollection;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds games. */
@Command(
    name = "search",
    description = "Finds the games of a collection that fit a query; docs/query.md describes it.",
    footer = "  granary search --db my.granary 'player:marta result:south plies > 60'")
final class SearchCommand implements Callable<Integer> {
  @Mixin private CollectionOption collection;

  @Parameters(
      paramLabel = "QUERY",
      arity = "0..1",
      description = "What the games must be like. None: every game.")
  private @Nullable String query;

  @Mixin private SavedQueryOption save;
  @Mixin private LimitOption limit;

  @Option(
      names = "--sort",
      paramLabel = "BY",
      defaultValue = "id",
      description = "Order: id, date, plies or, with near in QUERY, distance. Default: id.")
  private SearchOptions.Order sort;

  @Option(names = "--descending", description = "The highest first.")
  private boolean descending;

  @Option(names = "--count", description = "Print only how many there are.")
  private boolean count;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, csv, json (one object a line) or ogn (whole records). Default: text.")
  private Hits.Format format;

  @Option(
      names = "--explain",
      description = "Tell on standard error how many games each stage left, and its time.")
  private boolean explain;

  @Option(names = "--exit-code", description = "Exit with 1 if no game fits.")
  private boolean exitCode;

  @Spec private CommandSpec spec;
  private final Console console;

  SearchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Query parsed = save.read(query, collection, console);
    if (sort == SearchOptions.Order.DISTANCE && !Search.hasDistances(parsed)) {
      throw new ParameterException(
          spec.commandLine(),
          "--sort distance needs a condition near \"POSITION\" within N seeds in the query");
    }
    long found;
    try (GameCollection open = collection.open(console)) {
      StageTable stages = new StageTable();
      Search search = explain ? new Search(open, stages) : new Search(open);
      found = count ? printCount(search, parsed) : printGames(open, search, parsed);
      if (explain) {
        console.out().flush();
        stages.print(format.table(), console.err());
      }
    }
    return exitCode && found == 0 ? ExitCode.DATA : ExitCode.DONE;
  }

  private long printCount(Search search, Query parsed) throws IOException {
    long found = search.count(parsed);
    console.out().println(found);
    return found;
  }

  private long printGames(GameCollection open, Search search, Query parsed) throws IOException {
    SearchOptions options = new SearchOptions(sort, descending, limit.limit());
    try (Hits hits = Hits.open(format, Search.hasDistances(parsed), open, console.out())) {
      SearchSummary summary = search.find(parsed, options, hits);
      if (format == Hits.Format.TEXT) {
        console.err().println(words(summary));
      }
      return summary.shown();
    }
  }

  private String words(SearchSummary summary) {
    if (summary.shown() < limit.limit()) {
      return summary.shown() + " of " + Count.of(summary.games(), "game");
    }
    String fit = (summary.exact() ? "" : "at most ") + summary.possible();
    return "the first " + summary.shown() + "; " + fit + " fit";
  }
}
