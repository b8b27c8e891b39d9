package org.granary.importer;

import java.io.IOException;
import java.util.Optional;
import org.granary.importer.formats.Dialect;
import org.granary.importer.formats.Dialects;

/**
 * One source while it is read. The thread that takes tells the threads that read and parse what
 * they need not do; they may be ahead of it, so it does not rely on that.
 */
final class Reading {
  private final Source source;
  private final Optional<Stamp> stamp;
  private final Optional<byte[]> digest;
  private volatile Dialect dialect = Dialects.OGN;
  private volatile boolean skipped;
  private volatile long resumeAfter;

  /** A source with its stamp and the digest of its contents before it is read, if known. */
  Reading(Source source, Optional<Stamp> stamp, Optional<byte[]> digest) {
    this.source = source;
    this.stamp = stamp;
    this.digest = digest;
  }

  /**
   * A source that is to be read now.
   *
   * @param digests whether to read it for its digest before
   */
  static Reading begin(Source source, boolean digests) throws IOException {
    Optional<Stamp> stamp = Stamp.of(source);
    return new Reading(source, stamp, digests ? Digest.of(source) : Optional.empty());
  }

  Source source() {
    return source;
  }

  /** What shows whether the file was changed since reading it began. */
  Optional<Stamp> stamp() {
    return stamp;
  }

  Optional<byte[]> digest() {
    return digest;
  }

  /** Says what it is written in, before its first record is handed on. */
  void isIn(Dialect found) {
    dialect = found;
  }

  /** What it is written in. */
  Dialect dialect() {
    return dialect;
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
