package org.granary.store;

import java.util.Map;
import java.util.Optional;

/**
 * What an index was made from; every commit of it carries one.
 *
 * @param collection the collection's own id
 * @param format the version of the index's fields, keys and analysis
 * @param generation the database's generation
 * @param lastGame the highest id of a game in it
 */
record IndexStamp(String collection, int format, long generation, long lastGame) {
  /** Raise this when fields, keys or analysis change: older indexes are then made anew. */
  static final int FORMAT = 6;

  Map<String, String> toMap() {
    return Map.of(
        "collection", collection,
        "format", Integer.toString(format),
        "generation", Long.toString(generation),
        "lastGame", Long.toString(lastGame));
  }

  /** The stamp of a commit, empty if it carries none. */
  static Optional<IndexStamp> of(Map<String, String> data) {
    if (!data.keySet().containsAll(java.util.Set.of("collection", "format", "generation"))) {
      return Optional.empty();
    }
    return Optional.of(
        new IndexStamp(
            data.getOrDefault("collection", ""),
            Integer.parseInt(data.getOrDefault("format", "0")),
            Long.parseLong(data.getOrDefault("generation", "0")),
            Long.parseLong(data.getOrDefault("lastGame", "0"))));
  }
}
