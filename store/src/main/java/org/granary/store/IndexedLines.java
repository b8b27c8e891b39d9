package org.granary.store;

import java.io.IOException;
import java.util.List;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.granary.engine.RuleSet;

/**
 * The lines of play that the index keeps beside the positions, read by document: several times
 * faster than from the database, and by any number of threads, each with an object of its own.
 */
public final class IndexedLines {
  private final List<LeafReaderContext> leaves;
  private final LineBytes format;
  private int segment = -1;
  private int last = -1;
  private NumericDocValues ids = DocValues.emptyNumeric();
  private BinaryDocValues lines = DocValues.emptyBinary();

  /**
   * Reads lines of an index.
   *
   * @param ruleSets the rule sets of its collection
   */
  public IndexedLines(IndexReader reader, List<RuleSet> ruleSets) {
    leaves = reader.leaves();
    format = new LineBytes(ruleSets);
  }

  /**
   * The line of a document; quick if asked for in ascending order.
   *
   * @param leaf 0-based number of the segment in the reader
   * @param doc number of the document in the segment
   * @throws IOException if the index cannot be read
   */
  public StoredLine line(int leaf, int doc) throws IOException {
    if (leaf != segment || doc < last) {
      LeafReader reader = leaves.get(leaf).reader();
      ids = DocValues.getNumeric(reader, IndexFields.ID);
      lines = DocValues.getBinary(reader, IndexFields.LINE);
      segment = leaf;
    }
    last = doc;
    if (!ids.advanceExact(doc) || !lines.advanceExact(doc)) {
      throw new IOException("the index lacks the moves of document " + doc);
    }
    return format.read(ids.longValue(), lines.binaryValue());
  }
}
