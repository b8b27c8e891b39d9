package org.granary.importer.fuzz;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameWriter;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordSource;
import org.granary.grammar.RuleCatalog;
import org.granary.importer.SourceReader;
import org.granary.importer.Sources;
import org.granary.importer.formats.Dialect;
import org.granary.importer.formats.Dialects;

/**
 * Reads damaged files: each as a user would give it, by its name, and then under every dialect. One
 * input is told by its number: the same samples, seed and number give the same bytes.
 */
public final class Fuzzing {
  private static final RuleSet FALLBACK = RuleSets.ABAPA;
  private static final int MOST_DIAGNOSTICS = 101;

  private final List<Sample> samples;
  private final Path folder;
  private final long seed;
  private long records;

  /** What a reader did that none may do. */
  public static final class Finding extends AssertionError {
    private static final long serialVersionUID = 1L;

    Finding(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /**
   * A harness.
   *
   * @param samples a folder of files to damage
   * @param folder for damaged files
   */
  public Fuzzing(Path samples, Path folder, long seed) throws IOException {
    this.samples = Sample.under(samples);
    this.folder = folder;
    this.seed = seed;
    if (this.samples.isEmpty()) {
      throw new IllegalArgumentException("there is nothing to damage in " + samples);
    }
  }

  /** How many files are damaged. */
  public int samples() {
    return samples.size();
  }

  /** How many records were read so far. */
  public long records() {
    return records;
  }

  /**
   * Damages a file and reads it.
   *
   * @param number of the input
   * @return the damaged file, which is kept if this throws
   * @throws Finding if a reader throws or what it gives breaks a promise
   */
  public Path run(long number) throws IOException {
    SplittableRandom random = new SplittableRandom(seed).split();
    SplittableRandom own = new SplittableRandom(random.nextLong() + number);
    Sample sample = samples.get(own.nextInt(samples.size()));
    Sample other = samples.get(own.nextInt(samples.size()));
    byte[] bytes = new Mutator(own.nextLong()).mutate(sample.bytes(), other.bytes());
    Path file = folder.resolve("damaged-" + number + "." + sample.ending());
    Files.write(file, bytes);
    read(file, bytes);
    Files.delete(file);
    return file;
  }

  /** Reads a file in every way there is. */
  public void read(Path file, byte[] bytes) {
    String where = file.getFileName().toString();
    try {
      Sources sources = Sources.find(List.of(file.toString()), InputStream.nullInputStream());
      new SourceReader(FALLBACK, RuleCatalog.builtIn(), this::obeys, d -> render(d)).read(sources);
      for (Dialect dialect : Dialects.all()) {
        where = file.getFileName() + " as " + dialect.name();
        under(dialect, bytes);
      }
    } catch (RuntimeException | IOException | Error e) {
      throw new Finding(where + ": " + e, e);
    }
  }

  private void under(Dialect dialect, byte[] bytes) throws IOException {
    RecordSource source = dialect.open("damaged", new ByteArrayInputStream(bytes));
    RuleCatalog catalog = RuleCatalog.builtIn();
    Function<RawRecord, ParsedGame> parser = dialect.parser(FALLBACK, catalog);
    GameChecker checker = new GameChecker(FALLBACK, catalog);
    for (Optional<RawRecord> r = source.next(); r.isPresent(); r = source.next()) {
      obeys(checker.check(parser.apply(r.get())));
    }
    source.diagnostics().forEach(Fuzzing::render);
  }

  /** What is promised of every game, however damaged. */
  private void obeys(CheckedGame game) {
    records++;
    holds(game.diagnostics().size() <= MOST_DIAGNOSTICS, "diagnostics without bound");
    holds(game.game().plyCount() <= game.text().line().plyCount(), "plies that nobody wrote");
    holds(game.text().source().number() >= 1, "a record without a number");
    for (Diagnostic diagnostic : game.diagnostics()) {
      render(diagnostic);
      boolean after = diagnostic.span().line() >= game.text().source().line();
      holds(after, "a complaint before its record");
    }
    holds(!GameWriter.write(game).isEmpty(), "a game that cannot be written");
  }

  private static void render(Diagnostic diagnostic) {
    holds(!diagnostic.render().isBlank(), "a complaint without words");
  }

  private static void holds(boolean promise, String broken) {
    if (!promise) {
      throw new IllegalStateException(broken);
    }
  }
}
