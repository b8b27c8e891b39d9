package org.granary.query.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.granary.engine.Move;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.granary.query.Results;
import org.granary.query.SampleGames;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatisticsTest {
  private static final String GAMES =
      """
      [Event "Open"]
      [Date "2024.05.03"]
      [South "Ana"]
      [North "Ben"]

      A a B 25-10

      [Event "Open"]
      [Date "2024.??.??"]
      [South "Ben"]
      [North "Ana"]

      A a B b 20-26

      [Event "?"]
      [South "Ana"]
      [North "?"]

      A a 24-24

      [Event "Cup"]
      [South "Ana"]
      [North "Ben"]

      A a B b C *

      [Event "Cup"]
      [South "Ana"]
      [North "Ben"]

      A A
      """;

  @TempDir Path folder;

  private GameCollection collection() throws IOException {
    return SampleGames.collection(
        folder.resolve("s.granary"), SampleGames.check("s.ogn", GAMES), 100);
  }

  private static Query read(String text) {
    return QueryReader.read(text).query().orElseThrow();
  }

  @Test
  void addsUpPlayersBySide() throws IOException {
    try (GameCollection collection = collection()) {
      List<PlayerStatistics> players = new Statistics(collection).players(Query.EVERYTHING);

      PlayerStatistics ana = players.get(0);
      assertEquals("Ana", ana.name());
      assertEquals(new Results(1, 0, 1, 2), ana.asSouth());
      assertEquals(new Results(0, 1, 0, 0), ana.asNorth());
      assertEquals(5, ana.games());
      assertEquals(2, ana.won());
      assertEquals(OptionalDouble.of(2.5 / 3), ana.scoreShare());
      assertEquals((3 + 4 + 2 + 5 + 1) / 5.0, ana.averagePlies());
      assertEquals(OptionalDouble.of((25 + 26 + 24) / 3.0), ana.averageSeeds());
      assertEquals("Ben", players.get(1).name());
      assertEquals(2, players.get(1).lost());
      assertEquals(2, players.size());
    }
  }

  @Test
  void addsUpEvents() throws IOException {
    try (GameCollection collection = collection()) {
      List<EventStatistics> events = new Statistics(collection).events(Query.EVERYTHING);

      assertEquals(List.of("Cup", "Open"), events.stream().map(EventStatistics::name).toList());
      EventStatistics open = events.get(1);
      assertEquals(new Results(1, 1, 0, 0), open.results());
      assertEquals(3.5, open.averagePlies());
      assertEquals(OptionalDouble.of(22.5), open.southSeeds());
      assertEquals(OptionalDouble.of(18), open.northSeeds());
      assertEquals(OptionalInt.of(20240101), open.firstDay());
      assertEquals(OptionalInt.of(20241231), open.lastDay());
      assertEquals(OptionalInt.empty(), events.get(0).firstDay());
      assertEquals(OptionalDouble.empty(), events.get(0).southSeeds());
    }
  }

  @Test
  void addsUpRuleSets() throws IOException {
    try (GameCollection collection = collection()) {
      List<RuleSetStatistics> rules = new Statistics(collection).ruleSets(Query.EVERYTHING);

      assertEquals(1, rules.size());
      RuleSetStatistics abapa = rules.get(0);
      assertEquals("abapa", abapa.ruleSet());
      assertEquals(5, abapa.results().total());
      assertEquals(1, abapa.broken());
      assertEquals(5, abapa.valid() + abapa.flawed() + abapa.broken());
      assertEquals(15, abapa.plies());
      assertEquals(3, abapa.averagePlies());
      assertEquals(1, abapa.shortest());
      assertEquals(5, abapa.longest());
    }
  }

  /** Two games of 2024, and three without a date. */
  @Test
  void addsUpPlayersByYear() throws IOException {
    try (GameCollection collection = collection()) {
      assertEquals(
          List.of(
              new PlayerYear("Ana", OptionalInt.of(2024), new Tally(2, 0, 0, 0)),
              new PlayerYear("Ana", OptionalInt.empty(), new Tally(0, 1, 0, 2)),
              new PlayerYear("Ben", OptionalInt.of(2024), new Tally(0, 0, 2, 0)),
              new PlayerYear("Ben", OptionalInt.empty(), new Tally(0, 0, 0, 2))),
          new Statistics(collection).playerYears(Query.EVERYTHING));
    }
  }

  /** The last game has one ply only. */
  @Test
  void addsUpPlayersBySideAndOpening() throws IOException {
    try (GameCollection collection = collection()) {
      assertEquals(
          List.of(
              "Ana SOUTH [0, 6] Tally[won=1, drawn=1, lost=0, unknown=1]",
              "Ana SOUTH [0] Tally[won=0, drawn=0, lost=0, unknown=1]",
              "Ana NORTH [0, 6] Tally[won=1, drawn=0, lost=0, unknown=0]",
              "Ben SOUTH [0, 6] Tally[won=0, drawn=0, lost=1, unknown=0]",
              "Ben NORTH [0, 6] Tally[won=0, drawn=0, lost=1, unknown=1]",
              "Ben NORTH [0] Tally[won=0, drawn=0, lost=0, unknown=1]"),
          new Statistics(collection)
              .playerOpenings(Query.EVERYTHING, 2).stream()
                  .map(
                      row ->
                          row.name()
                              + " "
                              + row.side()
                              + " "
                              + row.moves().stream().map(Move::code).toList()
                              + " "
                              + row.tally())
                  .toList());
    }
  }

  @Test
  void addsUpYears() throws IOException {
    try (GameCollection collection = collection()) {
      assertEquals(
          List.of(
              new YearStatistics(OptionalInt.of(2024), new Results(1, 1, 0, 0), 3.5),
              new YearStatistics(OptionalInt.empty(), new Results(0, 0, 1, 2), 8 / 3.0)),
          new Statistics(collection).years(Query.EVERYTHING));
    }
  }

  /** Nobody won a game of the Cup, so it has no table. */
  @Test
  void setsUpCrossTables() throws IOException {
    try (GameCollection collection = collection()) {
      Tally won = new Tally(2, 0, 0, 0);
      Tally lost = new Tally(0, 0, 2, 0);

      assertEquals(
          List.of(
              new CrossTable(
                  "Open",
                  List.of(
                      new CrossTable.Row("Ana", won, Map.of("Ben", won)),
                      new CrossTable.Row("Ben", lost, Map.of("Ana", lost))))),
          new Statistics(collection).crossTables(Query.EVERYTHING));
    }
  }

  /**
   * A beats B, C beats A and draws with B, D beats C twice: D has 2 points, C 1½, A 1 with a win, B
   * half a point.
   */
  @Test
  void theMostPointsStandFirst() throws IOException {
    String all =
        game("A", "B", "25-10")
            + game("C", "A", "25-10")
            + game("B", "C", "24-24")
            + game("D", "C", "25-10")
            + game("C", "D", "10-25")
            + game("E", "E", "25-10");
    try (GameCollection collection =
        SampleGames.collection(folder.resolve("t.granary"), SampleGames.check("t.ogn", all), 9)) {
      CrossTable table = new Statistics(collection).crossTables(Query.EVERYTHING).get(0);

      assertEquals(
          List.of("D 2.0/2", "C 1.5/4", "A 1.0/2", "B 0.5/2"),
          table.rows().stream()
              .map(row -> row.player() + " " + row.total().points() + "/" + row.total().games())
              .toList());
      assertEquals(Optional.of(new Tally(2, 0, 0, 0)), table.rows().get(0).against("C"));
      assertEquals(Optional.empty(), table.rows().get(0).against("A"));
    }
  }

  private static String game(String south, String north, String result) {
    String players = "[South \"" + south + "\"]\n[North \"" + north + "\"]\n";
    return "[Event \"Cup\"]\n" + players + "[Result \"" + result + "\"]\n\nA a\n\n";
  }

  /** Games of 3, 4, 2, 5 and 1 plies. */
  @Test
  void tellsHowLongGamesAre() throws IOException {
    try (GameCollection collection = collection()) {
      Lengths lengths = new Statistics(collection).lengths(Query.EVERYTHING).orElseThrow();

      assertEquals(5, lengths.games());
      assertEquals(3, lengths.average());
      assertEquals(
          List.of(1, 2, 3, 4, 5),
          List.of(
              lengths.shortest(),
              lengths.quartile(1),
              lengths.quartile(2),
              lengths.quartile(3),
              lengths.longest()));
    }
  }

  /** F's one seed makes two in a, which South takes; the other game captures nothing. */
  @Test
  void tellsWhatMovesCapture() throws IOException {
    String games =
        """
        [South "Ana"]

        A a B

        [FEN "0-0-0-0-0-1-1-4-4-4-4-4-13-13-S"]

        F c
        """;
    try (GameCollection collection =
        SampleGames.collection(folder.resolve("c.granary"), SampleGames.check("c.ogn", games), 9)) {
      Statistics statistics = new Statistics(collection);

      assertEquals(new Captures(2, 1, 2, 2, 2, 1), statistics.captures(Query.EVERYTHING));
      assertEquals(1, statistics.captures(Query.EVERYTHING).seedsPerGame());
      assertEquals(new Captures(1, 0, 0, 0, 0, 0), statistics.captures(read("player:ana")));
    }
  }

  @Test
  void countsOnlyTheGamesOfAQuery() throws IOException {
    try (GameCollection collection = collection()) {
      Statistics statistics = new Statistics(collection);

      assertEquals(2, statistics.players(read("event:open")).get(0).games());
      assertEquals(
          List.of("Open"),
          statistics.events(read("result:south")).stream().map(EventStatistics::name).toList());
      assertEquals(List.of(), statistics.ruleSets(read("rules:wari")));
    }
  }

  @Test
  void everySelectIsPreparedOnAFreshSchema() throws IOException {
    try (GameCollection none = SampleGames.collection(folder.resolve("n.granary"), List.of(), 1)) {
      Statistics statistics = new Statistics(none);

      assertTrue(statistics.players(Query.EVERYTHING).isEmpty());
      assertTrue(statistics.events(Query.EVERYTHING).isEmpty());
      assertTrue(statistics.ruleSets(read("result:draw")).isEmpty());
      assertTrue(statistics.playerYears(Query.EVERYTHING).isEmpty());
      assertTrue(statistics.playerOpenings(Query.EVERYTHING, 4).isEmpty());
      assertTrue(statistics.years(Query.EVERYTHING).isEmpty());
      assertTrue(statistics.crossTables(Query.EVERYTHING).isEmpty());
      assertTrue(statistics.lengths(Query.EVERYTHING).isEmpty());
      assertEquals(Captures.NONE, statistics.captures(Query.EVERYTHING));
    }
  }
}
