package org.granary.store;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Adds games to the index on all cores. What is waiting is bounded by plies, not by games, so that
 * huge games do not exhaust memory.
 */
final class IndexQueue implements AutoCloseable {
  private static final int MOST_PLIES = 200_000;

  /** What a game without moves costs. */
  private static final int GAME_PLIES = 20;

  private static final int THREADS_EACH = Runtime.getRuntime().availableProcessors();
  private static final AtomicInteger THREADS = new AtomicInteger();

  private final GameIndex index;
  private final ExecutorService pool = Executors.newFixedThreadPool(THREADS_EACH, threads());
  private final Semaphore free = new Semaphore(MOST_PLIES);
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

  IndexQueue(GameIndex index) {
    this.index = index;
  }

  private static ThreadFactory threads() {
    return task -> {
      Thread thread = new Thread(task, "granary-index-" + THREADS.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    };
  }

  /** Adds a game soon; waits while too much is waiting already. */
  void add(long id, GameFacts facts) {
    int cost = Math.min(facts.moves().length + GAME_PLIES, MOST_PLIES);
    submit(cost, () -> index.add(id, facts));
  }

  private void submit(int cost, Runnable work) {
    free.acquireUninterruptibly(cost);
    pool.execute(
        () -> {
          try {
            if (failure.get() == null) {
              work.run();
            }
          } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
          } finally {
            free.release(cost);
          }
        });
    check();
  }

  /**
   * Waits until everything is added and written out. Each thread writes what it gathered, which
   * takes as long as adding it; a commit alone would do all of it in one thread.
   */
  void flush() {
    await();
    for (int thread = 0; thread < THREADS_EACH; thread++) {
      submit(1, this::flushAll);
    }
    await();
  }

  private void flushAll() {
    boolean more = index.flush();
    while (more) {
      more = index.flush();
    }
  }

  /** Waits until everything is added. */
  void await() {
    free.acquireUninterruptibly(MOST_PLIES);
    free.release(MOST_PLIES);
    check();
  }

  private void check() {
    Throwable first = failure.get();
    if (first instanceof StoreException store) {
      throw store;
    }
    if (first != null) {
      throw new IllegalStateException("a game could not be indexed", first);
    }
  }

  /** Waits until nothing is at work any more, whatever failed. */
  @Override
  public void close() {
    free.acquireUninterruptibly(MOST_PLIES);
    free.release(MOST_PLIES);
    pool.shutdown();
  }
}
