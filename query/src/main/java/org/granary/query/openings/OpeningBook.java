package org.granary.query.openings;

import java.io.IOException;
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
import org.granary.query.Search;
import org.granary.store.GameCollection;
import org.granary.store.IndexFields;
import org.granary.store.TextAnalysis;

/**
 * What the games of a collection played at any position, counted in the index alone.
 *
 * <p>Without a filter the time hardly depends on the number of games; with one it does, on that of
 * the games that reach the position.
 */
public final class OpeningBook {
  private final GameCollection collection;
  private final IndexReader reader;
  private final Optional<GameSet> games;

  /**
   * A book.
   *
   * @param collection must stay open
   * @param where counts only games that fit it
   * @throws IOException if the index cannot be read
   */
  public OpeningBook(GameCollection collection, Query where) throws IOException {
    this.collection = collection;
    this.reader = collection.searcher().getIndexReader();
    this.games = new Search(collection).games(where);
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
    return new OpeningTable(
        ruleSet,
        position,
        counts.games(position),
        counts.ended(position),
        plies.stream()
            .map(ply -> move(ply, counts))
            .sorted(Comparator.comparing(move -> -move.played().total()))
            .toList());
  }

  private static OpeningMove move(Ply ply, PositionCounts counts) {
    return new OpeningMove(
        ply.move(),
        ply.after(),
        counts.played(ply.before(), ply.move()),
        counts.games(ply.after()));
  }
}
