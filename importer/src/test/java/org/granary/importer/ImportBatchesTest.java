package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.granary.grammar.DiagnosticCode;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where batches begin and end, and what stopping in the middle leaves. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class ImportBatchesTest {
  @TempDir Path folder;
  private TestImport imports;

  @BeforeEach
  void nameACollection() {
    imports = new TestImport(folder);
  }

  /** Games of two plies each. */
  private static String games(int first, int last) {
    StringBuilder text = new StringBuilder();
    for (int number = first; number <= last; number++) {
      text.append("[Variant \"Oware Abapa\"]\n[South \"Player ").append(number);
      text.append("\"]\n\n1. F a *\n\n");
    }
    return text.toString();
  }

  private static List<String> players(int last) {
    return IntStream.rangeClosed(1, last).mapToObj(number -> "Player " + number).toList();
  }

  private List<Integer> batches() {
    List<Integer> games = new ArrayList<>();
    try (GameCollection read = imports.read();
        Statement statement = read.connection().createStatement();
        ResultSet rows = statement.executeQuery("SELECT games FROM batches ORDER BY id")) {
      while (rows.next()) {
        games.add(rows.getInt(1));
      }
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
    return games;
  }

  /** A batch ends with the game that fills it; the last one holds the rest, or the file's end. */
  @ParameterizedTest(name = "{1} games of 2 plies in batches of {0}")
  @CsvSource({
    "1, 3, '1 1 1 0'",
    "2, 3, '1 1 1 0'",
    "3, 3, '2 1'",
    "4, 6, '2 2 2 0'",
    "4, 7, '2 2 2 1'",
    "14, 7, '7 0'",
    "15, 7, '7'",
    "1000, 7, '7'",
  })
  void endsABatchWhenItIsFull(long plies, int games, String sizes) throws IOException {
    Path file = Files.writeString(folder.resolve("a.ogn"), games(1, games));

    imports.run(TestImport.OPTIONS.withBatchPlies(plies), file);

    List<Integer> expected =
        java.util.Arrays.stream(sizes.split(" ")).map(Integer::valueOf).toList();
    assertEquals(expected, batches());
    assertEquals(players(games), imports.tag("South"));
    assertEquals(games, imports.commits().get(imports.commits().size() - 1).imported());
  }

  /** A batch may reach over files, and a file over batches. */
  @Test
  void doesNotMindWhereFilesEnd() throws IOException {
    for (int file = 0; file < 5; file++) {
      Files.writeString(
          Files.createDirectories(folder.resolve("games")).resolve(file + ".ogn"),
          games(3 * file + 1, 3 * file + 3));
    }

    ImportReport report =
        imports.run(TestImport.OPTIONS.withBatchPlies(8), folder.resolve("games"));

    assertEquals(List.of(4, 4, 4, 3), batches());
    assertEquals(players(15), imports.tag("South"));
    assertEquals(5, imports.run(TestImport.OPTIONS, folder.resolve("games")).unchanged());
    assertEquals(15, report.imported());
  }

  @Test
  void writesNoBatchForNothing() throws IOException {
    Path file = Files.writeString(folder.resolve("a.ogn"), games(1, 3));
    imports.run(TestImport.OPTIONS, file);

    imports.run(TestImport.OPTIONS, file);
    imports.run(TestImport.OPTIONS, Files.createFile(folder.resolve("empty.ogn")));
    imports.run(TestImport.OPTIONS, folder.resolve("none.ogn"));
    imports.run(TestImport.OPTIONS);

    assertEquals(List.of(3), batches());
  }

  /** Stopping after each batch and going on gives what one import gives. */
  @Test
  void goesOnFromEveryBatchBorder() throws IOException {
    Path file = Files.writeString(folder.resolve("a.ogn"), games(1, 5));
    Sources sources = Sources.find(List.of(file.toString()), InputStream.nullInputStream());
    for (int stops = 1; stops <= 5; stops++) {
      Importer[] importer = new Importer[1];
      importer[0] =
          new Importer(TestImport.OPTIONS.withBatchPlies(2), stopper(() -> importer[0].cancel()));
      ImportReport part = imports.run(importer[0], sources);
      assertEquals(stops - 1, part.resumed());
      assertEquals(1, part.imported());
      assertTrue(part.cancelled());
    }

    ImportReport rest = imports.run(TestImport.OPTIONS, file);

    assertEquals(5, rest.resumed() + rest.imported());
    assertEquals(0, rest.duplicates());
    assertEquals(players(5), imports.tag("South"));
    assertEquals(1, imports.run(TestImport.OPTIONS, file).unchanged());
  }

  private static ImportListener stopper(Runnable cancel) {
    return new ImportListener() {
      @Override
      public void committed(ImportReport soFar) {
        cancel.run();
      }
    };
  }

  @Test
  void importsNothingIfItIsCancelledBefore() throws IOException {
    PipedInputStream endless = new PipedInputStream();
    try (PipedOutputStream open = new PipedOutputStream(endless)) {
      open.write("[South \"Ama\"]\n".getBytes(StandardCharsets.UTF_8));
      Importer importer = new Importer(TestImport.OPTIONS, imports);
      importer.cancel();

      ImportReport report = imports.run(importer, Sources.find(List.of("-"), endless));

      assertTrue(report.cancelled());
      assertEquals(0, report.read());
      assertEquals(List.of(), imports.tag("South"));
    }
  }

  /** The standard input may wait for somebody who never types. */
  @Test
  void endsFromAnotherThreadWhileASourceWaits() throws Exception {
    String ready = Records.records(1, 400);
    PipedInputStream silence = new PipedInputStream();
    try (PipedOutputStream open = new PipedOutputStream(silence)) {
      InputStream stdin =
          new SequenceInputStream(
              new ByteArrayInputStream(ready.getBytes(StandardCharsets.UTF_8)), silence);
      CompletableFuture<Void> started = new CompletableFuture<>();
      ImportListener teller =
          new ImportListener() {
            @Override
            public void progress(ImportReport soFar) {
              started.complete(null);
            }
          };
      Importer importer = new Importer(TestImport.OPTIONS, teller);
      CompletableFuture<ImportReport> running =
          CompletableFuture.supplyAsync(
              () -> imports.run(importer, Sources.find(List.of("-"), stdin)));
      started.get(1, TimeUnit.MINUTES);

      importer.cancel();
      ImportReport report = running.get(1, TimeUnit.MINUTES);

      assertTrue(report.cancelled());
      assertTrue(report.imported() > 0 && report.imported() < 400, report::toString);
      assertEquals(report.imported(), imports.tag("South").size(), "what it had is committed");
      open.flush();
    }
  }

  @Test
  void commitsWhatItHasWhenItsThreadIsInterrupted() throws IOException {
    Path file = Records.file(folder.resolve("a.ogn"), 1, 400);
    ImportListener interrupter =
        new ImportListener() {
          @Override
          public void progress(ImportReport soFar) {
            Thread.currentThread().interrupt();
          }
        };
    Sources sources = Sources.find(List.of(file.toString()), InputStream.nullInputStream());

    ImportReport report = imports.run(new Importer(TestImport.OPTIONS, interrupter), sources);

    assertTrue(Thread.interrupted(), "the caller is told");
    assertTrue(report.cancelled());
    assertEquals(report.imported(), imports.tag("South").size());
    assertEquals(400, report.imported() + imports.run(TestImport.OPTIONS, file).imported());
  }

  /** What was read before a disk failed is kept, and told from a whole import. */
  @Test
  void keepsWhatItReadOfASourceThatFails() throws IOException {
    InputStream failing = PulledCable.after(games(1, 5));
    Sources sources = Sources.of(Source.stream("disk.ogn", failing));

    ImportReport report = imports.run(TestImport.OPTIONS, sources);

    assertEquals(List.of(DiagnosticCode.UNREADABLE_FILE), imports.codes());
    assertEquals("it cannot be read: cable pulled", imports.heard().get(0).message());
    assertEquals("disk.ogn:1:1", imports.heard().get(0).span().toString());
    assertTrue(report.imported() <= 5);
    assertEquals(1, report.done());
    assertFalse(report.cancelled());
    assertEquals(players((int) report.imported()), imports.tag("South"));
    Path whole = Files.writeString(folder.resolve("a.ogn"), games(1, 5));
    assertEquals(0, imports.run(TestImport.OPTIONS, whole).unchanged());
    assertEquals(players(5), imports.tag("South"));
  }
}
