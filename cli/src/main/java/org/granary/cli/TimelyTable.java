package org.granary.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.TableWriter;
import org.jspecify.annotations.Nullable;

/** A table whose rows are shown soon after they come, however long the next one takes. */
final class TimelyTable implements TableWriter {
  private static final Duration LATER = Duration.ofMillis(250);

  private final TableWriter table;
  private Duration patience;
  private boolean held;
  private boolean closed;
  private boolean broken;
  private @Nullable IOException failed;
  private @Nullable RuntimeException stopped;

  /**
   * Shows a table in time.
   *
   * @param first how long the first rows are held back, so that columns can be measured
   */
  TimelyTable(TableWriter table, Duration first) {
    this.table = table;
    this.patience = first;
    Thread watch = new Thread(this::watch, "granary-show");
    watch.setDaemon(true);
    watch.start();
  }

  private synchronized void watch() {
    try {
      while (!closed) {
        if (!held) {
          wait();
        } else if (!comesToAnEnd()) {
          held = false;
          patience = LATER;
          table.show();
        }
      }
    } catch (IOException e) {
      broken = true;
      failed = e;
    } catch (RuntimeException e) { // such as that nobody reads on
      broken = true;
      stopped = e;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the table is closed before patience is. */
  private boolean comesToAnEnd() throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    for (long left = patience.toMillis(); left > 0 && !closed; ) {
      wait(left);
      left = (end - System.nanoTime()) / 1_000_000;
    }
    return closed;
  }

  @Override
  public synchronized void row(List<Cell> cells) throws IOException {
    complain();
    table.row(cells);
    held = true;
    notifyAll();
  }

  @Override
  public synchronized void show() throws IOException {
    complain();
    table.show();
  }

  /** Tells once why rows could not be shown. */
  private void complain() throws IOException {
    IOException why = failed;
    RuntimeException whyStopped = stopped;
    failed = null;
    stopped = null;
    if (why != null) {
      throw why;
    }
    if (whyStopped != null) {
      throw whyStopped;
    }
  }

  @Override
  public synchronized void close() throws IOException {
    closed = true;
    notifyAll();
    complain();
    if (!broken) {
      table.close();
    }
  }
}
