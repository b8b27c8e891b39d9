package org.granary.importer;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import org.granary.grammar.Diagnostic;
import org.granary.store.NewGame;

/** What the reading thread hands to the importing one, in the order of the sources. */
sealed interface Item {
  /** A source begins. */
  record Opened(Reading reading) implements Item {}

  /**
   * Some records, in order, being parsed.
   *
   * @param bytes their size
   */
  record Chunk(Reading reading, Future<List<ReadRecord>> records, int bytes) implements Item {}

  /**
   * A source is at its end.
   *
   * @param digest of what was read; empty if not all of it was
   * @param diagnostics of the source as a whole
   */
  record Closed(Reading reading, Optional<byte[]> digest, List<Diagnostic> diagnostics)
      implements Item {}

  /** Nothing follows. */
  record End() implements Item {}

  /** Something to look up from waiting for: the import was cancelled, or a thread failed. */
  record Wake(Optional<Throwable> failure) implements Item {}

  /**
   * A record read.
   *
   * @param number 1-based in its source
   * @param game the game, unless the record was not wanted
   */
  record ReadRecord(int number, Optional<NewGame> game) {}
}
