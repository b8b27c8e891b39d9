package org.granary.query.openings;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PointValues;
import org.apache.lucene.index.PointValues.IntersectVisitor;
import org.apache.lucene.index.PointValues.PointTree;
import org.apache.lucene.index.PointValues.Relation;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.Bits;
import org.granary.query.GameSet;
import org.granary.store.KeyRange;

/**
 * Counts the points of several ranges in one walk down the point tree.
 *
 * <p>A node of the tree that lies in one range is counted by its size, unread. So without deleted
 * games and without a filter only the leaves at the ends of ranges are read, however many games
 * there are; with them, the document numbers in the ranges are.
 */
final class RangeCounts {
  private final List<KeyRange> ranges;
  private final byte[][] lows;
  private final byte[][] highs;
  private final long[] counts;

  /** Ranges to count; two of them may be the same, but must not overlap else. */
  RangeCounts(Collection<KeyRange> unordered) {
    ranges =
        unordered.stream()
            .distinct()
            .sorted(Comparator.comparing(KeyRange::low, Arrays::compareUnsigned))
            .toList();
    lows = ranges.stream().map(KeyRange::low).toArray(byte[][]::new);
    highs = ranges.stream().map(KeyRange::high).toArray(byte[][]::new);
    counts = new long[lows.length];
  }

  /** Points in each range. */
  Map<KeyRange, Long> counts() {
    return IntStream.range(0, counts.length)
        .boxed()
        .collect(Collectors.toMap(ranges::get, i -> counts[i]));
  }

  /** Adds the points of a field in a segment: of some games, or of all that were not deleted. */
  void add(LeafReaderContext leaf, String field, Optional<GameSet> games) throws IOException {
    PointValues points = leaf.reader().getPointValues(field);
    Optional<Bits> live = Optional.ofNullable(leaf.reader().getLiveDocs());
    Optional<Bits> accepted = games.<Bits>map(set -> set.segment(leaf)).or(() -> live);
    if (points != null && lows.length > 0) {
      walk(points.getPointTree(), accepted.<Tally>map(Accepted::new).orElseGet(Sizes::new));
    }
  }

  private void walk(PointTree tree, Tally tally) throws IOException {
    int place = place(tree.getMinPackedValue());
    if (place == place(tree.getMaxPackedValue())) {
      if (place >= 0) {
        tally.add(tree, place);
      }
    } else if (tree.moveToChild()) {
      do {
        walk(tree, tally);
      } while (tree.moveToSibling());
      tree.moveToParent();
    } else {
      tree.visitDocValues(tally);
    }
  }

  /** The same as {@link #place(byte[])}, quicker if the key is in the range of the key before. */
  private int place(byte[] key, int before) {
    boolean same =
        before >= 0
            && Arrays.compareUnsigned(lows[before], key) <= 0
            && Arrays.compareUnsigned(key, highs[before]) <= 0;
    return same ? before : place(key);
  }

  /** The range that holds a key, or a negative number that names the gap it is in. */
  private int place(byte[] key) {
    int place = Arrays.binarySearch(lows, key, Arrays::compareUnsigned);
    if (place >= 0) {
      return place;
    }
    int below = -place - 2;
    return below >= 0 && Arrays.compareUnsigned(key, highs[below]) <= 0 ? below : place;
  }

  /** Counts points one by one, in leaves that several ranges or gaps share. */
  private abstract class Tally implements IntersectVisitor {
    /** The range of the key before. */
    int place = -1;

    /** Adds a whole node that lies in one range. */
    abstract void add(PointTree tree, int range) throws IOException;

    abstract boolean accepts(int doc);

    @Override
    public void visit(int doc) {
      if (place >= 0 && accepts(doc)) {
        counts[place]++;
      }
    }

    @Override
    public void visit(int doc, byte[] key) {
      place = place(key, place);
      visit(doc);
    }

    /** Documents that share one value, as leaves with few different values give them. */
    @Override
    public void visit(DocIdSetIterator docs, byte[] key) throws IOException {
      place = place(key, place);
      for (int doc = docs.nextDoc(); doc != DocIdSetIterator.NO_MORE_DOCS; doc = docs.nextDoc()) {
        visit(doc);
      }
    }

    @Override
    public Relation compare(byte[] min, byte[] max) {
      return Relation.CELL_CROSSES_QUERY;
    }
  }

  private final class Sizes extends Tally {
    @Override
    void add(PointTree tree, int range) {
      counts[range] += tree.size();
    }

    @Override
    boolean accepts(int doc) {
      return true;
    }
  }

  private final class Accepted extends Tally {
    private final Bits accepted;

    Accepted(Bits accepted) {
      this.accepted = accepted;
    }

    @Override
    void add(PointTree tree, int range) throws IOException {
      place = range;
      tree.visitDocIDs(this);
    }

    @Override
    boolean accepts(int doc) {
      return accepted.get(doc);
    }
  }
}
