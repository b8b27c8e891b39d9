package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.granary.engine.variants.RuleSets;
import org.granary.importer.ImportOptions.Duplicates;
import org.granary.store.CheckReport;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KilledImportTest {
  private static final int GAMES = 1200;
  private static final int SHORTENED = 600;
  private static final int BATCH_PLIES = 10_000;

  @TempDir Path folder;

  @Test
  void goesOnAfterBeingKilledAgainAndAgainAndHasEveryGameOnce() throws Exception {
    Path file = Records.file(folder.resolve("games.ogn"), 1, GAMES);
    Path collection = folder.resolve("test.granary");
    long before = 0;

    for (int batches : List.of(1, 3)) {
      kill(collection, file, batches, Duplicates.SKIP);
      long games = soundGames(collection);
      assertTrue(games > before && games < GAMES, games + " games after " + before);
      before = games;
    }
    ImportReport rest = finish(collection, file, Duplicates.SKIP);

    assertEquals(GAMES, soundGames(collection));
    assertEquals(before, rest.resumed());
    assertEquals(GAMES - before, rest.imported());
    assertEquals(0, rest.duplicates());
    assertEquals(
        IntStream.rangeClosed(1, GAMES).mapToObj(n -> "Player " + n).toList(),
        southPlayers(collection));
  }

  /** Each game is there once all the time, as its beginning or whole. */
  @Test
  void replacesShorterGamesWholeBatchByWholeBatchHoweverOftenItIsKilled() throws Exception {
    Path whole = folder.resolve("whole.ogn");
    Path beginnings = folder.resolve("beginnings.ogn");
    write(whole, text -> text);
    write(beginnings, text -> text.substring(0, text.indexOf('\n', text.indexOf("\n\n") + 2)));
    Path collection = folder.resolve("test.granary");
    finish(collection, beginnings, Duplicates.SKIP);
    assertEquals(SHORTENED, plies(collection).size());
    long before = 0;

    for (int batches : List.of(1, 2)) {
      kill(collection, whole, batches, Duplicates.REPLACE_SHORTER);
      assertEquals(SHORTENED, soundGames(collection));
      long longer = plies(collection).stream().filter(plies -> plies > 20).count();
      assertTrue(longer > before && longer < SHORTENED, longer + " after " + before);
      before = longer;
    }
    ImportReport rest = finish(collection, whole, Duplicates.REPLACE_SHORTER);

    assertEquals(SHORTENED - before, rest.replaced());
    assertEquals(SHORTENED, soundGames(collection));
    assertTrue(plies(collection).stream().allMatch(plies -> plies > 20));
    assertEquals(1, finish(collection, beginnings, Duplicates.REPLACE_SHORTER).unchanged());
  }

  private static void write(Path file, UnaryOperator<String> shortening) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int number = 1; number <= SHORTENED; number++) {
      text.append("[North \"Ben\"]\n");
      text.append(shortening.apply(Records.record(number))).append("\n\n");
    }
    Files.writeString(file, text);
  }

  private static List<Integer> plies(Path collection) {
    List<Integer> plies = new ArrayList<>();
    try (GameCollection games = GameCollection.open(collection, notice -> {})) {
      games.lines(1, Long.MAX_VALUE, line -> plies.add(line.plyCount()));
    }
    return plies;
  }

  /** Imports in a process of its own and kills it once it has committed some batches. */
  private static void kill(Path collection, Path file, int batches, Duplicates duplicates)
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
                Integer.toString(BATCH_PLIES),
                duplicates.name())
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

  private static ImportReport finish(Path collection, Path file, Duplicates duplicates) {
    try (CollectionWriter writer = CollectionWriter.open(collection, notice -> {})) {
      Sources sources = Sources.find(List.of(file.toString()), InputStream.nullInputStream());
      return new Importer(ImportOptions.of(RuleSets.ABAPA).with(duplicates), ImportListener.NONE)
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
