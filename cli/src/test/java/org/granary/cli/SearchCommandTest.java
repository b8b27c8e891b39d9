package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Orders, limits and formats of a search agree with one another; the samples have sixteen games.
 */
class SearchCommandTest {
  @TempDir static Path folder;
  private static Path db;

  @BeforeAll
  static void importTheSamples() {
    db = folder.resolve("all.granary");
    assertEquals(0, Run.of("import", Repository.sample("games"), "--db", db).code());
  }

  private static Run search(String... more) {
    Object[] args = Stream.concat(Stream.of("search", "--db", db), Stream.of(more)).toArray();
    Run run = Run.of(args);
    assertEquals(0, run.code(), run.err());
    return run;
  }

  private static List<String> column(int column, String... more) {
    String[] args =
        Stream.concat(Stream.of("--format", "csv"), Stream.of(more)).toArray(String[]::new);
    return search(args).out().lines().skip(1).map(row -> row.split(",", -1)[column]).toList();
  }

  private static List<String> ids(String... more) {
    return column(0, more);
  }

  @Test
  void gamesComeInTheOrderOfImport() {
    List<String> all = IntStream.rangeClosed(1, 16).mapToObj(String::valueOf).toList();
    List<String> reversed = new ArrayList<>(all);
    Collections.reverse(reversed);

    assertEquals(all, ids());
    assertEquals(reversed, ids("--descending"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"id", "date", "plies"})
  void aLimitCutsTheSameListInEveryOrder(String order) {
    for (String query : List.of("", "event:club", "opens \"C\"", "player:marta not result:draw")) {
      List<String> all = ids(query, "--sort", order);
      assertTrue(all.size() >= 3, query);
      for (int limit : new int[] {1, 2, all.size(), 100}) {
        assertEquals(
            all.subList(0, Math.min(limit, all.size())),
            ids(query, "--sort", order, "--limit", "" + limit),
            query);
      }
      assertEquals(all.size() + "\n", search(query, "--count").out(), query);
    }
  }

  @Test
  void sortsByPlies() {
    List<Integer> plies = column(6, "--sort", "plies").stream().map(Integer::valueOf).toList();

    assertEquals(plies.stream().sorted().toList(), plies);
    assertEquals(12, plies.get(0), "the game with a train to catch");
    assertEquals(253, plies.get(15));
  }

  @Test
  void everyFormatHasTheSameGames() {
    String query = "event:club result:south";

    assertEquals(List.of("3", "6"), ids(query));
    assertEquals(2 + 2, search(query).out().lines().count(), "a heading and a rule above");
    assertEquals(
        List.of("{\"id\":3,", "{\"id\":6,"),
        search(query, "--format", "json").out().lines().map(line -> line.substring(0, 8)).toList());
    assertEquals(
        2,
        search(query, "--format", "ogn").out().lines().filter(l -> l.startsWith("[Event")).count());
  }

  @Test
  void onlyTextSaysHowManyThereWere() {
    assertEquals("2 of 16 games\n", search("event:club result:south").err());
    assertEquals("the first 1; 2 fit\n", search("event:club result:south", "--limit", "1").err());
    for (String format : List.of("csv", "json", "ogn")) {
      assertEquals("", search("event:club", "--format", format).err(), format);
    }
  }

  @Test
  void anExitCodeForNothingFoundIsGivenOnRequest() {
    assertEquals(0, Run.of("search", "--db", db, "player:nobody").code());
    assertEquals(1, Run.of("search", "--db", db, "player:nobody", "--exit-code").code());
    assertEquals(1, Run.of("search", "--db", db, "player:nobody", "--exit-code", "--count").code());
    assertEquals(0, Run.of("search", "--db", db, "player:marta", "--exit-code", "--count").code());
  }

  @Test
  void explainTellsTheStagesOnStandardError() {
    String query = "player:marta reaches { captured >= 6 }";
    Run run = search("--explain", query);

    assertEquals(search(query).out(), run.out());
    List<String> stages =
        run.err().lines().filter(line -> line.matches("[a-z]+ .*[0-9]")).map(this::words).toList();
    assertEquals("collection 16", stages.get(0));
    assertTrue(stages.get(1).startsWith("index player:marta "), run.err());
    assertTrue(stages.get(2).startsWith("index reaches { … } "), run.err());
    assertTrue(run.err().contains("Positions/s"), run.err());
  }

  /** A row without times and what follows them. */
  private String words(String row) {
    return row.replaceAll(" +", " ").replaceAll(" [0-9]+\\.[0-9].*", "");
  }

  @Test
  void explainGoesWithACountAndWithPrograms() {
    Run run = search("--explain", "--count", "--format", "json", "reaches { captured >= 6 }");

    assertTrue(Long.parseLong(run.out().strip()) > 0, run.out());
    List<String> rows = run.err().lines().toList();
    assertEquals(5, rows.size(), run.err());
    assertTrue(
        rows.get(0).startsWith("{\"stage\":\"collection\",\"condition\":null,\"games\":16,"));
    assertTrue(
        rows.get(3).matches(".*\"stage\":\"replay\".*\"positions\":[1-9][0-9]+,.*"), run.err());
    assertTrue(rows.get(4).contains("\"games\":" + run.out().strip() + ","), run.err());
  }

  @Test
  void distancesStandInEveryFormatAndOrderTheHits() {
    String near = "near \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\" within 6 seeds";

    List<String> distances = column(18, "--sort", "distance", near);
    assertTrue(distances.size() > 5, distances.toString());
    List<String> sorted = new ArrayList<>(distances);
    Collections.sort(sorted);
    assertEquals(sorted, distances);
    assertEquals("0", distances.get(0));
    assertTrue(search(near).out().lines().findFirst().orElseThrow().endsWith("Distance"));
    assertTrue(search("--format", "json", near).out().contains("\"distance\":0}"));
    assertTrue(search("--format", "json", "result:south").out().contains("\"distance\":null}"));
    assertTrue(search("result:south").out().lines().findFirst().orElseThrow().endsWith("Found at"));
  }

  @Test
  void anOrderOfDistancesNeedsSomethingToBeNear() {
    Run run = Run.of("search", "--db", db, "--sort", "distance", "result:south");

    assertEquals(2, run.code());
    assertTrue(run.err().contains("--sort distance needs a condition near"), run.err());
  }
}
