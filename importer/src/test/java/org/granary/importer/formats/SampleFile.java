package org.granary.importer.formats;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameChecker;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordSource;
import org.granary.grammar.RuleCatalog;

/**
 * A source in memory.
 *
 * @param name as diagnostics call it
 */
record SampleFile(String name, @SuppressWarnings("ArrayRecordComponent") byte[] bytes) {
  static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "../samples");

  SampleFile(String name, String text) {
    this(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** A file that comes with Granary, by its path from the samples' folder. */
  static SampleFile of(String path) throws IOException {
    return new SampleFile(path, Files.readAllBytes(FOLDER.resolve(path)));
  }

  String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  Detection detect() {
    return Detection.of(new Head(name, bytes), RuleSets.ABAPA, RuleCatalog.builtIn());
  }

  /** Its games, read in a dialect. */
  List<CheckedGame> read(String dialect) throws IOException {
    Dialect named = Dialects.find(dialect).orElseThrow(() -> new AssertionError(dialect));
    return read(named, new ByteArrayInputStream(bytes));
  }

  private List<CheckedGame> read(Dialect dialect, InputStream in) throws IOException {
    RecordSource source = dialect.open(name, in);
    Function<RawRecord, ParsedGame> parser = dialect.parser(RuleSets.ABAPA, RuleCatalog.builtIn());
    GameChecker checker = new GameChecker(RuleSets.ABAPA);
    List<CheckedGame> games = new ArrayList<>();
    for (Optional<RawRecord> next = source.next(); next.isPresent(); next = source.next()) {
      games.add(checker.check(parser.apply(next.get())));
    }
    return games;
  }
}
