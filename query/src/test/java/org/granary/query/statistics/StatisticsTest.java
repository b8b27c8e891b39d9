package org.granary.query.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
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
    }
  }
}
