package org.granary.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.granary.importer.fuzz.Fuzzing;

/**
 * Damages the sample files by chance and reads them for some minutes: {@code MINUTES [SEED
 * [SAMPLES]]}, from the root of the repository. Run it with {@code -Xmx256m}, so that growth shows,
 * too. Prints what it ran; what harms stays in the folder that it names.
 */
public final class FuzzBench {
  private static final Duration HANG = Duration.ofMinutes(1);
  private static final long REPORT_EVERY = 1_000;

  private final Fuzzing fuzzing;
  private final Path folder;
  private final AtomicLong began = new AtomicLong();
  private volatile long number;
  private int findings;

  private FuzzBench(Fuzzing fuzzing, Path folder) {
    this.fuzzing = fuzzing;
    this.folder = folder;
  }

  public static void main(String[] args) throws IOException {
    Duration time = Duration.ofSeconds(Math.round(60 * Double.parseDouble(args[0])));
    long seed = args.length > 1 ? Long.parseLong(args[1]) : System.nanoTime();
    Path samples = Path.of(args.length > 2 ? args[2] : "samples");
    Path folder = Files.createTempDirectory("granary-fuzz");
    FuzzBench bench = new FuzzBench(new Fuzzing(samples, folder, seed), folder);
    System.out.printf(
        "%d samples, seed %d, %d minutes; findings go to %s%n",
        bench.fuzzing.samples(), seed, time.toMinutes(), folder);
    bench.run(time);
  }

  private void run(Duration time) throws IOException {
    Thread watch = new Thread(this::watch, "watch");
    watch.setDaemon(true);
    long start = System.nanoTime();
    began.set(start);
    watch.start();
    long inputs = 0;
    while (System.nanoTime() - start < time.toNanos()) {
      number = inputs;
      began.set(System.nanoTime());
      one();
      inputs++;
      if (inputs % REPORT_EVERY == 0) {
        report(inputs, start);
      }
    }
    report(inputs, start);
  }

  private void one() throws IOException {
    try {
      fuzzing.run(number);
    } catch (Fuzzing.Finding finding) {
      findings++;
      System.out.println("FOUND by input " + number + ": " + finding.getMessage());
      Throwable cause = finding.getCause();
      for (int i = 0; cause != null && i < Math.min(12, cause.getStackTrace().length); i++) {
        System.out.println("    at " + cause.getStackTrace()[i]);
      }
    }
  }

  private void report(long inputs, long start) {
    Runtime memory = Runtime.getRuntime();
    System.out.printf(
        "%,d inputs, %,d records, %d findings, %d s, %d MB of memory in use%n",
        inputs,
        fuzzing.records(),
        findings,
        Duration.ofNanos(System.nanoTime() - start).toSeconds(),
        memory.totalMemory() - memory.freeMemory() >> 20);
  }

  /** An input that takes this long is a finding, and nothing can be read after it. */
  private void watch() {
    while (System.nanoTime() - began.get() < HANG.toNanos()) {
      try {
        Thread.sleep(1000);
      } catch (InterruptedException e) {
        return;
      }
    }
    System.out.println("HANGS at input " + number + ", see " + folder);
    Runtime.getRuntime().halt(1);
  }
}
