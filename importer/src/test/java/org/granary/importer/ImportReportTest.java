package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.Severity;
import org.granary.importer.ImportOptions.Duplicates;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportReportTest {
  private static final String HEADERS = "[Variant \"Oware Abapa\"]\n[South \"Ama\"]\n\n";
  private static final String VALID = HEADERS + "1. F a *\n\n";
  private static final String BROKEN = HEADERS + "1. F a 2. A A 3. B b *\n\n";
  private static final String FLAWED = HEADERS + "1. F b 60-0\n\n";
  private static final String EMPTY = HEADERS + "*\n\n";

  @TempDir Path folder;
  private TestImport imports;

  @BeforeEach
  void nameACollection() {
    imports = new TestImport(folder);
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private Object[] names() throws IOException {
    return new Object[] {
      file("a.ogn", VALID + BROKEN + FLAWED + EMPTY + VALID),
      file("b.txt", HEADERS + "1. F c *\n"),
      file("c.ogn", ""),
      folder.resolve("none.ogn"),
    };
  }

  @Test
  void countsEverything() throws IOException {
    ImportReport report = imports.run(TestImport.OPTIONS, names());

    assertEquals(3, report.sources(), "the one that is not there is none");
    assertEquals(3, report.done());
    assertEquals(0, report.unchanged());
    assertEquals(6, report.read());
    assertEquals(5, report.imported());
    assertEquals(1, report.duplicates(), "the second VALID");
    assertEquals(1, report.broken());
    assertEquals(1, report.flawed());
    assertEquals(0, report.resumed());
    assertEquals(2 + 3 + 2 + 0 + 2, report.plies());
    assertFalse(report.cancelled());
    assertFalse(report.elapsed().isNegative());
    // no-such-file; illegal-move, wrong-result; duplicate-game; empty-file
    assertEquals(3, report.count(Severity.ERROR), imports.codes()::toString);
    assertEquals(1, report.count(Severity.WARNING), imports.codes()::toString);
    assertEquals(1, report.count(Severity.NOTE), imports.codes()::toString);
    assertEquals(
        List.of(
            DiagnosticCode.NO_SUCH_FILE,
            DiagnosticCode.ILLEGAL_MOVE,
            DiagnosticCode.WRONG_RESULT,
            DiagnosticCode.DUPLICATE_GAME,
            DiagnosticCode.EMPTY_FILE),
        imports.codes(),
        "what is wrong with the names first, then in the order of the sources");
    assertStored(5, 9);
  }

  private void assertStored(long games, long plies) {
    try (GameCollection read = imports.read()) {
      assertEquals(games, read.gameCount());
      assertEquals(plies, read.check(1).plies());
      assertEquals(List.of(), read.check(1).problems());
    }
  }

  @Test
  void countsWhatIsThereAlready() throws IOException {
    imports.run(TestImport.OPTIONS, names());

    ImportReport again = imports.run(TestImport.OPTIONS, names());

    assertEquals(3, again.done());
    assertEquals(2, again.unchanged(), "an empty file is read again: nothing is known of it");
    assertEquals(0, again.read());
    assertEquals(0, again.imported());
    assertEquals(0, again.duplicates());
    assertEquals(0, again.plies());
    assertEquals(1, again.count(Severity.ERROR));
    assertStored(5, 9);
  }

  @Test
  void countsDuplicatesThatAreKept() throws IOException {
    ImportReport report = imports.run(TestImport.OPTIONS.with(Duplicates.KEEP), names());

    assertEquals(6, report.read());
    assertEquals(6, report.imported());
    assertEquals(1, report.duplicates());
    assertEquals(11, report.plies());
    assertStored(6, 11);
  }

  /** Nothing a listener hears goes back, and the last it hears is the whole. */
  @Test
  void grows() throws IOException {
    Path file = Records.file(folder.resolve("a.ogn"), 1, 300);
    Path more = Records.file(folder.resolve("b.ogn"), 301, 320);

    ImportReport report = imports.run(TestImport.OPTIONS.withBatchPlies(2000), file, more);

    List<ImportReport> heard = new ArrayList<>(imports.steps());
    heard.add(report);
    assertTrue(heard.size() > 5, "a step for every piece of work and every source");
    for (int i = 1; i < heard.size(); i++) {
      ImportReport before = heard.get(i - 1);
      ImportReport after = heard.get(i);
      assertTrue(before.read() <= after.read() && before.plies() <= after.plies());
      assertTrue(before.done() <= after.done() && before.imported() <= after.imported());
      assertEquals(2, before.sources());
    }
    ImportReport last = imports.steps().get(imports.steps().size() - 1);
    assertEquals(320, last.imported());
    assertEquals(2, last.done());
    assertEquals(320, report.read());
    for (ImportReport commit : imports.commits()) {
      assertTrue(commit.imported() <= report.imported());
    }
    assertEquals(320, imports.commits().get(imports.commits().size() - 1).imported());
  }

  /** All that the repository has to offer, broken or not, ends in a sound collection. */
  @Test
  void addsUpForEverySample() throws IOException {
    Path samples = Path.of(System.getProperty("basedir", "."), "../samples");
    Sources sources =
        Sources.find(
            List.of(samples.resolve("games").toString(), samples.resolve("broken").toString()),
            InputStream.nullInputStream());
    assertTrue(sources.count() > 40, "samples found: " + sources.count());

    ImportReport report = imports.run(TestImport.OPTIONS, sources);

    assertEquals(sources.count(), report.done());
    assertEquals(report.read(), report.imported() + report.duplicates());
    assertTrue(report.broken() > 10, "broken " + report.broken());
    assertStored(report.imported(), report.plies());
    long records = 0;
    try (Stream<Path> files = Files.walk(samples.resolve("games"))) {
      records = files.filter(f -> f.toString().endsWith(".ogn")).mapToLong(this::records).sum();
    }
    assertTrue(records > 10 && report.read() > records, records + " sound records");
  }

  private long records(Path file) {
    try {
      List<String> lines = Files.readAllLines(file);
      return lines.stream().filter(line -> line.startsWith("[Result ")).count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void namesTheRuleSetOfRecordsThatNameNone() throws IOException {
    Path file = file("a.ogn", "[South \"Ama\"]\n\n1. F a *\n");
    imports.run(ImportOptions.of(RuleSets.find("wari").orElseThrow()), file);

    try (GameCollection games = imports.read()) {
      assertEquals("wari", games.game(1).orElseThrow().line().ruleSet().id());
    }
    ImportReport other = imports.run(TestImport.OPTIONS, file);
    assertEquals(1, other.imported(), "under other rules it is another game");
    assertEquals(0, other.unchanged());
  }
}
