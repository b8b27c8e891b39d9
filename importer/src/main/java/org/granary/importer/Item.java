package org.granary.importer;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;

/** What the reading thread hands to the one that takes, in the order of the sources. */
sealed interface Item<T> {
  /** A source begins. */
  record Opened<T>(Reading reading) implements Item<T> {}

  /**
   * Some records, in order, something being made of them.
   *
   * @param bytes their size
   */
  record Chunk<T>(Reading reading, Future<List<Made<T>>> records, int bytes) implements Item<T> {}

  /** A source is at its end. */
  record Closed<T>(Reading reading, Taker.End end) implements Item<T> {}

  /** Nothing follows. */
  record End<T>() implements Item<T> {}

  /** Something to look up from waiting for: it was cancelled, or the reading thread failed. */
  record Wake<T>(Optional<Throwable> failure) implements Item<T> {}

  /**
   * What was made of a record.
   *
   * @param number 1-based in its source
   * @param made unless the record was not wanted
   */
  record Made<T>(int number, Optional<T> made) {}
}
