package org.granary.cli;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/**
 * Lets Ctrl-C, or the system's wish to end the process, end a long run in good order: the run is
 * told to stop, and the process waits until it has.
 */
final class Interruption {
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook;

  private Interruption(Runnable cancel) {
    hook = new Thread(() -> stop(cancel), "granary-stop");
  }

  /** A run that takes long. */
  interface LongRun {
    int run() throws IOException;
  }

  /**
   * Runs to the end; whoever wants to end the process meanwhile calls {@code cancel} and waits.
   *
   * @return what the run returns
   */
  static int guard(Runnable cancel, LongRun run) throws IOException {
    Interruption interruption = new Interruption(cancel);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    try {
      return run.run();
    } finally {
      interruption.end();
    }
  }

  private void stop(Runnable cancel) {
    cancel.run();
    try {
      done.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void end() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // the process is ending already: that is what this is for
    }
  }
}
