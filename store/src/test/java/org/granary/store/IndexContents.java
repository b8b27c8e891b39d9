package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.FieldInfo;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.PointValues;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.util.BytesRef;

/**
 * All that an index can find, whatever its segments: of every game, by id, its words with their
 * places, its points and its doc values. Two indexes with equal contents give equal hits.
 */
final class IndexContents {
  private final SortedMap<Long, SortedSet<String>> games = new TreeMap<>();

  private IndexContents() {}

  static SortedMap<Long, SortedSet<String>> of(IndexReader reader) throws IOException {
    IndexContents contents = new IndexContents();
    for (LeafReaderContext leaf : reader.leaves()) {
      for (FieldInfo field : leaf.reader().getFieldInfos()) {
        contents.terms(leaf.reader(), field.name);
        contents.points(leaf.reader(), field.name);
        contents.values(leaf.reader(), field);
      }
    }
    return contents.games;
  }

  /** Fails if two indexes do not find the same, and tells only in what they differ. */
  static void assertSame(
      SortedMap<Long, SortedSet<String>> expected, SortedMap<Long, SortedSet<String>> found) {
    assertEquals(expected.keySet(), found.keySet(), "games");
    for (Long game : expected.keySet()) {
      SortedSet<String> lacking = new TreeSet<>(expected.get(game));
      lacking.removeAll(found.get(game));
      SortedSet<String> more = new TreeSet<>(found.get(game));
      more.removeAll(expected.get(game));
      assertEquals(lacking, more, "game " + game);
    }
  }

  /** The id of the game of a document, by its number in the whole reader. */
  static long id(IndexReader reader, int doc) throws IOException {
    for (LeafReaderContext leaf : reader.leaves()) {
      if (doc < leaf.docBase + leaf.reader().maxDoc()) {
        return id(leaf.reader(), doc - leaf.docBase);
      }
    }
    throw new AssertionError("no document " + doc);
  }

  private static long id(LeafReader leaf, int doc) throws IOException {
    NumericDocValues ids = leaf.getNumericDocValues(IndexFields.ID);
    if (!ids.advanceExact(doc)) {
      throw new AssertionError("document " + doc + " has no id");
    }
    return ids.longValue();
  }

  private void add(LeafReader leaf, int doc, String what) throws IOException {
    games.computeIfAbsent(id(leaf, doc), id -> new TreeSet<>()).add(what);
  }

  private void terms(LeafReader leaf, String field) throws IOException {
    Terms terms = leaf.terms(field);
    if (terms == null) {
      return;
    }
    TermsEnum each = terms.iterator();
    for (BytesRef term = each.next(); term != null; term = each.next()) {
      PostingsEnum postings = each.postings(null, PostingsEnum.POSITIONS);
      while (postings.nextDoc() != PostingsEnum.NO_MORE_DOCS) {
        StringBuilder what = new StringBuilder(field + ":" + term.utf8ToString());
        for (int i = 0; i < postings.freq(); i++) {
          what.append('@').append(postings.nextPosition());
        }
        add(leaf, postings.docID(), what.toString());
      }
    }
  }

  private void points(LeafReader leaf, String field) throws IOException {
    PointValues points = leaf.getPointValues(field);
    if (points != null) {
      points.intersect(new Everything(leaf, field));
    }
  }

  private final class Everything implements PointValues.IntersectVisitor {
    private final LeafReader leaf;
    private final String field;

    Everything(LeafReader leaf, String field) {
      this.leaf = leaf;
      this.field = field;
    }

    @Override
    public void visit(int doc) {
      throw new AssertionError("asked for values");
    }

    @Override
    public void visit(int doc, byte[] packed) throws IOException {
      add(leaf, doc, field + "=" + HexFormat.of().formatHex(packed));
    }

    @Override
    public PointValues.Relation compare(byte[] lowest, byte[] highest) {
      return PointValues.Relation.CELL_CROSSES_QUERY;
    }
  }

  private void values(LeafReader leaf, FieldInfo field) throws IOException {
    NumericDocValues numbers = leaf.getNumericDocValues(field.name);
    if (numbers != null) {
      while (numbers.nextDoc() != NumericDocValues.NO_MORE_DOCS) {
        add(leaf, numbers.docID(), field.name + "#" + numbers.longValue());
      }
    }
    BinaryDocValues bytes = leaf.getBinaryDocValues(field.name);
    if (bytes != null) {
      while (bytes.nextDoc() != BinaryDocValues.NO_MORE_DOCS) {
        add(leaf, bytes.docID(), field.name + "#" + bytes.binaryValue());
      }
    }
  }
}
