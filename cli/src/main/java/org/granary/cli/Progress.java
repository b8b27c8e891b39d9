package org.granary.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressState;

/** Tells how far a long run is: by a line that moves on a terminal, else by a line now and then. */
interface Progress extends AutoCloseable {
  /**
   * Takes note of where it is; may be called as often as one likes.
   *
   * @param done games dealt with
   * @param detail more in words
   */
  void at(long done, String detail);

  /** Prints a line that stays, without tearing the bar. */
  void say(String line);

  @Override
  void close();

  /** Progress of a run, shown on standard error. */
  static Progress on(Console console, String task) {
    return console.terminal() ? new Bar(console.err(), task) : lines(console, task);
  }

  /** The same without a bar, for runs that print their results meanwhile. */
  static Progress lines(Console console, String task) {
    return new Lines(console, task, Duration.ofSeconds(5));
  }

  /** One line that is written over. */
  final class Bar implements Progress {
    private static final String CLEAR = "\r\u001b[K";
    private static final int WIDTH = 78;
    private final PrintWriter err;
    private final ProgressBar bar;

    Bar(PrintWriter err, String task) {
      this.err = err;
      this.bar =
          new ProgressBarBuilder()
              .setTaskName(task)
              .setInitialMax(-1)
              .setRenderer(Bar::line)
              .setUpdateIntervalMillis(200)
              .setConsumer(new DelegatingProgressBarConsumer(this::draw, WIDTH))
              .build();
    }

    /** For example {@code import: 4200 games, 1 of 3 files, 370,100 plies, 0:12}. */
    private static String line(ProgressState state, int width) {
      long seconds = state.getElapsedAfterStart().toSeconds();
      String detail = state.getExtraMessage().isEmpty() ? "" : ", " + state.getExtraMessage();
      String line =
          String.format(
              Locale.ROOT,
              "%s: %s%s, %d:%02d",
              state.getTaskName(),
              Count.of(state.getCurrent(), "game"),
              detail,
              seconds / 60,
              seconds % 60);
      return line.length() <= width ? line : line.substring(0, width);
    }

    private void draw(String text) {
      err.print(CLEAR + text);
      err.flush();
    }

    @Override
    public void at(long done, String detail) {
      bar.stepTo(done);
      bar.setExtraMessage(detail);
    }

    @Override
    public void say(String line) {
      err.println(CLEAR + line);
    }

    @Override
    public void close() {
      bar.close();
      err.print(CLEAR);
      err.flush();
    }
  }

  /** A line every so often. */
  final class Lines implements Progress {
    private final Console console;
    private final String task;
    private final long every;
    private long last = System.nanoTime();

    Lines(Console console, String task, Duration every) {
      this.console = console;
      this.task = task;
      this.every = every.toNanos();
    }

    @Override
    public void at(long done, String detail) {
      long now = System.nanoTime();
      if (now - last >= every) {
        last = now;
        console.complain(task + ": " + Count.of(done, "game") + ", " + detail);
      }
    }

    @Override
    public void say(String line) {
      console.err().println(line);
    }

    @Override
    public void close() {
      console.err().flush();
    }
  }
}
