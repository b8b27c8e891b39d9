package org.granary.query;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.granary.store.IndexedLines;
import org.granary.store.StoredLine;

/** One game at a time under test; serves one thread. */
final class Probe {
  private final IndexedLines lines;
  private final Map<Condition, Finder> finders = new HashMap<>();
  private int segment;
  private int doc;
  private Optional<StoredLine> line = Optional.empty();
  private long replayed;

  Probe(IndexedLines lines) {
    this.lines = lines;
  }

  /** Turns to another game; within a segment, forwards only. */
  void move(int toSegment, int toDoc) {
    segment = toSegment;
    doc = toDoc;
    line = Optional.empty();
  }

  boolean isIn(GameSet games) {
    return games.contains(segment, doc);
  }

  boolean finds(Condition condition) throws IOException {
    if (line.isEmpty()) {
      line = Optional.of(lines.line(segment, doc));
      replayed++;
    }
    return finders
        .computeIfAbsent(condition, Condition::finder)
        .find(line.orElseThrow())
        .isPresent();
  }

  /** Positions that finders looked at. */
  long positions() {
    return finders.values().stream().mapToLong(Finder::positions).sum();
  }

  /** Games that were replayed. */
  long replayed() {
    return replayed;
  }
}
