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
import org.granary.store.GameCollection;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every answer of a search is that of a plain scan over all games. */
class SearchPropertyTest {
  private static final int GAMES = 300;
  private static final int QUERIES = 1000;

  @TempDir static Path folder;

  private static final List<CheckedGame> games = new ArrayList<>();
  private static GameCollection collection;

  @BeforeAll
  static void makeCollection() throws IOException {
    RandomRecords records = new RandomRecords(11);
    while (games.size() < GAMES) {
      games.addAll(SampleGames.check(records.one(RandomRecords.FILES), records.record()));
    }
    Path path = folder.resolve("random.granary");
    SampleGames.collection(path, games, 70).close();
    TestLabels.put(path, games);
    collection = GameCollection.open(path, notice -> {});
  }

  @AfterAll
  static void close() {
    collection.close();
  }

  @Test
  void findsWhatAPlainScanFinds() throws IOException {
    RandomQueries queries = new RandomQueries(12, games);
    Search search = new Search(collection);
    int telling = 0;
    for (int i = 0; i < QUERIES; i++) {
      String text = queries.next();
      Query query = read(text);

      List<Long> expected = NaiveScan.ids(games, query);

      assertEquals(expected, search.ids(query), text);
      telling += expected.isEmpty() || expected.size() == GAMES ? 0 : 1;
    }
    assertTrue(telling > QUERIES / 2, telling + " queries told some games from others");
  }

  private static Query read(String text) {
    return QueryReader.read(text).query().orElseThrow(() -> new AssertionError(text));
  }
}
