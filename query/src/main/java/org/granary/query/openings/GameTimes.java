package org.granary.query.openings;

import java.io.IOException;
import java.util.List;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.granary.store.IndexFields;

/**
 * Which of two games of an index was played earlier.
 *
 * <p>By their dates, if these tell: if all days on which one may have been played come before those
 * of the other. Else, if a date is missing or the days overlap, the one with the lower id. This
 * decides between any two games; it puts three or more into no order, as {@code 2020}, no date and
 * {@code 2019} show, whose ids ascend: each is earlier than the next, and the last than the first.
 */
final class GameTimes {
  private static final int UNKNOWN = 0;

  private final long[] ids;
  private final int[] firstDays;
  private final int[] lastDays;

  /** The times of all games of an index. */
  GameTimes(IndexReader reader) throws IOException {
    ids = new long[reader.maxDoc()];
    firstDays = new int[reader.maxDoc()];
    lastDays = new int[reader.maxDoc()];
    List<LeafReaderContext> leaves = reader.leaves();
    for (LeafReaderContext leaf : leaves) {
      read(leaf, IndexFields.ID, (doc, value) -> ids[doc] = value);
      read(leaf, IndexFields.FIRST_DAY, (doc, value) -> firstDays[doc] = (int) value);
      read(leaf, IndexFields.LAST_DAY, (doc, value) -> lastDays[doc] = (int) value);
    }
  }

  private interface Reading {
    void take(int doc, long value);
  }

  private static void read(LeafReaderContext leaf, String field, Reading reading)
      throws IOException {
    NumericDocValues values = DocValues.getNumeric(leaf.reader(), field);
    for (int doc = values.nextDoc(); doc != NumericDocValues.NO_MORE_DOCS; doc = values.nextDoc()) {
      reading.take(leaf.docBase + doc, values.longValue());
    }
  }

  /**
   * Whether a game was played before another.
   *
   * @param one a document, counted over all segments
   * @param other likewise
   */
  boolean earlier(int one, int other) {
    if (firstDays[one] != UNKNOWN && firstDays[other] != UNKNOWN) {
      if (lastDays[one] < firstDays[other]) {
        return true;
      }
      if (lastDays[other] < firstDays[one]) {
        return false;
      }
    }
    return ids[one] < ids[other];
  }
}
