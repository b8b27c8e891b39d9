package org.granary.grammar;

/** Parses one record of OGN, canonical or not; reusable, for one thread at a time. */
public final class GameReader {
  /** Parses a record; whatever is wrong with it is in the diagnostics. */
  public ParsedGame read(RawRecord record) {
    throw new UnsupportedOperationException(record.source());
  }
}
