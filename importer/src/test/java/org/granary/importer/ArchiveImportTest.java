package org.granary.importer;

import static org.granary.importer.Packing.bytes;
import static org.granary.importer.Packing.gzip;
import static org.granary.importer.Packing.zip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.RuleCatalog;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveImportTest {
  @TempDir Path folder;
  private TestImport imports;

  @BeforeEach
  void openAFolder() {
    imports = new TestImport(folder);
  }

  private Path write(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes);
  }

  private static List<String> players(int first, int last) {
    return IntStream.rangeClosed(first, last).mapToObj(n -> "Player " + n).toList();
  }

  @Test
  void importsWhatLiesInArchivesInAFolder() throws IOException {
    Path games = Files.createDirectory(folder.resolve("games"));
    Files.write(games.resolve("a.ogn.gz"), gzip(bytes(Records.records(1, 2))));
    Files.write(
        games.resolve("b.zip"),
        zip("2.ogn", Records.records(5, 6), "1/x.ogn", Records.records(3, 4)));
    Files.writeString(games.resolve("c.ogn"), Records.records(7, 7));
    Files.write(games.resolve("photos.zip"), zip("me.jpg", "no games"));
    Files.write(games.resolve("log.gz"), gzip(bytes("no games")));

    ImportReport report = imports.run(TestImport.OPTIONS, games);

    assertEquals(players(1, 7), imports.tag("South"));
    assertEquals(4, report.sources());
    assertTrue(!imports.codes().contains(DiagnosticCode.NO_GAME_FILES), imports.codes().toString());
  }

  @Test
  void passesOverWhatWasImportedBeforeHoweverItIsPacked() throws IOException {
    byte[] one = bytes(Records.records(1, 3));
    Path archive = write("g.zip", zip("a.ogn", one, "b.ogn", Records.records(4, 6)));
    imports.run(TestImport.OPTIONS, archive);

    ImportReport again = imports.run(TestImport.OPTIONS, archive);
    ImportReport unpacked = imports.run(TestImport.OPTIONS, write("other.ogn", one));
    ImportReport packed = imports.run(TestImport.OPTIONS, write("a.ogn.gz", gzip(one)));

    assertEquals(
        List.of(2, 1, 1), List.of(again.unchanged(), unpacked.unchanged(), packed.unchanged()));
    assertEquals(0, again.imported() + unpacked.imported() + packed.imported());
    assertEquals(players(1, 6), imports.tag("South"));
  }

  @Test
  void goesOnWhereAnInterruptedImportOfAnArchiveWas() throws IOException {
    Path archive =
        write("g.zip", zip("a.ogn", Records.records(1, 40), "b.ogn", Records.records(41, 80)));
    Sources sources =
        Sources.find(List.of(archive.toString()), new ByteArrayInputStream(new byte[0]));
    cancelAfterTheFirstBatch(sources);
    int before = imports.tag("South").size();

    ImportReport rest = imports.run(TestImport.OPTIONS, archive);

    assertTrue(before > 0 && before < 80, before + " games before");
    assertEquals(before, rest.resumed() + 40L * rest.unchanged());
    assertEquals(80 - before, rest.imported());
    assertEquals(players(1, 80), imports.tag("South"));
  }

  private void cancelAfterTheFirstBatch(Sources sources) {
    List<Importer> importer = new ArrayList<>();
    ImportListener listener =
        new ImportListener() {
          @Override
          public void committed(ImportReport soFar) {
            importer.get(0).cancel();
          }
        };
    importer.add(new Importer(TestImport.OPTIONS.withBatchPlies(2000), listener));
    imports.run(importer.get(0), sources);
  }

  @Test
  void keepsWhatATornArchiveStillHolds() throws IOException {
    byte[] whole = zip("a.ogn", Records.records(1, 5), "b.ogn", Records.records(6, 40));

    imports.run(TestImport.OPTIONS, write("g.zip", Arrays.copyOf(whole, whole.length * 2 / 3)));

    List<String> found = imports.tag("South");
    assertTrue(found.size() > 5 && found.size() < 40, found.toString());
    assertEquals(players(1, found.size()), found);
    assertEquals(
        2, imports.codes().stream().filter(c -> c == DiagnosticCode.BROKEN_ARCHIVE).count());
  }

  @Test
  void tellsAnArchiveWithoutGamesThatWasNamed() throws IOException {
    Path archive = write("photos.zip", zip("me.jpg", "no games"));

    imports.run(TestImport.OPTIONS, archive);

    assertEquals(List.of(DiagnosticCode.NO_GAME_FILES), imports.codes());
  }

  @Test
  void readsAGzipFileWithoutAnotherEnding() throws IOException {
    imports.run(TestImport.OPTIONS, write("games.gz", gzip(bytes(Records.records(1, 2)))));

    assertEquals(players(1, 2), imports.tag("South"));
  }

  @Test
  void unpacksTheStandardInput() {
    byte[] packed = gzip(bytes(Records.records(1, 2)));

    imports.run(TestImport.OPTIONS, Sources.find(List.of("-"), new ByteArrayInputStream(packed)));

    assertEquals(players(1, 2), imports.tag("South"));
  }

  @Test
  void namesTheArchiveAndTheFileInIt() throws IOException {
    String illegal = "[South \"A\"]\n\n1. A a 2. A\n";
    Path archive = write("g.zip", zip("x/bad.ogn", illegal));
    List<CheckedGame> games = new ArrayList<>();
    List<Diagnostic> remarks = new ArrayList<>();

    new SourceReader(RuleSets.ABAPA, RuleCatalog.builtIn(), games::add, remarks::add)
        .read(Sources.find(List.of(archive.toString()), new ByteArrayInputStream(new byte[0])));

    Diagnostic error =
        games.get(0).diagnostics().stream()
            .filter(d -> d.code() == DiagnosticCode.ILLEGAL_MOVE)
            .findFirst()
            .orElseThrow();
    assertEquals(archive + "!/x/bad.ogn:3:11", error.span().toString());
    assertEquals(List.of(), remarks);
  }
}
