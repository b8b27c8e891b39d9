package org.granary.grammar;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Cuts a stream into records, one game each, in bounded memory; everything about bytes and
 * encodings is settled here. The caller closes the stream.
 */
public final class RecordReader {
  /** A reader of {@code in}, which diagnostics call {@code source}. */
  public RecordReader(String source, InputStream in) {
    throw new UnsupportedOperationException(source + in);
  }

  /**
   * The next record, or empty at the end of the stream.
   *
   * @throws IOException if the stream fails
   */
  public Optional<RawRecord> next() throws IOException {
    throw new UnsupportedOperationException();
  }
}
