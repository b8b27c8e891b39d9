package org.granary.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.index.IndexReader;
import org.granary.engine.RuleSet;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.granary.grammar.RuleSetTag;
import org.granary.grammar.patterns.Sequence;
import org.granary.query.features.PatternBounds;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The features of games never leave out one that reaches a pattern. */
class FeatureGamesTest {
  private static final List<String> RULES =
      List.of(
          "abapa",
          "abapa; grandSlam=capture; stopAtMajority=no; repetition=none",
          "awale-libre",
          "wari",
          "kalah",
          "awagagae",
          "toguz-kumalak",
          "abapa; houses=4; seeds=3");
  private static final int EACH = 6;
  private static final int QUERIES = 250;

  @TempDir static Path folder;

  private static final List<CheckedGame> games = new ArrayList<>();
  private static final List<NaivePatterns> naive = new ArrayList<>();
  private static GameCollection collection;
  private static IndexReader reader;

  @BeforeAll
  static void play() {
    for (int seed = 1; seed <= EACH; seed++) {
      for (String rules : RULES) {
        RuleSet ruleSet = RuleSetTag.parse(rules).ruleSet().orElseThrow();
        games.add(PlayedGames.game(ruleSet, seed, 14 * seed));
      }
    }
    games.forEach(game -> naive.add(new NaivePatterns(game.game())));
    collection = SampleGames.collection(folder.resolve("played.granary"), games, 25);
    reader = collection.searcher().getIndexReader();
  }

  @AfterAll
  static void close() {
    collection.close();
  }

  @Test
  void leaveOutNoGameThatReachesAPattern() throws IOException {
    RandomPatterns patterns = new RandomPatterns(new RandomRecords(5), 60);
    int narrowed = 0;
    int reached = 0;
    for (int i = 0; i < QUERIES; i++) {
      String text = patterns.next();
      Sequence sequence = read(text);

      Set<Long> missing = naively(sequence);
      Set<Long> candidates = candidates(sequence);

      reached += missing.isEmpty() ? 0 : 1;
      narrowed += candidates.size() < games.size() ? 1 : 0;
      missing.removeAll(candidates);
      assertEquals(Set.of(), missing, text);
    }
    assertTrue(narrowed > QUERIES / 3, narrowed + " of them narrowed");
    assertTrue(reached > QUERIES / 3, reached + " of them reached");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "krou(S)",
        "krou",
        "not (not krou(S) and not krou(N))",
        "knot(N)",
        "captured(N) >= 5",
        "captured >= 7",
        "A >= 9",
        "A + B + C >= 36",
        "N9 >= 1",
        "move = S8",
        "seeds < 30",
        "tempo(S) - tempo(N) >= 2 and seeds < 30",
        "row(S) + row(N) <= 30",
        "north.row <= 4",
        "starving(S)",
        "must-feed(N)",
        "grand-slam",
        "repetition",
        "north.store > south.store + 8",
        "row(S) - row(N) > 20",
        "ply >= 70"
      })
  void tellGamesFromOthers(String moment) throws IOException {
    Sequence sequence = read("reaches { " + moment + " }");

    Set<Long> reaching = naively(sequence);
    Set<Long> candidates = candidates(sequence);

    assertFalse(reaching.isEmpty(), "no game reaches it, so nothing is told");
    assertTrue(candidates.containsAll(reaching));
    assertTrue(candidates.size() < games.size(), "all are candidates");
  }

  @Test
  void tellGamesByBothSidesAndAllSteps() throws IOException {
    Set<Long> south = candidates(read("reaches { captured(S) >= 7 }"));
    Set<Long> north = candidates(read("reaches { captured(N) >= 7 }"));
    Set<Long> late = candidates(read("reaches { ply > 40 }"));

    Set<Long> either = new LinkedHashSet<>(south);
    either.addAll(north);
    assertEquals(either, candidates(read("reaches either { captured(S) >= 7 }")));
    either.retainAll(late);
    assertEquals(
        either, candidates(read("reaches { captured >= 7 } then { ply > 39 } then { seeds > 0 }")));
  }

  @Test
  void leaveNothingOfWhatCannotBe() throws IOException {
    assertEquals(Set.of(), candidates(read("reaches { seeds + ply < 0 }")));
    assertEquals(Set.of(), candidates(read("reaches { A > 3 } then { N12 = 0 }")));
  }

  private static Sequence read(String text) {
    Query query =
        QueryReader.read(text)
            .query()
            .orElseThrow(() -> new AssertionError(QueryReader.read(text).problems().toString()));
    return ((Query.Reaches) query).sequence();
  }

  private static Set<Long> naively(Sequence sequence) {
    Set<Long> ids = new LinkedHashSet<>();
    for (int i = 0; i < games.size(); i++) {
      if (naive.get(i).reaches(sequence)) {
        ids.add(i + 1L);
      }
    }
    return ids;
  }

  private static Set<Long> candidates(Sequence sequence) throws IOException {
    GameSet found = FeatureGames.found(reader, PatternBounds.of(sequence));
    Ordering ordering = Ordering.of(found, reader, SearchOptions.ALL);
    Set<Long> ids = new LinkedHashSet<>();
    for (int rank = 0; rank < ordering.size(); rank++) {
      ids.add(ordering.id(rank));
    }
    return ids;
  }
}
