package org.granary.importer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;
import org.granary.grammar.RawRecord;
import org.granary.importer.formats.Dialect;
import org.granary.importer.formats.SourceRecord;

/** Threads that make something of records: as many as there are cores. */
final class Workers<T> implements AutoCloseable {
  private final ThreadLocal<Function<SourceRecord, T>> worker;
  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          Runtime.getRuntime().availableProcessors(),
          task -> {
            Thread thread = new Thread(task, "granary-parse");
            thread.setDaemon(true);
            return thread;
          });

  Workers(Supplier<Function<SourceRecord, T>> workers) {
    worker = ThreadLocal.withInitial(workers);
  }

  /** Makes something of those records that are wanted, in a thread of these. */
  Future<List<Item.Made<T>>> make(Reading reading, List<RawRecord> records) {
    return threads.submit(() -> made(reading, records));
  }

  private List<Item.Made<T>> made(Reading reading, List<RawRecord> records) {
    Function<SourceRecord, T> make = worker.get();
    Dialect dialect = reading.dialect();
    List<Item.Made<T>> made = new ArrayList<>(records.size());
    for (RawRecord record : records) {
      Optional<T> one =
          reading.wants(record.number())
              ? Optional.of(make.apply(new SourceRecord(dialect, record)))
              : Optional.empty();
      made.add(new Item.Made<>(record.number(), one));
    }
    return made;
  }

  /** Waits for what was made; what a thread failed with is thrown here. */
  static <R> R get(Future<R> result) throws InterruptedException {
    try {
      return result.get();
    } catch (ExecutionException e) {
      throw failure(e.getCause());
    }
  }

  /** What to throw for a thread that failed: an error as it is, as it may say of the memory. */
  static RuntimeException failure(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException exception
        ? exception
        : new IllegalStateException("a thread failed", cause);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
