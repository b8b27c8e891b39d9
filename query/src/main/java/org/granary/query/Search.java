package org.granary.query;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.apache.lucene.index.IndexReader;
import org.granary.grammar.Query;
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

  /** Searches a collection, which must stay open. */
  public Search(GameCollection collection) {
    this.collection = collection;
    this.reader = collection.searcher().getIndexReader();
  }

  /**
   * Gives the games that fit, in order, each as soon as it is known.
   *
   * @param hits takes each hit as it comes
   * @throws IOException if the index cannot be read
   */
  public SearchSummary find(Query query, SearchOptions options, Consumer<SearchHit> hits)
      throws IOException {
    Finder finder = Finders.of(query);
    return visit(query, options, id -> hits.accept(hit(id, finder)));
  }

  /** How many games fit. */
  public long count(Query query) throws IOException {
    return exactly(plan(query)).size();
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
    Ordering games = Ordering.of(plan.possible(), reader, options);
    Limit limit = new Limit(games, options.limit(), visitor);
    long replayed = 0;
    if (options.limit() > 0 && plan instanceof Plan.Indexed) {
      for (int rank = 0; rank < games.size() && limit.test(rank); rank++) {}
    } else if (options.limit() > 0) {
      Verification verification = new Verification(plan, games, collection);
      verification.run(limit);
      replayed = verification.replayed();
    }
    Duration time = Duration.ofNanos(System.nanoTime() - began);
    return new SearchSummary(reader.numDocs(), games.size(), replayed, limit.shown, time);
  }

  private Plan plan(Query query) throws IOException {
    return new Compiler(collection).plan(query);
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
    Ordering games = Ordering.of(plan.possible(), reader, SearchOptions.ALL);
    GameSet.Builder fitting = new GameSet.Builder(reader);
    new Verification(plan, games, collection)
        .run(
            rank -> {
              fitting.add(games.doc(rank));
              return true;
            });
    return fitting.build();
  }

  /** Takes games until there are enough of them. */
  private static final class Limit implements IntPredicate {
    private final Ordering games;
    private final int limit;
    private final Consumer<Long> visitor;
    private int shown;

    Limit(Ordering games, int limit, Consumer<Long> visitor) {
      this.games = games;
      this.limit = limit;
      this.visitor = visitor;
    }

    @Override
    public boolean test(int rank) {
      visitor.accept(games.id(rank));
      shown++;
      return shown < limit;
    }
  }
}
