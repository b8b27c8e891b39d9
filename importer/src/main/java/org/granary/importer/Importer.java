package org.granary.importer;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.granary.store.CollectionWriter;
import org.jspecify.annotations.Nullable;

/**
 * Imports sources into a collection: reads and parses ahead on all cores, adds the games in the
 * order of the sources and commits in batches.
 *
 * <p>Whenever it ends, by an exception or with its process, the collection holds all batches
 * committed before, and importing the same again goes on from there. One object makes one import.
 */
public final class Importer {
  private final ImportOptions options;
  private final ImportListener listener;
  private final AtomicReference<@Nullable Intake> intake = new AtomicReference<>();
  private volatile boolean cancelled;

  public Importer(ImportOptions options, ImportListener listener) {
    this.options = options;
    this.listener = listener;
  }

  /**
   * Imports everything that was found and commits it.
   *
   * @throws org.granary.store.StoreException if the collection cannot be written to
   */
  public ImportReport run(Sources sources, CollectionWriter writer) {
    Tally tally = new Tally(sources.count());
    ImportRun run = new ImportRun(options, listener, writer, tally);
    sources.diagnostics().forEach(run::tell);
    try (Intake reading = new Intake(sources.list(), options)) {
      intake.set(reading);
      reading.start();
      run(run, reading);
      run.commit();
    } catch (InterruptedException e) {
      cancelled = true;
      run.commit();
      Thread.currentThread().interrupt();
    }
    return tally.report(cancelled);
  }

  private void run(ImportRun run, Intake reading) throws InterruptedException {
    Item item = cancelled ? new Item.End() : reading.take();
    while (!cancelled && !(item instanceof Item.End)) {
      if (item instanceof Item.Chunk chunk) {
        run.chunk(chunk, () -> cancelled);
        reading.release(chunk);
      } else if (item instanceof Item.Opened opened) {
        run.opened(opened.reading());
      } else if (item instanceof Item.Closed closed) {
        run.closed(closed);
      } else if (item instanceof Item.Wake wake) {
        fail(wake.failure());
      }
      item = reading.take();
    }
  }

  private static void fail(Optional<Throwable> failure) {
    if (failure.isPresent()) {
      throw new IllegalStateException("reading failed", failure.get());
    }
  }

  /**
   * Stops as soon as possible, from any thread: the games added so far are committed, and {@link
   * #run} returns.
   */
  public void cancel() {
    cancelled = true;
    Intake reading = intake.get();
    if (reading != null) {
      reading.wake();
    }
  }
}
