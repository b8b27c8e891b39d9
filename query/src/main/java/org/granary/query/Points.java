package org.granary.query;

import java.util.HexFormat;
import org.apache.lucene.search.PointRangeQuery;
import org.apache.lucene.search.Query;
import org.granary.store.KeyRange;

/** Questions to the points of positions. */
public final class Points {
  private Points() {}

  /** Games with a point of a field in a range. */
  public static Query inRange(String field, KeyRange range) {
    return new PointRangeQuery(field, range.low(), range.high(), 1) {
      @Override
      protected String toString(int dimension, byte[] value) {
        return HexFormat.of().formatHex(value);
      }
    };
  }
}
