package org.granary.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.Fen;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.granary.query.Search;
import org.granary.query.SearchOptions;
import org.granary.query.SearchSummary;
import org.granary.query.openings.OpeningBook;
import org.granary.query.statistics.Statistics;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.granary.store.NewGame;
import org.granary.store.StoredLine;

/**
 * Measures searches, opening tables and statistics over a generated collection: {@code FOLDER
 * [GAMES]}. The collection is made if it is not there. Every question is asked many times; the
 * fastest and the median time are shown.
 */
public final class SearchBench {
  private static final int BATCH = 20_000;

  private final GameCollection collection;
  private final RuleSet ruleSet = RuleSets.ABAPA;

  private SearchBench(GameCollection collection) {
    this.collection = collection;
  }

  public static void main(String[] args) throws IOException {
    int games = args.length > 1 ? Integer.parseInt(args[1]) : 100_000;
    Path folder = Files.createDirectories(Path.of(args[0])).resolve("search-" + games + ".granary");
    if (!Files.exists(folder)) {
      make(folder, games);
    }
    try (GameCollection collection = GameCollection.open(folder, SearchBench::tell)) {
      new SearchBench(collection).run();
    }
  }

  private static void tell(String notice) {
    System.out.println(notice);
  }

  private static void make(Path folder, int games) {
    GameGenerator generator = new GameGenerator(1);
    long began = System.nanoTime();
    long plies = 0;
    try (CollectionWriter writer = CollectionWriter.open(folder, SearchBench::tell)) {
      for (int i = 1; i <= games; i++) {
        NewGame game = NewGame.of(generator.next());
        writer.add(game, writer.beginFile("generated", Optional.empty(), "abapa"));
        plies += game.plyCount();
        if (i % BATCH == 0) {
          writer.commit();
        }
      }
      writer.commit();
    }
    System.out.printf(
        "made %,d games, %,d plies in %.1f s%n", games, plies, (System.nanoTime() - began) / 1e9);
  }

  private void run() throws IOException {
    StoredLine line = collection.line(collection.gameCount() / 2).orElseThrow();
    System.out.printf(
        "%,d games, %d segments%n",
        collection.gameCount(), collection.searcher().getIndexReader().leaves().size());
    openings("opening table, start", line.start());
    openings("opening table, ply 4", line.replay().position(4));
    openings("opening table, ply 10", line.replay().position(10));
    detailed("opening table, start, details", line.start());
    detailed("opening table, ply 4, details", line.replay().position(4));
    for (int ply : List.of(0, 4, 20)) {
      String position = Fen.format(line.replay().position(ply));
      search("position at ply " + ply, "position \"" + position + "\"");
      search("board at ply " + ply, "board \"" + position + "\"");
    }
    search("position absent", "position \"0-0-0-0-0-0-0-0-0-0-0-48-0-0-S\"");
    search("name", "player:\"Ama No. 1\"");
    search("word in any field", "text:kodzo");
    search("misspelt word", "text:barcelna~");
    search("date and result", "date:2001..2003 result:draw");
    search("opening", "opens \"F f B\"");
    search("opening and name", "opens \"F f B\" player:\"Ama No. 1\"");
    filtered("opening table, start, 3 years", "date:2001..2003", line.start());
    measure("player statistics", () -> rows(new Statistics(collection).players(Query.EVERYTHING)));
    measure("event statistics", () -> rows(new Statistics(collection).events(Query.EVERYTHING)));
  }

  private static String rows(List<?> rows) {
    return rows.size() + " rows";
  }

  private void openings(String what, Position position) throws IOException {
    OpeningBook book = new OpeningBook(collection, Query.EVERYTHING);
    measure(what, () -> "%,d games".formatted(book.at(position, ruleSet).games().total()));
  }

  private void detailed(String what, Position position) throws IOException {
    OpeningBook book = new OpeningBook(collection, Query.EVERYTHING).withDetails();
    measure(what, () -> "%,d games".formatted(book.at(position, ruleSet).games().total()));
  }

  private void filtered(String what, String where, Position position) throws IOException {
    OpeningBook book = new OpeningBook(collection, read(where));
    measure(what, () -> "%,d games".formatted(book.at(position, ruleSet).games().total()));
  }

  private void search(String what, String text) throws IOException {
    Query query = read(text);
    Search search = new Search(collection);
    measure(
        what,
        () -> {
          SearchSummary all = search.find(query, SearchOptions.ALL.withLimit(10), hit -> {});
          return "%,d possible, %,d replayed, %d shown"
              .formatted(all.possible(), all.replayed(), all.shown());
        });
    measure(what + ", count", () -> "%,d games".formatted(search.count(query)));
  }

  private static Query read(String text) {
    return QueryReader.read(text).query().orElseThrow();
  }

  private interface Question {
    String ask() throws IOException;
  }

  private static void measure(String what, Question question) throws IOException {
    long[] times = new long[200];
    long began = System.nanoTime();
    long processors = processorNanos();
    int asked = 0;
    String answer = "";
    while (asked < times.length && (asked < 3 || System.nanoTime() - began < 3_000_000_000L)) {
      long start = System.nanoTime();
      answer = question.ask();
      times[asked++] = System.nanoTime() - start;
    }
    double each = (processorNanos() - processors) / 1e6 / asked;
    Arrays.sort(times, 0, asked);
    System.out.printf(
        "%-34s %9.2f ms fastest %9.2f ms median %9.2f ms of processors   %s%n",
        what, times[0] / 1e6, times[asked / 2] / 1e6, each, answer);
  }

  private static long processorNanos() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }
}
