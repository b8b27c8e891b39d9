package org.granary.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Fen;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every sample game is found, once, by its positions, and so is a game under every rule set, since
 * all samples are of one.
 */
class SelfSearchTest {
  @TempDir static Path folder;

  private static final List<CheckedGame> games = new ArrayList<>();
  private static GameCollection collection;

  @BeforeAll
  static void makeCollection() throws IOException {
    games.addAll(SampleGames.all());
    for (RuleSet ruleSet : RuleSets.all()) {
      games.add(PlayedGames.game(ruleSet, games.size(), 60));
    }
    collection = SampleGames.collection(folder.resolve("sample.granary"), games, 5);
  }

  @AfterAll
  static void close() {
    collection.close();
  }

  @Test
  void byTheirFinalPositions() throws IOException {
    assertTrue(games.size() >= 16 + RuleSets.all().size(), games.size() + " games");
    for (int i = 0; i < games.size(); i++) {
      isFound(i, games.get(i).game().plyCount());
    }
  }

  @Test
  void byTheirPositionsAtPlyTwenty() throws IOException {
    for (int i = 0; i < games.size(); i++) {
      isFound(i, Math.min(20, games.get(i).game().plyCount()));
    }
  }

  private static void isFound(int game, int ply) throws IOException {
    Position position = games.get(game).game().position(ply);
    String text = "position \"" + Fen.format(position) + "\"";
    Query query = QueryReader.read(text).query().orElseThrow(() -> new AssertionError(text));

    List<SearchHit> hits = new ArrayList<>();
    new Search(collection).find(query, SearchOptions.ALL, hits::add);

    List<Long> ids = hits.stream().map(SearchHit::id).toList();
    long id = game + 1L;
    assertEquals(1, ids.stream().filter(found -> found == id).count(), id + " by " + text);
    assertEquals(ids.size(), new HashSet<>(ids).size(), "each game once: " + ids);
    Place place = hits.get(ids.indexOf(id)).place().orElseThrow();
    assertTrue(place.ply() <= ply, "at its first occurrence");
    Position there = games.get(game).game().position(place.ply());
    assertEquals(position, place.turned() ? there.turned() : there);
  }
}
