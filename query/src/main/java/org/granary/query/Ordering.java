package org.granary.query;

import java.io.IOException;
import java.util.Arrays;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.BitSetIterator;
import org.granary.store.IndexFields;

/**
 * A set of games brought into an order. Games are known by their rank here, which is their 0-based
 * place in that order.
 */
public final class Ordering {
  /** A document's number takes this many bits, and so does a rank. */
  private static final int BITS = 31;

  private static final int MASK = Integer.MAX_VALUE;
  private static final long LAST = 0xffff_ffffL;

  private final long[] idsAndDocs;

  private Ordering(long[] idsAndDocs) {
    this.idsAndDocs = idsAndDocs;
  }

  /** Orders a set of games. */
  public static Ordering of(GameSet games, IndexReader reader, SearchOptions options)
      throws IOException {
    Ordering byId = byId(games, reader);
    return switch (options.order()) {
      case ID, DISTANCE -> options.descending() ? byId.reversed() : byId;
      case DATE -> byId.by(IndexFields.FIRST_DAY, reader, options.descending());
      case PLIES -> byId.by(IndexFields.PLIES, reader, options.descending());
    };
  }

  private static Ordering byId(GameSet games, IndexReader reader) throws IOException {
    long[] packed = new long[games.size()];
    int end = 0;
    for (LeafReaderContext leaf : reader.leaves()) {
      NumericDocValues ids = DocValues.getNumeric(leaf.reader(), IndexFields.ID);
      DocIdSetIterator docs = new BitSetIterator(games.segment(leaf), 0);
      for (int doc = docs.nextDoc(); doc != DocIdSetIterator.NO_MORE_DOCS; doc = docs.nextDoc()) {
        long id = ids.advanceExact(doc) ? ids.longValue() : 0;
        packed[end++] = id << BITS | leaf.docBase + doc;
      }
    }
    Arrays.sort(packed);
    return new Ordering(packed);
  }

  private Ordering reversed() {
    long[] reversed = new long[size()];
    for (int rank = 0; rank < reversed.length; rank++) {
      reversed[rank] = idsAndDocs[reversed.length - 1 - rank];
    }
    return new Ordering(reversed);
  }

  private Ordering by(String field, IndexReader reader, boolean descending) throws IOException {
    long[] keys = keys(field, reader);
    long[] keysAndRanks = new long[size()];
    for (int rank = 0; rank < keysAndRanks.length; rank++) {
      long key = keys[doc(rank)];
      long place = key == LAST || !descending ? key : Integer.MAX_VALUE - key;
      keysAndRanks[rank] = place << BITS | rank;
    }
    Arrays.sort(keysAndRanks);
    long[] ordered = new long[size()];
    for (int rank = 0; rank < ordered.length; rank++) {
      ordered[rank] = idsAndDocs[(int) keysAndRanks[rank] & MASK];
    }
    return new Ordering(ordered);
  }

  /**
   * The numbers of a field by document, none of them negative; {@link #LAST} where it is missing.
   */
  private static long[] keys(String field, IndexReader reader) throws IOException {
    long[] keys = new long[reader.maxDoc()];
    Arrays.fill(keys, LAST);
    for (LeafReaderContext leaf : reader.leaves()) {
      NumericDocValues values = DocValues.getNumeric(leaf.reader(), field);
      for (int doc = values.nextDoc();
          doc != NumericDocValues.NO_MORE_DOCS;
          doc = values.nextDoc()) {
        keys[leaf.docBase + doc] = values.longValue();
      }
    }
    return keys;
  }

  public int size() {
    return idsAndDocs.length;
  }

  /** The id of the game at a rank. */
  public long id(int rank) {
    return idsAndDocs[rank] >>> BITS;
  }

  /** The document, counted over all segments, of the game at a rank. */
  public int doc(int rank) {
    return (int) idsAndDocs[rank] & MASK;
  }
}
