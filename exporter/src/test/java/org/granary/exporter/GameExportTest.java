package org.granary.exporter;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.granary.exporter.games.GameEntry;
import org.granary.grammar.GameWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GameExportTest {
  @TempDir private Path folder;

  private static byte[] export(GameFormat format, List<GameEntry> games) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameExport export = GameExport.toStream(format, out, ExportOptions.USUAL)) {
      for (GameEntry game : games) {
        export.add(game);
      }
      export.finish();
      assertEquals(games.size(), export.count());
      assertEquals(List.of(), export.remarks());
    }
    return out.toByteArray();
  }

  @ParameterizedTest
  @EnumSource(GameFormat.class)
  void everySampleGameIsExportedAndTwiceTheSame(GameFormat format) throws IOException {
    List<GameEntry> games = SampleGames.all(format);
    assertTrue(games.size() >= 3, () -> games.size() + " games");

    byte[] first = export(format, games);

    assertTrue(first.length > 1000);
    assertArrayEquals(first, export(format, games));
  }

  @ParameterizedTest
  @EnumSource(GameFormat.class)
  void anExportWithoutGamesIsStillAFile(GameFormat format) throws IOException {
    Path target = folder.resolve("none." + format.extension());

    try (GameExport export = GameExport.toFile(format, target, ExportOptions.USUAL)) {
      export.finish();
    }

    assertTrue(Files.exists(target));
  }

  @ParameterizedTest
  @EnumSource(GameFormat.class)
  void anExportThatIsNotFinishedChangesNothing(GameFormat format) throws IOException {
    Path target = folder.resolve("old." + format.extension());
    Files.writeString(target, "old");

    try (GameExport export = GameExport.toFile(format, target, ExportOptions.USUAL)) {
      export.add(SampleGames.all().get(0).game());
    }

    assertEquals("old", Files.readString(target));
  }

  @Test
  void ognIsCanonicalWithAnEmptyLineBetweenGames() throws IOException {
    List<GameEntry> games = SampleGames.all().subList(0, 2);

    String ogn = new String(export(GameFormat.OGN, games), StandardCharsets.UTF_8);

    assertEquals(
        GameWriter.write(games.get(0).game()) + "\n" + GameWriter.write(games.get(1).game()), ogn);
    assertEquals(2, SampleGames.read(ogn).size());
  }

  @Test
  void fileNamesTellTheFormat() {
    assertEquals(Optional.of(GameFormat.XLSX), GameFormat.ofFileName("Games.XLSX"));
    assertEquals(Optional.of(GameFormat.OGN), GameFormat.ofFileName("a.b/c.ogn"));
    assertEquals(Optional.empty(), GameFormat.ofFileName("c.xls"));
  }
}
