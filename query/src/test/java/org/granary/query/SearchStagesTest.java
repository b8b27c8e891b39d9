package org.granary.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.granary.query.SearchStage.Kind;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a search tells of its stages is what it did. */
class SearchStagesTest {
  @TempDir static Path folder;

  private static List<CheckedGame> games = List.of();
  private static GameCollection collection;

  @BeforeAll
  static void makeCollection() throws IOException {
    games = SampleGames.all();
    collection = SampleGames.collection(folder.resolve("sample.granary"), games, 7);
  }

  @AfterAll
  static void close() {
    collection.close();
  }

  private static Query read(String text) {
    return QueryReader.read(text).query().orElseThrow(() -> new AssertionError(text));
  }

  private static List<SearchStage> stages(String query, SearchOptions options) throws IOException {
    List<SearchStage> stages = new ArrayList<>();
    new Search(collection, stages::add).find(read(query), options, hit -> {});
    return stages;
  }

  private static List<String> words(List<SearchStage> stages) {
    return stages.stream().map(s -> (s.kind() + " " + s.condition()).strip()).toList();
  }

  /** No position has a hundred legal moves, so every position is looked at. */
  @Test
  void tellsHowManyGamesEachConditionLeavesAndEveryPositionLookedAt() throws IOException {
    List<SearchStage> stages = stages("plies > 60 reaches { mobility(S) > 99 }", SearchOptions.ALL);

    List<CheckedGame> longer = games.stream().filter(g -> g.game().plyCount() > 60).toList();
    assertTrue(longer.size() > 2 && longer.size() < games.size());
    assertEquals(
        List.of(
            "COLLECTION", "INDEX plies:61..", "INDEX reaches { … }", "CANDIDATES", "REPLAY", "FIT"),
        words(stages));
    long all = games.size();
    long some = longer.size();
    assertEquals(
        List.of(all, some, all, some, some, 0L), stages.stream().map(SearchStage::games).toList());
    long positions = longer.stream().mapToLong(g -> g.game().plyCount() + 1).sum();
    assertEquals(positions, stages.get(4).positions());
    assertTrue(stages.stream().noneMatch(stage -> stage.time().isNegative()));
  }

  @Test
  void tellsOfNoReplayWhereTheIndexDecides() throws IOException {
    List<SearchStage> stages = stages("result:south", SearchOptions.ALL.withLimit(2));

    assertEquals(List.of("COLLECTION", "INDEX result:south", "CANDIDATES", "FIT"), words(stages));
    long fitting = new Search(collection).count(read("result:south"));
    assertEquals(fitting, stages.get(2).games());
    assertEquals(2, stages.get(3).games());
  }

  @Test
  void tellsOfACountAsOfASearch() throws IOException {
    List<SearchStage> stages = new ArrayList<>();
    String query = "reaches { captured >= 5 } then { captured >= 5 }";

    long count = new Search(collection, stages::add).count(read(query));

    assertEquals(
        List.of(Kind.COLLECTION, Kind.INDEX, Kind.CANDIDATES, Kind.REPLAY, Kind.FIT),
        stages.stream().map(SearchStage::kind).toList());
    assertEquals(count, stages.get(4).games());
    assertTrue(count > 0 && count <= stages.get(3).games());
    assertTrue(stages.get(3).games() < games.size(), "the features of games leave some out");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\'',
      delimiter = '|',
      value = {
        "player:mba                       | player:mba",
        "player:\"Ana Mba\"~              | player:\"Ana Mba\"~",
        "tag.Annotator:n*                 | tag.Annotator:n*",
        "result=south                     | result:south",
        "rules:\"awale-libre\"            | rules:\"awale-libre\"",
        "date:2024                        | date:2024-01-01..2024-12-31",
        "date >= 2024-05-03               | date:2024-05-03..",
        "date:2024-05-03                  | date:2024-05-03",
        "plies <= 20                      | plies:..20",
        "opens \"1. F f 2. B\"            | opens \"F f B\"",
        "board \"4-4-4-0-5-5-5-5-4-4-4-4-N\" | board \"4-4-4-0-5-5-5-5-4-4-4-4-0-0-N\"",
        "near \"4-4-4-0-5-5-5-5-4-4-4-4-0-0-N\" within 1 seed "
            + "| near \"4-4-4-0-5-5-5-5-4-4-4-4-0-0-N\" within 1 seed",
        "reaches either {krou} then {A=0} | reaches either { … } then { … }",
        "not (player:a or player:b) plies:3 | not (player:a or player:b) plies:3"
      })
  void writesConditionsInTheLanguage(String query, String expected) {
    Query asked = read(query);
    String text = asked.accept(new ConditionText());

    assertEquals(expected, text);
    if (!text.contains("…")) {
      assertEquals(asked, read(text));
    }
  }
}
