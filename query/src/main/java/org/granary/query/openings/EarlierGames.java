package org.granary.query.openings;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PointValues;
import org.apache.lucene.index.PointValues.IntersectVisitor;
import org.apache.lucene.index.PointValues.PointTree;
import org.apache.lucene.index.PointValues.Relation;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.Bits;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.store.IndexFields;
import org.granary.store.KeyRange;
import org.granary.store.PositionKey;

/** The games under a rule set that were played before one of them, and the positions they had. */
final class EarlierGames {
  private final IndexReader reader;
  private final GameTimes times;
  private final RuleSet ruleSet;
  private final PositionKey key;
  private final int game;

  /**
   * The games before one.
   *
   * @param game the document of that one, counted over all segments
   */
  EarlierGames(IndexReader reader, GameTimes times, RuleSet ruleSet, int game) {
    this.reader = reader;
    this.times = times;
    this.ruleSet = ruleSet;
    this.key = PositionKey.of(ruleSet);
    this.game = game;
  }

  /** Whether any of them reached a position or its twin. */
  boolean reached(Position position) throws IOException {
    return count(key.eitherSide(position), 1) > 0;
  }

  /** How many went on from a position with a move, or ended there if it is empty; twins too. */
  long played(Position position, Optional<Move> move) throws IOException {
    Optional<Move> twin =
        move.map(m -> m.isPass() ? m : Move.house(ruleSet.layout().turned(m.code())));
    return count(key.played(position, move), Long.MAX_VALUE)
        + count(key.played(position.turned(), twin), Long.MAX_VALUE);
  }

  /** Counts points in a range, no further than is asked for. */
  private long count(KeyRange range, long enough) throws IOException {
    long found = 0;
    for (LeafReaderContext leaf : reader.leaves()) {
      PointValues points = leaf.reader().getPointValues(IndexFields.positions(ruleSet));
      if (points != null && found < enough) {
        Tally tally = new Tally(leaf, range, enough - found);
        walk(points.getPointTree(), tally);
        found += tally.found;
      }
    }
    return found;
  }

  /** Looks at one leaf of the tree after the other, until enough were found. */
  private static void walk(PointTree tree, Tally tally) throws IOException {
    Relation relation = tally.compare(tree.getMinPackedValue(), tree.getMaxPackedValue());
    if (relation == Relation.CELL_OUTSIDE_QUERY) {
      return;
    }
    if (tree.moveToChild()) {
      do {
        walk(tree, tally);
      } while (tree.moveToSibling());
      tree.moveToParent();
    } else if (relation == Relation.CELL_INSIDE_QUERY) {
      tree.visitDocIDs(tally);
    } else {
      tree.visitDocValues(tally);
    }
  }

  /** Counts the earlier games of a segment with a point in a range. */
  private final class Tally implements IntersectVisitor {
    private final Optional<Bits> live;
    private final int base;
    private final byte[] low;
    private final byte[] high;
    private final long enough;
    private long found;

    Tally(LeafReaderContext leaf, KeyRange range, long enough) {
      this.live = Optional.ofNullable(leaf.reader().getLiveDocs());
      this.base = leaf.docBase;
      this.low = range.low();
      this.high = range.high();
      this.enough = enough;
    }

    @Override
    public void visit(int doc) {
      boolean counts = found < enough && times.earlier(base + doc, game);
      found += counts && (live.isEmpty() || live.get().get(doc)) ? 1 : 0;
    }

    @Override
    public void visit(int doc, byte[] point) {
      if (!below(point, low) && !below(high, point)) {
        visit(doc);
      }
    }

    @Override
    public void visit(DocIdSetIterator docs, byte[] point) throws IOException {
      if (!below(point, low) && !below(high, point)) {
        for (int doc = docs.nextDoc(); doc != DocIdSetIterator.NO_MORE_DOCS; doc = docs.nextDoc()) {
          visit(doc);
        }
      }
    }

    @Override
    public Relation compare(byte[] min, byte[] max) {
      if (found >= enough || below(max, low) || below(high, min)) {
        return Relation.CELL_OUTSIDE_QUERY;
      }
      boolean inside = !below(min, low) && !below(high, max);
      return inside ? Relation.CELL_INSIDE_QUERY : Relation.CELL_CROSSES_QUERY;
    }

    private static boolean below(byte[] one, byte[] other) {
      return Arrays.compareUnsigned(one, other) < 0;
    }
  }
}
