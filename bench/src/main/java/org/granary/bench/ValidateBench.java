package org.granary.bench;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;
import org.granary.grammar.RuleCatalog;
import org.granary.importer.SourceReader;
import org.granary.importer.Sources;

/**
 * Measures what {@code validate} does with one file of generated games: {@code FOLDER [GAMES
 * [ROUNDS]]}. Run it with {@code -Xmx256m}; bench/README.md says how on one core, and how to
 * compare with pgn-extract.
 */
public final class ValidateBench {
  private final Path file;
  private final long bytes;

  private ValidateBench(Path file) throws IOException {
    this.file = file;
    this.bytes = Files.size(file);
  }

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    int games = args.length > 1 ? Integer.parseInt(args[1]) : 100_000;
    int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 3;
    Path file = folder.resolve("games-" + games + ".ogn");
    if (!Files.exists(file)) {
      new GameGenerator(1).write(file, games);
    }
    ValidateBench bench = new ValidateBench(file);
    System.out.printf(
        "%,d games, %,d bytes, %d processors, %d MB of memory at most%n",
        games,
        bench.bytes,
        Runtime.getRuntime().availableProcessors(),
        Runtime.getRuntime().maxMemory() >> 20);
    for (int round = 0; round < rounds; round++) {
      bench.stages();
      bench.whole();
    }
  }

  private void stages() throws IOException {
    GameReader reader = new GameReader();
    GameChecker checker = new GameChecker(RuleSets.ABAPA);
    stage("cut, one thread", record -> 0);
    stage("and parse", record -> reader.read(record).text().line().plyCount());
    stage("and check", record -> checker.check(reader.read(record)).game().plyCount());
  }

  private void stage(String what, ToLongFunction<RawRecord> work) throws IOException {
    long began = System.nanoTime();
    long plies = 0;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 18)) {
      RecordReader records = new RecordReader(file.toString(), in);
      for (Optional<RawRecord> r = records.next(); r.isPresent(); r = records.next()) {
        plies += work.applyAsLong(r.get());
      }
    }
    report(what, plies, began);
  }

  private void whole() {
    long began = System.nanoTime();
    long[] plies = new long[1];
    new SourceReader(
            RuleSets.ABAPA,
            RuleCatalog.builtIn(),
            game -> plies[0] += game.game().plyCount(),
            remark -> System.out.println(remark.render()))
        .read(Sources.find(List.of(file.toString()), InputStream.nullInputStream()));
    report("all, all cores", plies[0], began);
  }

  private void report(String what, long plies, long began) {
    double seconds = (System.nanoTime() - began) / 1e9;
    System.out.printf(
        "%-16s %6.2f s  %,12.0f plies/s  %6.1f MB/s%n",
        what, seconds, plies / seconds, bytes / seconds / 1e6);
  }
}
