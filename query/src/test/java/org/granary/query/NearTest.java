package org.granary.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Fen;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.granary.query.SearchStage.Kind;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Positions that are like others are found, nearest first, as a plain scan finds them. */
class NearTest {
  private static final SearchOptions NEAREST_FIRST =
      SearchOptions.ALL.ordered(SearchOptions.Order.DISTANCE, false);

  @TempDir static Path folder;

  private static final List<CheckedGame> games = new ArrayList<>();
  private static GameCollection collection;

  @BeforeAll
  static void makeCollection() throws IOException {
    games.addAll(SampleGames.all());
    for (RuleSet ruleSet : RuleSets.all()) {
      games.add(PlayedGames.game(ruleSet, games.size(), 40));
    }
    collection = SampleGames.collection(folder.resolve("near.granary"), games, 11);
  }

  @AfterAll
  static void close() {
    collection.close();
  }

  private static Query.Near near(Position position, int seeds) {
    String text = "near \"" + Fen.format(position) + "\" within " + seeds + " seeds";
    return (Query.Near) QueryReader.read(text).query().orElseThrow();
  }

  private static List<SearchHit> find(Query query, SearchOptions options) throws IOException {
    List<SearchHit> hits = new ArrayList<>();
    new Search(collection).find(query, options, hits::add);
    return hits;
  }

  /** Of every game a position, its own and from the other side, at every distance that tells. */
  @Test
  void findsNearestFirstWhatAPlainScanFinds() throws IOException {
    int told = 0;
    for (int i = 0; i < games.size(); i++) {
      Position own = games.get(i).game().position(Math.min(7 + i, games.get(i).game().plyCount()));
      for (int seeds : new int[] {0, 1, 2, 5, 12}) {
        Query.Near query = near(i % 2 == 0 ? own : own.turned(), seeds);

        List<SearchHit> hits = find(query, NEAREST_FIRST);

        assertEquals(naively(query), hits.stream().map(NearTest::words).toList(), query.toString());
        assertTrue(hits.get(0).place().orElseThrow().distance().getAsInt() == 0);
        told += hits.size();
      }
    }
    assertTrue(told > 7 * games.size(), told + " hits");
  }

  private static String words(SearchHit hit) {
    return hit.id() + " " + hit.place().orElseThrow();
  }

  private static List<String> naively(Query.Near query) {
    List<Optional<Place>> places =
        games.stream().map(game -> NaiveScan.nearest(game.game(), query)).toList();
    return IntStream.range(0, games.size())
        .boxed()
        .filter(i -> places.get(i).isPresent())
        .sorted(Comparator.comparing(i -> places.get(i).orElseThrow().distance().getAsInt()))
        .map(i -> (i + 1) + " " + places.get(i).orElseThrow())
        .toList();
  }

  /** A seed from B to C, one from F to North's store. */
  @Test
  void countsSeedsMovedBetweenHousesAndStores() throws IOException {
    Position start = Position.start(RuleSets.ABAPA.layout(), org.granary.engine.Side.SOUTH);
    Query moved = near("4-3-5-4-4-3-4-4-4-4-4-4-0-1-S", 5);
    Query turned = near("4-4-4-4-4-4-4-3-5-4-4-3-1-0-N", 5);

    for (Query query : List.of(moved, turned)) {
      SearchHit nearest = find(query, NEAREST_FIRST).get(0);
      Place place = nearest.place().orElseThrow();
      assertEquals(2, place.distance().getAsInt());
      assertEquals(0, place.ply());
      assertEquals(query.equals(turned), place.turned());
      assertEquals(start, nearest.game().line().start());
    }
    assertEquals(List.of(), find(near("4-3-5-4-4-3-4-4-4-4-4-4-0-1-S", 1), SearchOptions.ALL));
  }

  private static Query near(String position, int seeds) {
    String text = "near \"" + position + "\" within " + seeds + " seeds";
    return QueryReader.read(text).query().orElseThrow(() -> new AssertionError(text));
  }

  @Test
  void replaysNothingForOneSeedAndFewGamesForMore() throws IOException {
    Position late = games.get(0).game().last();
    List<SearchStage> stages = new ArrayList<>();
    Search search = new Search(collection, stages::add);

    search.count(near(late, 1));
    assertFalse(stages.stream().anyMatch(stage -> stage.kind() == Kind.REPLAY));
    search.count(near(late, 3));
    SearchStage replay =
        stages.stream().filter(stage -> stage.kind() == Kind.REPLAY).findFirst().orElseThrow();
    assertTrue(replay.games() < games.size(), replay.toString());
  }

  @Test
  void cutsAndTurnsTheOrderOfDistances() throws IOException {
    Query query = near(games.get(3).game().position(9), 14);
    List<Long> all = ids(find(query, NEAREST_FIRST));
    SearchOptions furthest = NEAREST_FIRST.ordered(SearchOptions.Order.DISTANCE, true);

    assertTrue(all.size() > 3);
    assertEquals(all.subList(0, 3), ids(find(query, NEAREST_FIRST.withLimit(3))));
    assertEquals(
        all.get(0), ids(find(query, furthest)).get(all.size() - 1), "only one is at distance 0");
  }

  private static List<Long> ids(List<SearchHit> hits) {
    return hits.stream().map(SearchHit::id).toList();
  }

  @Test
  void knowsWhetherAQueryHasDistances() {
    assertTrue(Search.hasDistances(near(games.get(0).game().start(), 3)));
    assertFalse(Search.hasDistances(Query.EVERYTHING));
    assertFalse(Search.hasDistances(new Query.Not(near(games.get(0).game().start(), 3))));
  }
}
