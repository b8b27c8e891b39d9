package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.granary.engine.variants.RuleSets;
import org.granary.store.CheckReport;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KilledImportTest {
  private static final int GAMES = 1200;
  private static final int BATCH_PLIES = 10_000;

  @TempDir Path folder;

  @Test
  void goesOnAfterBeingKilledAgainAndAgainAndHasEveryGameOnce() throws Exception {
    Path file = Records.file(folder.resolve("games.ogn"), 1, GAMES);
    Path collection = folder.resolve("test.granary");
    long before = 0;

    for (int batches : List.of(1, 3)) {
      kill(collection, file, batches);
      long games = soundGames(collection);
      assertTrue(games > before && games < GAMES, games + " games after " + before);
      before = games;
    }
    ImportReport rest = finish(collection, file);

    assertEquals(GAMES, soundGames(collection));
    assertEquals(before, rest.resumed());
    assertEquals(GAMES - before, rest.imported());
    assertEquals(0, rest.duplicates());
    assertEquals(
        IntStream.rangeClosed(1, GAMES).mapToObj(n -> "Player " + n).toList(),
        southPlayers(collection));
  }

  /** Imports in a process of its own and kills it once it has committed some batches. */
  private static void kill(Path collection, Path file, int batches)
      throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process child =
        new ProcessBuilder(
                java,
                "-cp",
                System.getProperty("java.class.path"),
                ImportChild.class.getName(),
                collection.toString(),
                file.toString(),
                Integer.toString(BATCH_PLIES))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader lines = child.inputReader(StandardCharsets.UTF_8)) {
      for (int batch = 1; batch <= batches; batch++) {
        String line = lines.readLine();
        assertTrue(line != null && line.startsWith("committed"), "the child said " + line);
      }
    } finally {
      child.destroyForcibly().waitFor();
    }
  }

  private static long soundGames(Path collection) {
    try (GameCollection games = GameCollection.open(collection, notice -> {})) {
      CheckReport report = games.check(1);
      assertEquals(List.of(), report.problems());
      return report.games();
    }
  }

  private static ImportReport finish(Path collection, Path file) {
    try (CollectionWriter writer = CollectionWriter.open(collection, notice -> {})) {
      Sources sources = Sources.find(List.of(file.toString()), InputStream.nullInputStream());
      return new Importer(ImportOptions.of(RuleSets.ABAPA), ImportListener.NONE)
          .run(sources, writer);
    }
  }

  private static List<String> southPlayers(Path collection) {
    List<String> players = new ArrayList<>();
    try (GameCollection games = GameCollection.open(collection, notice -> {})) {
      for (long id = 1; id <= GAMES; id++) {
        players.add(games.game(id).orElseThrow().headers().value("South").orElseThrow());
      }
    }
    return players;
  }
}
