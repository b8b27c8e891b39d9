package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Toguz Kumalak of servers and books in one collection: import, openings, search, sheets, PGN. */
class TogyzCollectionTest {
  @TempDir private Path folder;

  private Path collection(Object... sources) {
    Path db = folder.resolve("toguz.granary");
    for (Object source : sources) {
      Run run = Run.of("import", source, "--db", db);
      assertEquals(0, run.code(), run.err());
    }
    return db;
  }

  private Path samples() {
    return collection(
        Repository.sample("dialects/togyz-playok.pgn"),
        Repository.sample("dialects/togyz-masters.pgn"));
  }

  @Test
  void openingsCountTheGamesOfBothSources() {
    Run run = Run.of("openings", "--db", samples(), "--rules", "toguz-kumalak", "--format", "csv");

    assertEquals(0, run.code(), run.err());
    assertEquals(5, gamesPlayed(run), run.out());
  }

  /** The sum of the column {@code games}. */
  private static int gamesPlayed(Run run) {
    List<String> lines = run.out().lines().toList();
    int column = List.of(lines.get(0).split(",", -1)).indexOf("games");
    assertTrue(column >= 0, lines.get(0));
    return lines.stream()
        .skip(1)
        .mapToInt(line -> Integer.parseInt(line.split(",", -1)[column]))
        .sum();
  }

  @Test
  void aMastersGamePrintsWithItsCyrillicNames() throws IOException {
    Path sheet = folder.resolve("game.pdf");

    Run run = Run.of("export", "--db", samples(), "--where", "event:кубок", "--to", sheet);

    assertEquals(0, run.code(), run.err());
    try (PDDocument pdf = Loader.loadPDF(sheet.toFile())) {
      String text = new PDFTextStripper().getText(pdf);
      assertTrue(text.contains("Ойыншы 003"), text);
      assertTrue(text.contains("Кубок РК"), text);
    }
  }

  @Test
  void pgnComesOutAsItWentInButForItsLines() throws IOException {
    Path out = folder.resolve("out.pgn");

    assertEquals(0, Run.of("export", "--db", samples(), "--to", out).code());

    String written = Files.readString(out);
    String masters = Files.readString(Repository.sample("dialects/togyz-masters.pgn"));
    assertTrue(written.contains("[White \"player001\"]"), written);
    assertTrue(written.contains("[WhiteElo \"1200\"]"), written);
    assertTrue(masters.contains("\n1. 21 98\n2. 67 22x\n"), masters);
    assertTrue(written.contains("\n1. 21(10) 98 2. 67(20) 22X 3. 91 68 "), written);
    Run again = Run.of("export", out, "--to", folder.resolve("again.pgn"));
    assertEquals(0, again.code(), again.err());
    assertEquals(written, Files.readString(folder.resolve("again.pgn")));
  }

  @Test
  void gamesOfOtherRulesAreLeftOutWithARemark() throws IOException {
    Path out = folder.resolve("mixed.pgn");

    Run run =
        Run.of(
            "export",
            Repository.sample("dialects/togyz-masters.pgn"),
            Repository.sample("games/club.ogn"),
            "--to",
            out);

    assertEquals(0, run.code(), run.err());
    assertTrue(
        run.err().contains("5 games are left out: togyz PGN holds Toguz Kumalak only"), run.err());
    assertEquals(2, Files.readString(out).lines().filter(l -> l.startsWith("[White ")).count());
  }

  /**
   * Two games of masters stand twice in their file, with the same players, year and moves, and are
   * counted once.
   */
  @Test
  void everySharedGameIsImportedAndCounted() throws IOException {
    Path records = Repository.shared("records").orElse(null);
    assumeTrue(records != null, "there is no folder ../shared/records");
    Path db = collection(records.resolve("togyz-playok.pgn"), records.resolve("togyz-masters.pgn"));

    Run openings = Run.of("openings", "--db", db, "--rules", "toguz-kumalak", "--format", "csv");

    assertEquals("2588\n", Run.of("search", "--db", db, "--count").out());
    assertEquals("0\n", Run.of("search", "--db", db, "--count", "status:broken").out());
    assertEquals(1745 + 590, gamesPlayed(openings), openings.out());
  }
}
