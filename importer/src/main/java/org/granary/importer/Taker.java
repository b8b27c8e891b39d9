package org.granary.importer;

import java.util.List;
import java.util.Optional;
import org.granary.grammar.Diagnostic;

/** Takes what an {@link Intake} reads and makes, in the order of the sources, in one thread. */
interface Taker<T> {
  /** A source begins. */
  void opened(Reading reading);

  /**
   * What was made of a record that was wanted.
   *
   * @param number of the record, 1-based in its source
   */
  void record(Reading reading, int number, T made);

  /** Some records were given; more of the same source may follow. */
  void pause();

  /**
   * A source is at its end.
   *
   * @param end how it ended
   */
  void closed(Reading reading, End end);

  /**
   * The end of a source.
   *
   * @param whole whether it could be read to its end
   * @param digest of what was read, if one was wanted and all of it was read
   * @param diagnostics of the source as a whole
   */
  record End(boolean whole, Optional<byte[]> digest, List<Diagnostic> diagnostics) {}
}
