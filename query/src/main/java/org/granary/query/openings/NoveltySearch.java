package org.granary.query.openings;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.lucene.index.IndexReader;
import org.granary.engine.Game;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.grammar.Query;
import org.granary.query.GameSet;
import org.granary.query.Ordering;
import org.granary.query.Search;
import org.granary.query.SearchOptions;
import org.granary.query.openings.Novelty.UsualMove;
import org.granary.store.GameCollection;
import org.granary.store.StoredGame;

/**
 * Finds where games left what had been played before; {@link GameTimes} says which games are
 * earlier.
 *
 * <p>Each ply is looked up in the index until one is new. A game may leave known positions and come
 * back to them, so no ply can be skipped.
 */
public final class NoveltySearch {
  private final GameCollection collection;
  private final IndexReader reader;
  private final GameTimes times;

  /**
   * A search in a collection, which must stay open.
   *
   * @throws IOException if the index cannot be read
   */
  public NoveltySearch(GameCollection collection) throws IOException {
    this.collection = collection;
    this.reader = collection.searcher().getIndexReader();
    this.times = new GameTimes(reader);
  }

  /**
   * Gives the novelties of games in the order of their ids, each as soon as it is known. Earlier
   * games count whether they fit the query or not.
   *
   * @param where the games whose novelties are wanted
   * @param limit how many to give at most
   * @return how many of the games that were looked at have none
   * @throws IOException if the index cannot be read
   */
  public long find(Query where, int limit, Consumer<Novelty> novelties) throws IOException {
    GameSet games = new Search(collection).games(where).orElseGet(() -> GameSet.all(reader));
    Ordering order = Ordering.of(games, reader, SearchOptions.ALL);
    long given = 0;
    int looked = 0;
    while (looked < order.size() && given < limit) {
      Optional<Novelty> novelty = novelty(order.id(looked), order.doc(looked));
      novelty.ifPresent(novelties);
      given += novelty.isPresent() ? 1 : 0;
      looked++;
    }
    return looked - given;
  }

  private Optional<Novelty> novelty(long id, int doc) throws IOException {
    StoredGame stored = collection.game(id).orElseThrow();
    RuleSet ruleSet = stored.line().ruleSet();
    Game game = stored.line().replay();
    EarlierGames earlier = new EarlierGames(reader, times, ruleSet, doc);
    for (int number = 1; number <= game.plyCount(); number++) {
      if (!earlier.reached(game.position(number))) {
        return Optional.of(novelty(stored, number, game.ply(number), earlier));
      }
    }
    return Optional.empty();
  }

  private static Novelty novelty(StoredGame stored, int number, Ply ply, EarlierGames earlier)
      throws IOException {
    Position before = ply.before();
    Optional<UsualMove> usual = Optional.empty();
    long all = earlier.played(before, Optional.empty());
    for (Move move : stored.line().ruleSet().rules().legalMoves(before)) {
      long games = earlier.played(before, Optional.of(move));
      all += games;
      if (games > usual.map(UsualMove::games).orElse(0L)) {
        usual = Optional.of(new UsualMove(move, games));
      }
    }
    return new Novelty(stored, number, ply, all, usual);
  }
}
