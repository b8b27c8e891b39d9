package org.granary.store;

import java.io.Reader;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.InvertableType;
import org.apache.lucene.document.StoredValue;
import org.apache.lucene.index.IndexableField;
import org.apache.lucene.index.IndexableFieldType;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/** All positions of a game as one field object that stands for one position after the other. */
final class PositionField implements IndexableField {
  private final String name;
  private final FieldType type = new FieldType();
  private final BytesRef key;
  private int next;

  /** A field that stands before the first of some keys, {@code width} bytes each. */
  PositionField(String name, byte[] keys, int width) {
    this.name = name;
    this.key = new BytesRef(keys, 0, width);
    type.setDimensions(1, width);
    type.freeze();
  }

  boolean hasNext() {
    return next < key.bytes.length;
  }

  /** Moves on to the next position. */
  PositionField next() {
    key.offset = next;
    next += key.length;
    return this;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public IndexableFieldType fieldType() {
    return type;
  }

  @Override
  public BytesRef binaryValue() {
    return key;
  }

  @Override
  public @Nullable TokenStream tokenStream(Analyzer analyzer, @Nullable TokenStream reuse) {
    return null;
  }

  @Override
  public @Nullable String stringValue() {
    return null;
  }

  @Override
  public @Nullable Reader readerValue() {
    return null;
  }

  @Override
  public @Nullable Number numericValue() {
    return null;
  }

  @Override
  public @Nullable StoredValue storedValue() {
    return null;
  }

  @Override
  public @Nullable InvertableType invertableType() {
    return null;
  }
}
