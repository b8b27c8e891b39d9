package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;

/** Imports into one collection in a test's folder, with all that was heard of the last one. */
final class TestImport implements ImportListener {
  static final ImportOptions OPTIONS = ImportOptions.of(RuleSets.ABAPA);

  private final Path collection;
  private final List<Diagnostic> heard = new ArrayList<>();
  private final List<ImportReport> steps = new ArrayList<>();
  private final List<ImportReport> commits = new ArrayList<>();

  TestImport(Path folder) {
    this.collection = folder.resolve("test.granary");
  }

  @Override
  public void diagnostic(Diagnostic diagnostic) {
    heard.add(diagnostic);
  }

  @Override
  public void progress(ImportReport soFar) {
    steps.add(soFar);
  }

  @Override
  public void committed(ImportReport soFar) {
    commits.add(soFar);
  }

  List<Diagnostic> heard() {
    return heard;
  }

  List<ImportReport> steps() {
    return steps;
  }

  List<ImportReport> commits() {
    return commits;
  }

  /** Imports what a user names, the standard input being empty. */
  ImportReport run(ImportOptions options, Object... names) {
    List<String> list = Arrays.stream(names).map(Object::toString).toList();
    return run(options, Sources.find(list, InputStream.nullInputStream()));
  }

  ImportReport run(ImportOptions options, Sources sources) {
    heard.clear();
    steps.clear();
    commits.clear();
    return run(new Importer(options, this), sources);
  }

  ImportReport run(Importer importer, Sources sources) {
    try (CollectionWriter writer = CollectionWriter.open(collection, notice -> {})) {
      return importer.run(sources, writer);
    }
  }

  List<DiagnosticCode> codes() {
    return heard.stream().map(Diagnostic::code).toList();
  }

  CollectionWriter write() {
    return CollectionWriter.open(collection, notice -> {});
  }

  GameCollection read() {
    return GameCollection.open(collection, notice -> {});
  }

  /** A tag of every game in the order of their ids, of a collection that a check finds sound. */
  List<String> tag(String name) {
    List<String> values = new ArrayList<>();
    try (GameCollection games = read()) {
      assertEquals(List.of(), games.check(1).problems());
      games.lines(
          1,
          Long.MAX_VALUE,
          line -> values.add(games.game(line.id()).orElseThrow().headers().value(name).orElse("")));
    }
    return values;
  }
}
