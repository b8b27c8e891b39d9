package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.granary.grammar.DiagnosticCode;
import org.granary.importer.ImportOptions.Duplicates;
import org.granary.store.GameCollection;
import org.granary.store.StoredGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImporterTest {
  private static final ImportOptions OPTIONS = TestImport.OPTIONS;

  @TempDir Path folder;
  private TestImport imports;
  private InputStream stdin = InputStream.nullInputStream();

  @BeforeEach
  void nameACollection() {
    imports = new TestImport(folder);
  }

  private ImportReport run(ImportOptions options, Object... names) {
    return imports.run(options, sources(names));
  }

  private ImportReport run(Importer importer, Object... names) {
    return imports.run(importer, sources(names));
  }

  private Sources sources(Object... names) {
    return Sources.find(Arrays.stream(names).map(Object::toString).toList(), stdin);
  }

  /** A file that somebody writes to after its digest was taken and before it is read. */
  private record ChangingFile(Path file, String later, AtomicInteger opened) implements Source {
    @Override
    public String name() {
      return file.toString();
    }

    @Override
    public Optional<Path> path() {
      return Optional.of(file);
    }

    @Override
    public InputStream open() throws IOException {
      if (opened.incrementAndGet() == 2) {
        Files.writeString(file, later);
      }
      return Files.newInputStream(file);
    }
  }

  private List<DiagnosticCode> codes() {
    return imports.codes().stream().filter(ImporterTest::isOurs).toList();
  }

  /** What the notation of the generated records gives rise to is not the matter here. */
  private static boolean isOurs(DiagnosticCode code) {
    return code != DiagnosticCode.NO_RESULT && code != DiagnosticCode.UNKNOWN_VALUE;
  }

  private List<String> southPlayers() {
    return imports.tag("South");
  }

  private static List<String> players(int first, int last) {
    List<String> players = new ArrayList<>();
    for (int number = first; number <= last; number++) {
      players.add("Player " + number);
    }
    return players;
  }

  @Test
  void importsInTheOrderOfTheSources() throws IOException {
    Records.file(folder.resolve("games/a.ogn"), 1, 150);
    Records.file(folder.resolve("games/b.ogn"), 151, 152);
    stdin = new ByteArrayInputStream(Records.records(153, 160).getBytes(StandardCharsets.UTF_8));

    ImportReport report = run(OPTIONS, folder.resolve("games"), "-");

    assertEquals(players(1, 160), southPlayers());
    assertEquals(160, report.read());
    assertEquals(160, report.imported());
    assertEquals(3, report.sources());
    assertEquals(3, report.done());
    assertEquals(0, report.broken());
    assertTrue(report.plies() > 160 * 10, "plies " + report.plies());
    assertFalse(report.cancelled());
  }

  @Test
  void doesNothingForAFileImportedBefore() throws IOException {
    Path file = Records.file(folder.resolve("a.ogn"), 1, 20);
    run(OPTIONS, file);
    Path renamed = Files.move(file, folder.resolve("renamed.ogn"));

    ImportReport again = run(OPTIONS, renamed);

    assertEquals(List.of(DiagnosticCode.ALREADY_IMPORTED), codes());
    assertEquals(0, again.read());
    assertEquals(1, again.unchanged());
    assertEquals(players(1, 20), southPlayers());
  }

  @Test
  void leavesOutDuplicatesAndSaysWhere() throws IOException {
    run(OPTIONS, Records.file(folder.resolve("a.ogn"), 1, 20));

    ImportReport more = run(OPTIONS, Records.file(folder.resolve("b.ogn"), 19, 25));

    assertEquals(List.of(DiagnosticCode.DUPLICATE_GAME, DiagnosticCode.DUPLICATE_GAME), codes());
    assertEquals(2, more.duplicates());
    assertEquals(7, more.read());
    assertEquals(5, more.imported());
    assertEquals(players(1, 25), southPlayers());
    assertTrue(
        imports.heard().stream().anyMatch(d -> d.span().toString().endsWith("b.ogn:1:1")),
        imports.heard()::toString);
  }

  @Test
  void keepsDuplicatesIfAsked() throws IOException {
    Path file = Records.file(folder.resolve("a.ogn"), 1, 5);
    run(OPTIONS, file);

    ImportReport again = run(OPTIONS.with(Duplicates.KEEP), file);

    assertEquals(5, again.duplicates());
    assertEquals(5, again.imported());
    assertEquals(10, southPlayers().size());
  }

  @Test
  void findsDuplicatesWithinOneFile() throws IOException {
    Path file = folder.resolve("a.ogn");
    Files.writeString(file, Records.record(1) + Records.record(2) + Records.record(1));

    assertEquals(1, run(OPTIONS, file).duplicates());
    assertEquals(players(1, 2), southPlayers());
  }

  @Test
  void readsAFileAgainThatHasGrown() throws IOException {
    Path file = Records.file(folder.resolve("a.ogn"), 1, 20);
    run(OPTIONS, file);
    Records.file(file, 1, 30);

    ImportReport again = run(OPTIONS, file);

    assertEquals(20, again.duplicates());
    assertEquals(10, again.imported());
    assertEquals(players(1, 30), southPlayers());
  }

  @Test
  void keepsBrokenGamesUpToTheirLastLegalMove() throws IOException {
    Path file = folder.resolve("broken.ogn");
    Files.writeString(file, "[South \"Ama\"]\n\n1. F a 2. A A 3. B b\n");

    ImportReport report = run(OPTIONS, file);

    assertEquals(1, report.broken());
    assertTrue(codes().contains(DiagnosticCode.ILLEGAL_MOVE), codes()::toString);
    try (GameCollection games = imports.read()) {
      StoredGame game = games.game(1).orElseThrow();
      assertEquals(3, game.line().plyCount());
      assertEquals(4, game.brokenAt().orElseThrow());
      assertTrue(
          games.diagnostics(1).stream().anyMatch(d -> d.code() == DiagnosticCode.ILLEGAL_MOVE));
      assertEquals(List.of(), games.check(1).problems());
    }
  }

  @Test
  void tellsOfFilesThatHoldNoGames() throws IOException {
    Path empty = Files.createFile(folder.resolve("empty.ogn"));
    Path binary = folder.resolve("binary.ogn");
    Files.write(binary, new byte[10_000]);

    ImportReport report = run(OPTIONS, empty, binary);

    assertEquals(List.of(DiagnosticCode.EMPTY_FILE, DiagnosticCode.BINARY_FILE), codes());
    assertEquals(0, report.imported());
    assertEquals(2, report.done());
    assertEquals(List.of(), southPlayers());
  }

  @Test
  void tellsOfAFileThatMayNotBeRead() throws IOException {
    Path secret = Records.file(folder.resolve("a.ogn"), 1, 2);
    Path open = Records.file(folder.resolve("b.ogn"), 3, 4);
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(secret), "this user may read everything");

    run(OPTIONS, secret, open);

    assertEquals(List.of(DiagnosticCode.UNREADABLE_FILE), codes());
    assertEquals(players(3, 4), southPlayers());
  }

  @Test
  void tellsOfAFileThatVanishes() throws IOException {
    Path gone = Records.file(folder.resolve("a.ogn"), 1, 2);
    Sources sources = Sources.find(List.of(gone.toString()), stdin);
    Files.delete(gone);

    ImportReport report = imports.run(OPTIONS, sources);

    assertEquals(1, report.count(DiagnosticCode.UNREADABLE_FILE.severity()));
  }

  @Test
  void tellsOfAFileThatChangesWhileItIsReadAndReadsItAgain() throws IOException {
    Path file = Records.file(folder.resolve("a.ogn"), 1, 20);
    Source changing = new ChangingFile(file, Records.records(1, 30), new AtomicInteger());
    imports.run(OPTIONS, Sources.of(changing));
    assertTrue(codes().contains(DiagnosticCode.CHANGED_WHILE_READ), codes()::toString);

    ImportReport again = run(OPTIONS, file);

    assertEquals(0, again.unchanged());
    assertEquals(players(1, 30), southPlayers());
  }

  @Test
  void commitsWhatItHasWhenItIsCancelledAndGoesOnLater() throws IOException {
    Path file = Records.file(folder.resolve("a.ogn"), 1, 400);
    Importer[] running = new Importer[1];
    ImportListener stopper =
        new ImportListener() {
          @Override
          public void progress(ImportReport soFar) {
            running[0].cancel();
          }
        };
    running[0] = new Importer(OPTIONS, stopper);

    ImportReport first = run(running[0], file);
    ImportReport second = run(OPTIONS, file);

    assertTrue(first.cancelled());
    assertTrue(first.imported() > 0 && first.imported() < 400, "imported " + first.imported());
    assertEquals(first.imported(), second.resumed());
    assertEquals(0, second.duplicates());
    assertEquals(400 - first.imported(), second.imported());
    assertEquals(players(1, 400), southPlayers());
  }

  @Test
  void leavesEarlierBatchesWhenTheCollectionFails() throws IOException {
    Path file = Records.file(folder.resolve("a.ogn"), 1, 100);
    ImportListener failing =
        new ImportListener() {
          @Override
          public void committed(ImportReport soFar) {
            throw new IllegalStateException("for the test");
          }
        };

    Importer importer = new Importer(OPTIONS.withBatchPlies(1000), failing);
    assertThrows(IllegalStateException.class, () -> run(importer, file));
    ImportReport second = run(OPTIONS, file);

    assertTrue(second.resumed() > 0);
    assertEquals(players(1, 100), southPlayers());
  }
}
