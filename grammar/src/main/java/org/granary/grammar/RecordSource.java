package org.granary.grammar;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A source cut into records, one game each, in bounded memory. */
public interface RecordSource {
  /**
   * The next record, or empty at the end of the source.
   *
   * @throws IOException if the source fails
   */
  Optional<RawRecord> next() throws IOException;

  /**
   * What is to be said of the source as a whole; complete once {@link #next} has returned empty.
   */
  List<Diagnostic> diagnostics();
}
