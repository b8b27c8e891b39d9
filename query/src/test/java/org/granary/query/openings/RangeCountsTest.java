package org.granary.query.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.index.LeafReaderContext;
import org.granary.engine.Position;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.query.GameSet;
import org.granary.query.RandomRecords;
import org.granary.query.SampleGames;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.granary.store.IndexFields;
import org.granary.store.KeyRange;
import org.granary.store.PositionKey;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counts of boards with any stores, in one walk, against a count game by game. */
class RangeCountsTest {
  private static final PositionKey KEY = PositionKey.of(RuleSets.ABAPA);
  private static final String FIELD = IndexFields.positions(RuleSets.ABAPA);

  private static final List<CheckedGame> games = new ArrayList<>();

  /** By board: the game of each position that has it, at most one entry a position and game. */
  private static final Map<KeyRange, List<Integer>> plain = new HashMap<>();

  @TempDir Path folder;

  @BeforeAll
  static void makeGames() throws IOException {
    RandomRecords records = new RandomRecords(31);
    while (games.size() < 150) {
      games.addAll(SampleGames.check("a.ogn", records.record()));
    }
    for (int game = 0; game < games.size(); game++) {
      if (games.get(game).ruleSet().equals(RuleSets.ABAPA)) {
        Set<Position> distinct = new HashSet<>(games.get(game).game().positions());
        for (Position position : distinct) {
          plain.computeIfAbsent(KEY.board(position), board -> new ArrayList<>()).add(game);
        }
      }
    }
    assertTrue(plain.size() > 1000, plain.size() + " boards");
    assertTrue(plain.values().stream().anyMatch(found -> found.size() > 20), "none is common");
  }

  private Map<KeyRange, Long> counts(
      GameCollection collection, Set<KeyRange> asked, Optional<GameSet> set) throws IOException {
    RangeCounts counts = new RangeCounts(asked);
    for (LeafReaderContext leaf : collection.searcher().getIndexReader().leaves()) {
      counts.add(leaf, FIELD, set);
    }
    return counts.counts();
  }

  /** Some boards of the games, from one to all of them. */
  private static List<Set<KeyRange>> questions() {
    List<KeyRange> all = new ArrayList<>(plain.keySet());
    Random random = new Random(32);
    List<Set<KeyRange>> questions = new ArrayList<>(List.of(Set.of(), plain.keySet()));
    for (int size : new int[] {1, 2, 3, 10, 100, 500}) {
      Set<KeyRange> some = new HashSet<>();
      while (some.size() < size) {
        some.add(all.get(random.nextInt(all.size())));
      }
      questions.add(some);
    }
    return questions;
  }

  private static Map<KeyRange, Long> expected(Set<KeyRange> asked, Set<Integer> among) {
    Map<KeyRange, Long> expected = new HashMap<>();
    for (KeyRange board : asked) {
      expected.put(board, plain.get(board).stream().filter(among::contains).count());
    }
    return expected;
  }

  private static Set<Integer> numbers() {
    Set<Integer> numbers = new HashSet<>();
    for (int game = 0; game < games.size(); game++) {
      numbers.add(game);
    }
    return numbers;
  }

  @Test
  void countsWhatAPlainCountCountsHoweverManyRangesAreAsked() throws IOException {
    for (int batch : new int[] {7, 1000}) {
      Path path = folder.resolve("batches-of-" + batch + ".granary");
      try (GameCollection collection = SampleGames.collection(path, games, batch)) {
        for (Set<KeyRange> asked : questions()) {
          assertEquals(
              expected(asked, numbers()), counts(collection, asked, Optional.empty()), "" + batch);
        }
      }
    }
  }

  @Test
  void countsOnlyTheGamesOfASet() throws IOException {
    try (GameCollection collection =
        SampleGames.collection(folder.resolve("set.granary"), games, 40)) {
      Set<Integer> numbers = new HashSet<>();
      List<Long> ids = new ArrayList<>();
      for (int game = 0; game < games.size(); game += 3) {
        numbers.add(game);
        ids.add(game + 1L);
      }
      GameSet third =
          GameSet.found(collection.searcher(), LongPoint.newSetQuery(IndexFields.ID, ids));

      for (Set<KeyRange> asked : questions()) {
        assertEquals(expected(asked, numbers), counts(collection, asked, Optional.of(third)));
      }
    }
  }

  @Test
  void leavesOutGamesThatWereRemoved() throws IOException {
    Path path = folder.resolve("removed.granary");
    SampleGames.collection(path, games, 60).close();
    try (CollectionWriter writer = CollectionWriter.open(path, notice -> {})) {
      writer.remove(List.of(1L, 2L, 77L, 150L));
      writer.commit();
    }
    Set<Integer> left = numbers();
    left.removeAll(Set.of(0, 1, 76, 149));

    try (GameCollection collection = GameCollection.open(path, notice -> {})) {
      for (Set<KeyRange> asked : questions()) {
        assertEquals(expected(asked, left), counts(collection, asked, Optional.empty()));
      }
    }
  }
}
