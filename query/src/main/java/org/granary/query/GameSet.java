package org.granary.query;

import java.io.IOException;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Scorer;
import org.apache.lucene.search.Weight;
import org.apache.lucene.util.Bits;
import org.apache.lucene.util.FixedBitSet;

/** A set of an index's games that were not deleted: one bit a document, by segment. Immutable. */
public final class GameSet {
  private final List<FixedBitSet> segments;

  /** A set in the making. */
  static final class Builder {
    private final IndexReader reader;
    private final List<FixedBitSet> segments;

    Builder(IndexReader reader) {
      this.reader = reader;
      this.segments =
          reader.leaves().stream().map(leaf -> new FixedBitSet(leaf.reader().maxDoc())).toList();
    }

    /** Adds a document, counted over all segments. */
    void add(int doc) {
      int segment = ReaderUtil.subIndex(doc, reader.leaves());
      segments.get(segment).set(doc - reader.leaves().get(segment).docBase);
    }

    /** Adds a document of a segment. */
    void add(LeafReaderContext leaf, int doc) {
      segments.get(leaf.ord).set(doc);
    }

    GameSet build() {
      return new GameSet(segments);
    }
  }

  private GameSet(List<FixedBitSet> segments) {
    this.segments = segments;
  }

  /** All games. */
  public static GameSet all(IndexReader reader) {
    return new GameSet(reader.leaves().stream().map(leaf -> live(leaf.reader())).toList());
  }

  private static FixedBitSet live(LeafReader reader) {
    FixedBitSet docs = new FixedBitSet(reader.maxDoc());
    docs.set(0, reader.maxDoc());
    Bits live = reader.getLiveDocs();
    for (int doc = 0; live != null && doc < reader.maxDoc(); doc++) {
      if (!live.get(doc)) {
        docs.clear(doc);
      }
    }
    return docs;
  }

  /** The games that a question to the index finds. */
  public static GameSet found(IndexSearcher searcher, Query query) throws IOException {
    Weight weight = searcher.createWeight(searcher.rewrite(query), ScoreMode.COMPLETE_NO_SCORES, 1);
    FixedBitSet[] segments = new FixedBitSet[searcher.getIndexReader().leaves().size()];
    for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
      FixedBitSet docs = new FixedBitSet(leaf.reader().maxDoc());
      Scorer scorer = weight.scorer(leaf);
      if (scorer != null) {
        docs.or(scorer.iterator());
      }
      if (leaf.reader().hasDeletions()) {
        docs.and(live(leaf.reader()));
      }
      segments[leaf.ord] = docs;
    }
    return new GameSet(List.of(segments));
  }

  /** The bits of a segment's documents; not to be changed. */
  public FixedBitSet segment(LeafReaderContext leaf) {
    return segments.get(leaf.ord);
  }

  boolean contains(int segment, int doc) {
    return segments.get(segment).get(doc);
  }

  /** How many games it holds. */
  int size() {
    return segments.stream().mapToInt(FixedBitSet::cardinality).sum();
  }

  /** The games of both. */
  public GameSet and(GameSet other) {
    return combined(
        other,
        (mine, theirs) -> {
          mine.and(theirs);
          return mine;
        });
  }

  /** The games of either. */
  GameSet or(GameSet other) {
    return combined(
        other,
        (mine, theirs) -> {
          mine.or(theirs);
          return mine;
        });
  }

  /** The games of this but not of the other. */
  GameSet without(GameSet other) {
    return combined(
        other,
        (mine, theirs) -> {
          mine.andNot(theirs);
          return mine;
        });
  }

  private GameSet combined(GameSet other, BinaryOperator<FixedBitSet> operator) {
    return new GameSet(
        IntStream.range(0, segments.size())
            .mapToObj(i -> operator.apply(segments.get(i).clone(), other.segments.get(i)))
            .toList());
  }
}
