package org.granary.query;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import org.apache.lucene.index.IndexReader;
import org.granary.grammar.Query;
import org.granary.query.SearchStage.Kind;
import org.granary.store.GameCollection;
import org.granary.store.StoredGame;

/**
 * Finds the games of a collection that fit a query.
 *
 * <pre>{@code
 * Query query = QueryReader.read("result:draw opens \"F f\"").query().orElseThrow();
 * new Search(collection).find(query, SearchOptions.ALL.withLimit(10), hit -> show(hit));
 * }</pre>
 *
 * <p>Answers are exact: the index narrows, and what it cannot tell a replay decides. One object
 * serves one thread at a time; it uses all processors itself.
 */
public final class Search {
  private final GameCollection collection;
  private final IndexReader reader;
  private final StageLog log;

  /** Searches a collection, which must stay open. */
  public Search(GameCollection collection) {
    this(collection, stage -> {});
  }

  /** Searches a collection, which must stay open, and tells the stages of each search. */
  public Search(GameCollection collection, Consumer<SearchStage> stages) {
    this.collection = collection;
    this.reader = collection.searcher().getIndexReader();
    this.log = new StageLog(stages);
  }

  /**
   * Gives the games that fit, in order, each as soon as it is known.
   *
   * @param hits takes each hit as it comes
   * @throws IOException if the index cannot be read
   */
  public SearchSummary find(Query query, SearchOptions options, Consumer<SearchHit> hits)
      throws IOException {
    if (options.order() == SearchOptions.Order.DISTANCE) {
      return nearestFirst(query, options, hits);
    }
    Finder finder = Finders.of(query);
    return visit(query, options, id -> hits.accept(hit(id, finder)));
  }

  /** Whether hits of a query can have distances, and so be in the order of them. */
  public static boolean hasDistances(Query query) {
    return Finders.distances(query) != Finder.NOWHERE;
  }

  /** All games that fit have to be known before the first one is. */
  private SearchSummary nearestFirst(Query query, SearchOptions options, Consumer<SearchHit> hits)
      throws IOException {
    Finder finder = Finders.distances(query);
    NearestFirst nearest = new NearestFirst(options);
    SearchSummary all =
        visit(
            query,
            SearchOptions.ALL,
            id -> nearest.add(id, finder.find(collection.line(id).orElseThrow())));
    List<Long> ids = nearest.ids();
    ids.forEach(id -> hits.accept(hit(id, finder)));
    return new SearchSummary(all.games(), all.possible(), all.replayed(), ids.size(), all.time());
  }

  /** How many games fit. */
  public long count(Query query) throws IOException {
    long games = exactly(plan(query)).size();
    log.add(Kind.FIT, games, 0);
    return games;
  }

  /** The ids of the games that fit, lowest first. */
  public List<Long> ids(Query query) throws IOException {
    List<Long> ids = new ArrayList<>();
    visit(query, SearchOptions.ALL, ids::add);
    return ids;
  }

  private SearchHit hit(long id, Finder finder) {
    StoredGame game = collection.game(id).orElseThrow();
    Optional<Place> place = finder == Finder.NOWHERE ? Optional.empty() : finder.find(game.line());
    return new SearchHit(game, place);
  }

  private SearchSummary visit(Query query, SearchOptions options, Consumer<Long> visitor)
      throws IOException {
    long began = System.nanoTime();
    Plan plan = plan(query);
    Ordering games = ordered(plan, options);
    Limit limit = new Limit(options.limit(), rank -> visitor.accept(games.id(rank)));
    long replayed = 0;
    if (options.limit() > 0 && plan instanceof Plan.Indexed) {
      for (int rank = 0; rank < games.size() && limit.test(rank); rank++) {}
    } else if (options.limit() > 0) {
      replayed = verify(plan, games, limit);
    }
    log.add(Kind.FIT, limit.shown, limit.nanos);
    Duration time = Duration.ofNanos(System.nanoTime() - began);
    return new SearchSummary(reader.numDocs(), games.size(), replayed, limit.shown, time);
  }

  private Plan plan(Query query) throws IOException {
    log.add(Kind.COLLECTION, reader.numDocs(), 0);
    return new Compiler(collection, log).plan(query);
  }

  private Ordering ordered(Plan plan, SearchOptions options) throws IOException {
    long began = System.nanoTime();
    Ordering games = Ordering.of(plan.possible(), reader, options);
    log.add(Kind.CANDIDATES, games.size(), System.nanoTime() - began);
    return games;
  }

  /** Replays games and hands over those that fit; gives how many were replayed. */
  private long verify(Plan plan, Ordering games, Limit limit) throws IOException {
    long began = System.nanoTime();
    Verification verification = new Verification(plan, games, collection);
    verification.run(limit);
    log.replayed(verification, System.nanoTime() - began - limit.nanos);
    return verification.replayed();
  }

  /**
   * The games that fit, for counts over them; empty if the query does not tell any from others.
   *
   * @throws IOException if the index cannot be read
   */
  public Optional<GameSet> games(Query query) throws IOException {
    return query.equals(Query.EVERYTHING) ? Optional.empty() : Optional.of(exactly(plan(query)));
  }

  private GameSet exactly(Plan plan) throws IOException {
    if (plan instanceof Plan.Indexed indexed) {
      return indexed.games();
    }
    Ordering games = ordered(plan, SearchOptions.ALL);
    GameSet.Builder fitting = new GameSet.Builder(reader);
    verify(plan, games, new Limit(Integer.MAX_VALUE, rank -> fitting.add(games.doc(rank))));
    return fitting.build();
  }

  /** Takes games until there are enough of them. */
  private static final class Limit implements IntPredicate {
    private final int limit;
    private final IntConsumer visitor;
    private int shown;

    /** How long the visitor took. */
    private long nanos;

    Limit(int limit, IntConsumer visitor) {
      this.limit = limit;
      this.visitor = visitor;
    }

    @Override
    public boolean test(int rank) {
      long began = System.nanoTime();
      visitor.accept(rank);
      nanos += System.nanoTime() - began;
      shown++;
      return shown < limit;
    }
  }
}
