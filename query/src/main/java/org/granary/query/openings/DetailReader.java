package org.granary.query.openings;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.util.BitSetIterator;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.query.GameSet;
import org.granary.query.Points;
import org.granary.store.IndexFields;
import org.granary.store.PositionKey;

/** Reads scores and dates of the games that played a move; its time grows with their number. */
final class DetailReader {
  private final IndexSearcher searcher;
  private final Optional<GameSet> games;
  private final RuleSet ruleSet;

  /**
   * A reader.
   *
   * @param games the games that count; all if empty
   */
  DetailReader(IndexSearcher searcher, Optional<GameSet> games, RuleSet ruleSet) {
    this.searcher = searcher;
    this.games = games;
    this.ruleSet = ruleSet;
  }

  /** The games that played a move, and those that played its twin, with their sides exchanged. */
  MoveDetails read(Position position, Move move) throws IOException {
    Move twin = move.isPass() ? move : Move.house(ruleSet.layout().turned(move.code()));
    return read(played(position, move), 1).plus(read(played(position.turned(), twin), -1));
  }

  private GameSet played(Position position, Move move) throws IOException {
    PositionKey key = PositionKey.of(ruleSet);
    GameSet played =
        GameSet.found(
            searcher,
            Points.inRange(
                IndexFields.positions(ruleSet), key.played(position, Optional.of(move))));
    return games.map(played::and).orElse(played);
  }

  private MoveDetails read(GameSet played, int sign) throws IOException {
    MoveDetails details = MoveDetails.NONE;
    for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
      details = details.plus(read(leaf, new BitSetIterator(played.segment(leaf), 0), sign));
    }
    return details;
  }

  private static MoveDetails read(LeafReaderContext leaf, DocIdSetIterator docs, int sign)
      throws IOException {
    NumericDocValues south = DocValues.getNumeric(leaf.reader(), IndexFields.SOUTH_HALVES);
    NumericDocValues north = DocValues.getNumeric(leaf.reader(), IndexFields.NORTH_HALVES);
    NumericDocValues days = DocValues.getNumeric(leaf.reader(), IndexFields.LAST_DAY);
    long scored = 0;
    long halves = 0;
    int last = 0;
    for (int doc = docs.nextDoc(); doc != DocIdSetIterator.NO_MORE_DOCS; doc = docs.nextDoc()) {
      if (south.advanceExact(doc) && north.advanceExact(doc)) {
        scored++;
        halves += sign * (south.longValue() - north.longValue());
      }
      last = days.advanceExact(doc) ? Math.max(last, (int) days.longValue()) : last;
    }
    return new MoveDetails(scored, halves, last == 0 ? OptionalInt.empty() : OptionalInt.of(last));
  }
}
