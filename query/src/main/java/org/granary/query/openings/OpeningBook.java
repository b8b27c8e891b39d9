package org.granary.query.openings;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.Query;
import org.granary.query.GameSet;
import org.granary.query.Results;
import org.granary.query.Search;
import org.granary.store.GameCollection;
import org.granary.store.IndexFields;
import org.granary.store.TextAnalysis;

/**
 * What the games of a collection played at any position, counted in the index alone.
 *
 * <p>Without a filter the time hardly depends on the number of games; with one it does, on that of
 * the games that reach the position. So it does with {@linkplain MoveDetails details}, for which
 * each game is read: where more than {@link #DETAILED} games came they are left out, unless they
 * are {@linkplain #withDetails asked for}.
 */
public final class OpeningBook {
  /** A position that more games reached has no details, unless they are asked for. */
  public static final int DETAILED = 20_000;

  private final GameCollection collection;
  private final IndexReader reader;
  private final Optional<GameSet> games;
  private final long detailed;

  /**
   * A book.
   *
   * @param collection must stay open
   * @param where counts only games that fit it
   * @throws IOException if the index cannot be read
   */
  public OpeningBook(GameCollection collection, Query where) throws IOException {
    this(collection, new Search(collection).games(where), DETAILED);
  }

  private OpeningBook(GameCollection collection, Optional<GameSet> games, long detailed) {
    this.collection = collection;
    this.reader = collection.searcher().getIndexReader();
    this.games = games;
    this.detailed = detailed;
  }

  /** The same book with details of every move, however many games played it. */
  public OpeningBook withDetails() {
    return withDetailsUpTo(Long.MAX_VALUE);
  }

  /** The same book with details where at most so many games came. */
  OpeningBook withDetailsUpTo(long most) {
    return new OpeningBook(collection, games, most);
  }

  /** The rule set that most games were played under; the default one if there are no games. */
  public RuleSet usualRuleSet() throws IOException {
    RuleSet usual = RuleSets.ABAPA;
    int most = 0;
    for (RuleSet ruleSet : collection.ruleSets()) {
      int games =
          reader.docFreq(new Term(IndexFields.RULE_SET, TextAnalysis.keyword(ruleSet.id())));
      usual = games > most ? ruleSet : usual;
      most = Math.max(games, most);
    }
    return usual;
  }

  /**
   * What was played at a position.
   *
   * @param position a position of the rule set's layout
   * @throws IllegalArgumentException if the layouts differ
   * @throws IOException if the index cannot be read
   */
  public OpeningTable at(Position position, RuleSet ruleSet) throws IOException {
    if (!position.layout().equals(ruleSet.layout())) {
      throw new IllegalArgumentException(position + " is no position of " + ruleSet);
    }
    List<Ply> plies =
        ruleSet.rules().legalMoves(position).stream()
            .map(move -> ruleSet.rules().play(position, move))
            .toList();
    PositionCounts counts = new PositionCounts(ruleSet);
    counts.ask(position);
    plies.forEach(ply -> counts.ask(ply.after()));
    counts.run(reader, games);
    DetailReader details = new DetailReader(collection.searcher(), games, ruleSet);
    List<OpeningMove> moves = new ArrayList<>();
    for (Ply ply : plies) {
      moves.add(move(ply, counts, details));
    }
    moves.sort(Comparator.comparing(move -> -move.played().total()));
    return new OpeningTable(
        ruleSet, position, counts.games(position), counts.ended(position), moves);
  }

  private OpeningMove move(Ply ply, PositionCounts counts, DetailReader details)
      throws IOException {
    Results played = counts.played(ply.before(), ply.move());
    boolean few = counts.games(ply.before()).total() <= detailed;
    return new OpeningMove(
        ply.move(),
        ply.after(),
        played,
        counts.games(ply.after()),
        few ? Optional.of(details(ply, played, details)) : Optional.empty());
  }

  private static MoveDetails details(Ply ply, Results played, DetailReader details)
      throws IOException {
    return played.total() == 0 ? MoveDetails.NONE : details.read(ply.before(), ply.move());
  }
}
