package org.granary.store;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PointValues;
import org.apache.lucene.search.IndexSearcher;

/** The index's part of a check. Once it is found damaged nothing more is asked of it. */
final class IndexCheck {
  private final IndexSearcher searcher;
  private final Consumer<String> problems;
  private final Map<String, Long> positions = new TreeMap<>();
  private boolean readable = true;
  private boolean countable = true;

  /** A check whose sentences go to {@code problems}. */
  IndexCheck(IndexSearcher searcher, Consumer<String> problems) {
    this.searcher = searcher;
    this.problems = problems;
  }

  /** Compares the checksums of all files, which opening them does not. */
  void checkFiles() {
    try {
      for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
        leaf.reader().checkIntegrity();
      }
    } catch (IOException e) {
      damaged(e);
    }
  }

  private void damaged(IOException e) {
    readable = false;
    problems.accept("index: it is damaged (" + e.getMessage() + "); rebuild it");
  }

  /** Whether the index has a game once; takes note of how many positions it must have. */
  void checkGame(StoredLine line) {
    PositionKey key = PositionKey.of(line.ruleSet());
    byte[] keys =
        key.line(line.ruleSet().rules().board(), line.start(), line.moves(), line.winner());
    long count = keys.length / key.width();
    positions.merge(IndexFields.positions(line.ruleSet()), count, Long::sum);
    positions.merge(IndexFields.FEATURES, 1L, Long::sum);
    try {
      if (readable && searcher.count(LongPoint.newExactQuery(IndexFields.ID, line.id())) != 1) {
        problems.accept("game " + line.id() + ": the index does not have it once");
      }
    } catch (IOException e) {
      damaged(e);
    }
  }

  /** Takes note of a game whose positions nobody can tell. */
  void passOver() {
    countable = false;
  }

  /** Compares the number of games, and nothing that was deleted must be left. */
  void checkGames(long games) {
    IndexReader reader = searcher.getIndexReader();
    if (reader.numDocs() != games) {
      problems.accept("index: " + reader.numDocs() + " games, the database has " + games);
    }
    if (reader.hasDeletions()) {
      problems.accept("index: it has deleted games in it, so openings count too much");
    }
  }

  /** Compares the numbers of positions and features, if every game was looked at. */
  void checkPositions() {
    if (!readable || !countable) {
      return;
    }
    try {
      for (Map.Entry<String, Long> field : positions.entrySet()) {
        long indexed = indexed(field.getKey());
        if (indexed != field.getValue()) {
          problems.accept(
              "index: " + indexed + " values in " + field.getKey() + ", not " + field.getValue());
        }
      }
    } catch (IOException e) {
      damaged(e);
    }
  }

  private long indexed(String field) throws IOException {
    long indexed = 0;
    for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
      PointValues points = leaf.reader().getPointValues(field);
      indexed += points == null ? 0 : points.size();
    }
    return indexed;
  }
}
