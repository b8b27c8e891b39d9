package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Figures of five short games, counted by hand. */
class StatsCommandTest {
  /** Ana: South 25-10 and open, North 20-26. Ben: North, South, North. Céu: South and North. */
  private static final String GAMES =
      """
      [Event "Open"]
      [Date "2024.05.03"]
      [South "Ana"]
      [North "Ben"]
      [Result "25-10"]

      A a B 25-10

      [Event "Open"]
      [Date "2024.06.??"]
      [South "Ben"]
      [North "Ana"]
      [Result "20-26"]

      A a B b 20-26

      [Event "Cup"]
      [Date "2023.12.31"]
      [South "C\u00e9u"]
      [North "Ben"]
      [Result "24-24"]

      A a 24-24

      [Event "Cup"]
      [South "Ana"]
      [North "C\u00e9u"]
      [Result "*"]

      A a B b C

      [South "Solo"]
      [Result "*"]

      A A
      """;

  @TempDir private Path folder;
  private Path db;

  @BeforeEach
  void importThem() throws IOException {
    db = folder.resolve("five.granary");
    Path file = Files.writeString(folder.resolve("five.ogn"), GAMES);
    assertEquals(1, Run.of("import", file, "--db", db).code(), "the last one is broken");
  }

  private List<String> rows(Object... more) {
    Object[] args = new Object[more.length + 5];
    System.arraycopy(new Object[] {"stats", "--db", db, "--format", "csv"}, 0, args, 0, 5);
    System.arraycopy(more, 0, args, 5, more.length);
    Run run = Run.of(args);
    assertEquals(0, run.code(), run.err());
    return run.out().lines().toList();
  }

  @Test
  void countsPlayers() {
    List<String> rows = rows();

    assertEquals(
        "player,games,won,drawn,lost,score,as_south,won_as_south,as_north,won_as_north,plies,seeds",
        rows.get(0));
    assertEquals(
        "Ana,3,2,0,0,1,2,1,1,1,4.0,25.5",
        rows.get(1),
        "(3 + 4 + 5) / 3 plies, (25 + 26) / 2 seeds");
    assertEquals(
        "Ben,3,0,1,2,0.166667,1,0,2,0,3.0,18.0",
        rows.get(2),
        "half a point of 3, (3 + 4 + 2) / 3 plies, (10 + 20 + 24) / 3 seeds");
    assertEquals("C\u00e9u,2,0,1,0,0.5,1,0,1,0,3.5,24.0", rows.get(3));
    assertEquals("Solo,1,0,0,0,,1,0,0,0,1.0,", rows.get(4), "no result, no score");
    assertEquals(5, rows.size());
  }

  @Test
  void countsEvents() {
    List<String> rows = rows("--by", "event");

    assertEquals(
        "event,games,south,draw,north,unknown,plies,south_seeds,north_seeds,from,to", rows.get(0));
    assertEquals("Cup,2,0,1,0,1,3.5,24.0,24.0,2023-12-31,2023-12-31", rows.get(1));
    assertEquals("Open,2,1,0,1,0,3.5,22.5,18.0,2024-05-03,2024-06-30", rows.get(2));
    assertEquals(3, rows.size(), "a game without an event is in none");
  }

  @Test
  void countsRuleSets() {
    assertEquals(
        List.of(
            "rules,games,south,draw,north,unknown,valid,flawed,broken,all_plies,plies,shortest,"
                + "longest",
            "abapa,5,1,1,1,2,4,0,1,15,3.0,1,5"),
        rows("--by", "rules"));
  }

  @ParameterizedTest
  @CsvSource({
    "player, event:open,         2, Ana",
    "player, north:ben,          3, Ben",
    "event,  date:2024..,        1, Open",
    "event,  'not result:draw',  2, Open",
    "rules,  status:broken,      1, abapa",
    "rules,  rules:wari,         0, "
  })
  void countsTheGamesOfAQuery(String by, String where, int count, String first) {
    List<String> rows = rows("--by", by, "--where", where);

    assertEquals(count + 1, rows.size(), rows.toString());
    assertTrue(count == 0 || rows.get(1).startsWith(first + ","), rows.toString());
  }

  @Test
  void aLimitCutsTheSameList() {
    List<String> all = rows();

    for (int limit = 1; limit <= 6; limit++) {
      assertEquals(all.subList(0, Math.min(limit + 1, all.size())), rows("--limit", limit));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "many", "99999999999"})
  void aLimitIsANumberFromOneOn(String limit) {
    for (String command : List.of("stats", "search")) {
      Run run = Run.of(command, "--db", db, "--limit", limit);

      assertEquals(2, run.code());
      assertEquals("", run.out());
      assertEquals(
          "granary: Invalid value for option '--limit': it is a number from 1 on, not '"
              + limit
              + "'",
          run.err().lines().findFirst().orElse(""));
    }
  }
}
