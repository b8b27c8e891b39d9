package org.granary.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.util.FixedBitSet;
import org.granary.engine.RuleSet;
import org.granary.store.GameCollection;
import org.granary.store.IndexedLines;

/**
 * Tests the games that an index leaves open, on all processors, and hands over those that fit in
 * their order as soon as they are known.
 */
final class Verification {
  /** Games that one task tests at most: some milliseconds of work. */
  private static final int PIECE = 1024;

  /** Games that the first task tests, so that what many games show is found at once. */
  private static final int FIRST_PIECE = 32;

  private final Plan plan;
  private final GameSet certain;
  private final Ordering games;
  private final IndexReader reader;
  private final List<RuleSet> ruleSets;
  private long replayed;
  private long positions;

  Verification(Plan plan, Ordering games, GameCollection collection) {
    this.plan = plan;
    this.certain = plan.certain();
    this.games = games;
    this.reader = collection.searcher().getIndexReader();
    this.ruleSets = collection.ruleSets();
  }

  /** What a task found out. */
  private record Tested(int low, FixedBitSet fits, long replayed, long positions) {}

  /** Gives the rank of each game that fits to {@code wanted}, in order, until it says no. */
  void run(IntPredicate wanted) throws IOException {
    int threads = Runtime.getRuntime().availableProcessors();
    ExecutorService pool = Executors.newFixedThreadPool(threads, Verification::daemon);
    try {
      List<Future<Tested>> ahead = new ArrayList<>();
      int next = 0;
      boolean more = true;
      while (more && (next < games.size() || !ahead.isEmpty())) {
        while (next < games.size() && ahead.size() < 4 * threads) {
          int size = size(next);
          ahead.add(pool.submit(piece(next, size)));
          next += size;
        }
        more = handOver(ahead.remove(0), wanted);
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "granary-search");
    thread.setDaemon(true);
    return thread;
  }

  private boolean handOver(Future<Tested> future, IntPredicate wanted) throws IOException {
    Tested tested = result(future);
    replayed += tested.replayed;
    positions += tested.positions;
    int size = tested.fits.length();
    for (int i = 0; i < size; i++) {
      if (tested.fits.get(i) && !wanted.test(tested.low + i)) {
        return false;
      }
    }
    return true;
  }

  private static Tested result(Future<Tested> future) throws IOException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw new IOException("the index cannot be read: " + e.getCause().getMessage(), e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("the search was interrupted", e);
    }
  }

  /** Pieces grow with what was tested before them. */
  private int size(int low) {
    return Math.min(Math.min(FIRST_PIECE + low, PIECE), games.size() - low);
  }

  private Callable<Tested> piece(int low, int size) {
    return () -> {
      Probe probe = new Probe(new IndexedLines(reader, ruleSets));
      FixedBitSet fits = new FixedBitSet(size);
      int[] byDoc =
          IntStream.range(low, low + size)
              .mapToLong(rank -> (long) games.doc(rank) << Integer.SIZE | rank)
              .sorted()
              .mapToInt(packed -> (int) packed)
              .toArray();
      for (int rank : byDoc) {
        if (fits(probe, games.doc(rank))) {
          fits.set(rank - low);
        }
      }
      return new Tested(low, fits, probe.replayed(), probe.positions());
    };
  }

  private boolean fits(Probe probe, int doc) throws IOException {
    int segment = ReaderUtil.subIndex(doc, reader.leaves());
    probe.move(segment, doc - reader.leaves().get(segment).docBase);
    return probe.isIn(certain) || plan.test(probe);
  }

  /** Games that were replayed so far. */
  long replayed() {
    return replayed;
  }

  /** Positions that were looked at for that. */
  long positions() {
    return positions;
  }
}
