package org.granary.importer;

import java.util.Optional;

/**
 * One source while it is read. The thread that imports tells the threads that read and parse what
 * they need not do; they may be ahead of it, so it does not rely on that.
 */
final class Reading {
  private final Source source;
  private final Optional<byte[]> digest;
  private volatile boolean skipped;
  private volatile long resumeAfter;

  /** A source whose contents have this digest before it is read, if that can be told. */
  Reading(Source source, Optional<byte[]> digest) {
    this.source = source;
    this.digest = digest;
  }

  Source source() {
    return source;
  }

  Optional<byte[]> digest() {
    return digest;
  }

  /** Nothing of it is wanted. */
  void skip() {
    skipped = true;
  }

  boolean isSkipped() {
    return skipped;
  }

  /** Its first records are not wanted. */
  void resumeAfter(long records) {
    resumeAfter = records;
  }

  /** Whether a record, by its 1-based number, is wanted. */
  boolean wants(int record) {
    return !skipped && record > resumeAfter;
  }
}
