package org.granary.query.openings;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Winner;
import org.granary.query.GameSet;
import org.granary.query.Results;
import org.granary.store.IndexFields;
import org.granary.store.KeyRange;
import org.granary.store.PositionKey;

/**
 * Counts the games that reach positions and what follows there, twins included with their sides
 * exchanged; all in one go.
 */
final class PositionCounts {
  private final RuleSet ruleSet;
  private final PositionKey key;
  private final List<KeyRange> asked = new ArrayList<>();
  private Map<KeyRange, Long> counts = Map.of();

  PositionCounts(RuleSet ruleSet) {
    this.ruleSet = ruleSet;
    this.key = PositionKey.of(ruleSet);
  }

  /** Asks for a position, before {@link #run}. */
  void ask(Position position) {
    for (Optional<Move> move : continuations(position)) {
      for (Winner winner : Winner.values()) {
        asked.add(key.played(position, move, winner));
        asked.add(key.played(position.turned(), move.map(this::turned), winner));
      }
    }
  }

  /** What may follow: the end of the record, or a legal move. */
  private List<Optional<Move>> continuations(Position position) {
    List<Optional<Move>> continuations = new ArrayList<>();
    continuations.add(Optional.empty());
    ruleSet.rules().legalMoves(position).forEach(move -> continuations.add(Optional.of(move)));
    return continuations;
  }

  private Move turned(Move move) {
    return move.isPass() ? move : Move.house(ruleSet.layout().turned(move.code()));
  }

  /** Counts everything that was asked for: in some games, or in all. */
  void run(IndexReader reader, Optional<GameSet> games) throws IOException {
    RangeCounts ranges = new RangeCounts(asked);
    for (LeafReaderContext leaf : reader.leaves()) {
      ranges.add(leaf, IndexFields.positions(ruleSet), games);
    }
    counts = ranges.counts();
  }

  /** Games that reach a position. */
  Results games(Position position) {
    return continuations(position).stream()
        .map(move -> followed(position, move))
        .reduce(Results.NONE, Results::plus);
  }

  /** Games whose record ends at a position. */
  Results ended(Position position) {
    return followed(position, Optional.empty());
  }

  /** Games in which a move was played at a position. */
  Results played(Position position, Move move) {
    return followed(position, Optional.of(move));
  }

  private Results followed(Position position, Optional<Move> move) {
    Results results = Results.NONE;
    for (Winner winner : Winner.values()) {
      long same = count(key.played(position, move, winner));
      Position twin = position.turned();
      long turned = count(key.played(twin, move.map(this::turned), winner.turned()));
      results = results.plus(Results.of(winner, same + turned));
    }
    return results;
  }

  private long count(KeyRange range) {
    return counts.getOrDefault(range, 0L);
  }
}
