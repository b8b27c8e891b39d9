package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.importer.ImportOptions.Duplicates;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImportDuplicatesTest {
  private static final ImportOptions KEEP = TestImport.OPTIONS.with(Duplicates.KEEP);

  @TempDir Path folder;
  private TestImport imports;

  @BeforeEach
  void nameACollection() {
    imports = new TestImport(folder);
  }

  private static String record(String south, String date, String moves) {
    return "[Variant \"Oware Abapa\"]\n[South \""
        + south
        + "\"]\n[Date \""
        + date
        + "\"]\n\n"
        + moves
        + " *\n\n";
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void goesByMovesPlayersAndDate() throws IOException {
    Path file =
        file(
            "a.ogn",
            record("Ama", "2024.05.06", "1. F a")
                + record("Ama", "2024.05.07", "1. F a")
                + record("Amá", "2024.05.06", "1. F a")
                + record("Ama", "2024.05.06", "1. F b")
                + record("Ama", "2024.05.06", "F {again} a"));

    ImportReport report = imports.run(TestImport.OPTIONS, file);

    assertEquals(4, report.imported());
    assertEquals(1, report.duplicates());
    Diagnostic note = imports.heard().get(0);
    assertEquals(DiagnosticCode.DUPLICATE_GAME, note.code());
    assertEquals(file + ":25:1", note.span().toString(), "four records of six lines before it");
    assertTrue(note.message().startsWith("left out: "), note.message());
  }

  /** Whether the first of the two is committed yet or not. */
  @ParameterizedTest(name = "batches of {0} plies")
  @ValueSource(longs = {1, 3, 1000})
  void findsThemAcrossFilesAndBatches(long batch) throws IOException {
    Path first = Records.file(folder.resolve("a.ogn"), 1, 6);
    Path second = Records.file(folder.resolve("b.ogn"), 4, 9);

    ImportReport report = imports.run(TestImport.OPTIONS.withBatchPlies(batch), first, second);

    assertEquals(9, report.imported());
    assertEquals(3, report.duplicates());
    assertEquals(12, report.read());
    assertEquals(9, imports.tag("South").size());
  }

  @Test
  void saysThatItKeepsThem() throws IOException {
    Path file = file("a.ogn", record("Ama", "2024", "F a") + record("Ama", "2024", "F a"));

    ImportReport report = imports.run(KEEP, file);

    assertEquals(2, report.imported());
    assertEquals(1, report.duplicates());
    assertTrue(imports.heard().get(0).message().startsWith("imported once more: "));
    assertEquals(List.of("Ama", "Ama"), imports.tag("South"));
  }

  /** One file by two names, in a folder and out of it, and once more as a stream. */
  @Test
  void importsOneFileOnceHoweverOftenItIsNamed() throws IOException {
    Path file = Records.file(folder.resolve("games/a.ogn"), 1, 5);
    Path copy = Files.copy(file, folder.resolve("b.ogn"));

    ImportReport report =
        imports.run(TestImport.OPTIONS, file, copy, folder.resolve("games"), file);

    assertEquals(5, report.imported());
    assertEquals(4, report.done());
    assertEquals(3, report.unchanged());
    assertEquals(
        List.of(
            DiagnosticCode.ALREADY_IMPORTED,
            DiagnosticCode.ALREADY_IMPORTED,
            DiagnosticCode.ALREADY_IMPORTED),
        imports.codes().stream().filter(c -> c == DiagnosticCode.ALREADY_IMPORTED).toList());
    byte[] bytes = Files.readAllBytes(file);
    Sources stdin = Sources.find(List.of("-"), new ByteArrayInputStream(bytes));
    ImportReport again = imports.run(TestImport.OPTIONS, stdin);
    assertEquals(5, again.duplicates(), "a stream is known only when it is read");
    assertEquals(5, imports.tag("South").size());
  }

  @Test
  void knowsAFileThatCameAsAStreamBefore() throws IOException {
    byte[] bytes = Records.records(1, 5).getBytes(StandardCharsets.UTF_8);
    imports.run(TestImport.OPTIONS, Sources.find(List.of("-"), new ByteArrayInputStream(bytes)));

    ImportReport again =
        imports.run(TestImport.OPTIONS, Files.write(folder.resolve("a.ogn"), bytes));

    assertEquals(1, again.unchanged());
    assertEquals(0, again.read());
  }

  /** An import that keeps duplicates and dies is continued, not begun once more. */
  @Test
  void continuesAnInterruptedImportThatKeepsThem() throws IOException {
    Path file = Records.file(folder.resolve("a.ogn"), 1, 20);
    imports.run(TestImport.OPTIONS, file);
    ImportListener failing =
        new ImportListener() {
          @Override
          public void committed(ImportReport soFar) {
            if (soFar.imported() >= 8) {
              throw new IllegalStateException("for the test");
            }
          }
        };
    Sources sources = Sources.find(List.of(file.toString()), java.io.InputStream.nullInputStream());
    Importer dying = new Importer(KEEP.withBatchPlies(1), failing);
    assertThrows(IllegalStateException.class, () -> imports.run(dying, sources));

    ImportReport rest = imports.run(KEEP, file);

    assertEquals(8, rest.resumed());
    assertEquals(12, rest.imported());
    assertEquals(40, imports.tag("South").size(), "twice, no more");
    assertEquals(20, imports.run(KEEP, file).imported(), "asked for once more, it is");
  }

  /** Games that are broken alike are duplicates; of others nobody can tell. */
  @Test
  void comparesTheTextOfBrokenGames() throws IOException {
    String broken = record("Ama", "2024", "1. F a 2. A A {one}");
    Path file = file("a.ogn", broken + broken.replace("one", "two") + broken);

    ImportReport report = imports.run(TestImport.OPTIONS, file);

    assertEquals(2, report.imported());
    assertEquals(2, report.broken());
    assertEquals(1, report.duplicates());
  }
}
