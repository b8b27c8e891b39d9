package org.granary.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;
import org.granary.importer.ImportListener;
import org.granary.importer.ImportOptions;
import org.granary.importer.ImportReport;
import org.granary.importer.Importer;
import org.granary.importer.Sources;
import org.granary.store.CollectionWriter;

/**
 * Measures an import step by step on one file: {@code FOLDER [GAMES]}. Run it with {@code
 * -Xmx512m}. Parsing and checking are measured on one thread, the import on all cores.
 */
public final class ImportBench {
  private final Path file;

  private ImportBench(Path file) {
    this.file = file;
  }

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    int games = args.length > 1 ? Integer.parseInt(args[1]) : 100_000;
    Path file = folder.resolve("games-" + games + ".ogn");
    if (!Files.exists(file)) {
      new GameGenerator(1).write(file, games);
    }
    ImportBench bench = new ImportBench(file);
    System.out.printf("file: %,d games, %,d bytes%n", games, Files.size(file));
    GameReader reader = new GameReader();
    GameChecker checker = new GameChecker(RuleSets.ABAPA);
    for (int round = 1; round <= 2; round++) {
      bench.measure("cut only", record -> 0L);
      bench.measure("parse only", record -> plies(reader.read(record)));
      bench.measure(
          "parse + replay", record -> checker.check(reader.read(record)).game().plyCount());
    }
    bench.fullImport(folder.resolve("bench.granary"));
  }

  private static long plies(ParsedGame game) {
    return game.text().line().plyCount();
  }

  /** Processor time of the whole process, compilers and collectors included. */
  private static double cpuSeconds() {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    return system.getProcessCpuTime() / 1e9;
  }

  private void measure(String what, ToLongFunction<RawRecord> work) throws IOException {
    long began = System.nanoTime();
    double cpu = cpuSeconds();
    long plies = 0;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 18)) {
      RecordReader records = new RecordReader(file.toString(), in);
      for (Optional<RawRecord> r = records.next(); r.isPresent(); r = records.next()) {
        plies += work.applyAsLong(r.get());
      }
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    System.out.printf(
        "%-16s %6.2f s  %,12.0f plies/s  (%.2f s of processors)%n",
        what, seconds, plies / seconds, cpuSeconds() - cpu);
  }

  private void fullImport(Path collection) throws IOException {
    delete(collection);
    long began = System.nanoTime();
    double cpu = cpuSeconds();
    ImportReport report;
    try (CollectionWriter writer = CollectionWriter.open(collection, ImportBench::tell)) {
      Importer importer = new Importer(ImportOptions.of(RuleSets.ABAPA), ImportListener.NONE);
      report =
          importer.run(
              Sources.find(List.of(file.toString()), InputStream.nullInputStream()), writer);
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    System.out.printf(
        "%-16s %6.2f s  %,12.0f plies/s  (%,d plies, %,d games, %.2f s of it"
            + " closing; %.2f s of processors)%n",
        "full import",
        seconds,
        report.plies() / seconds,
        report.plies(),
        report.imported(),
        seconds - report.elapsed().toNanos() / 1e9,
        cpuSeconds() - cpu);
    size("games.db", collection.resolve("games.db"), report.plies());
    size("index/", collection.resolve("index"), report.plies());
  }

  private static void tell(String notice) {
    System.out.println(notice);
  }

  private static void size(String what, Path path, long plies) throws IOException {
    long bytes = 0;
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        bytes += Files.size(file);
      }
    }
    System.out.printf("%-16s %,d bytes, %.2f a ply%n", what, bytes, (double) bytes / plies);
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
