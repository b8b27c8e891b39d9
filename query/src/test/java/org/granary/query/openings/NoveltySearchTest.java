package org.granary.query.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.granary.engine.Game;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.granary.query.NaiveScan;
import org.granary.query.RandomRecords;
import org.granary.query.SampleGames;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Novelties against a look at every position of every other game. */
class NoveltySearchTest {
  /** The days that the dates of {@link RandomRecords} may mean; the others mean none. */
  private static final Map<String, int[]> DAYS =
      Map.of(
          "2023.12.31", new int[] {20231231, 20231231},
          "2024.??.??", new int[] {20240101, 20241231},
          "2024.05.??", new int[] {20240501, 20240531},
          "2024.05.03", new int[] {20240503, 20240503},
          "2024", new int[] {20240101, 20241231},
          "2025.01.02", new int[] {20250102, 20250102});

  @TempDir Path folder;

  private static List<CheckedGame> random(int seed, int count) throws IOException {
    RandomRecords records = new RandomRecords(seed);
    List<CheckedGame> games = new ArrayList<>();
    while (games.size() < count) {
      games.addAll(SampleGames.check("a.ogn", records.record()));
    }
    return games;
  }

  /** By id: the novelty in one line. */
  private static Map<Long, String> found(GameCollection collection, Query where)
      throws IOException {
    Map<Long, String> found = new LinkedHashMap<>();
    new NoveltySearch(collection)
        .find(where, Integer.MAX_VALUE, novelty -> found.put(novelty.game().id(), line(novelty)));
    return found;
  }

  private static String line(Novelty novelty) {
    String usual =
        novelty.usual().map(move -> move.move().code() + " in " + move.games()).orElse("none");
    return novelty.number() + " after " + novelty.earlier() + ", usual " + usual;
  }

  @Test
  void findsWhatALookAtEveryPositionFinds() throws IOException {
    for (int seed : new int[] {41, 42}) {
      List<CheckedGame> games = random(seed, 110);
      Path path = folder.resolve(seed + ".granary");
      try (GameCollection collection = SampleGames.collection(path, games, 30)) {
        Map<Long, String> expected = naive(games, Set.of(), Query.EVERYTHING);

        assertEquals(expected, found(collection, Query.EVERYTHING), "seed " + seed);
        assertTrue(expected.values().stream().distinct().count() > 20, expected.toString());
      }
    }
  }

  @Test
  void earlierGamesCountThoughTheyDoNotFitTheQueryButRemovedOnesDoNot() throws IOException {
    List<CheckedGame> games = random(43, 120);
    Query where = QueryReader.read("player:mba").query().orElseThrow();
    Path path = folder.resolve("removed.granary");
    SampleGames.collection(path, games, 50).close();
    Set<Long> removed = Set.of(1L, 4L, 17L, 60L);
    try (CollectionWriter writer = CollectionWriter.open(path, notice -> {})) {
      writer.remove(removed);
      writer.commit();
    }
    try (GameCollection collection = GameCollection.open(path, notice -> {})) {
      Map<Long, String> expected = naive(games, removed, where);

      assertEquals(expected, found(collection, where));
      assertTrue(expected.size() > 10 && expected.size() < 110, expected.size() + " games");
    }
  }

  /**
   * Lone seeds in A and C move on to B and D in either order. The second game is at a new position
   * after C and comes back to a known one with A, before it ends as the first did.
   */
  @Test
  void aGameMayComeBackToWhatIsKnown() throws IOException {
    String header = "[FEN \"1-0-1-0-0-0-1-0-1-0-0-0-22-22-S\"]\n\n";
    List<CheckedGame> games =
        SampleGames.check("t.ogn", header + "A a C c *\n\n" + header + "C a A c *\n\n");
    assertEquals(games.get(0).game().position(3), games.get(1).game().position(3));
    try (GameCollection collection =
        SampleGames.collection(folder.resolve("back.granary"), games, 10)) {
      Map<Long, String> found = found(collection, Query.EVERYTHING);

      assertEquals(Map.of(1L, "1 after 0, usual none", 2L, "1 after 1, usual 0 in 1"), found);
    }
  }

  /** The first has a later date, the twin none, and the third is a repetition of both. */
  @Test
  void datesComeBeforeIdsAndTwinsAreKnown() throws IOException {
    String north = "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n\n";
    List<CheckedGame> games =
        SampleGames.check(
            "d.ogn",
            "[Date \"2025.03.01\"]\n\nF f A *\n\n"
                + north
                + "f F b *\n\n"
                + "[Date \"2024\"]\n\nF f A *\n\n");
    try (GameCollection collection =
        SampleGames.collection(folder.resolve("dates.granary"), games, 10)) {
      List<Novelty> novelties = new ArrayList<>();
      long none = new NoveltySearch(collection).find(Query.EVERYTHING, 10, novelties::add);

      assertEquals(1, none, "the first: the third is earlier and has all its positions");
      assertEquals(
          List.of("3 after 1, usual 6 in 1", "3 after 1, usual 1 in 1"),
          novelties.stream().map(NoveltySearchTest::line).toList(),
          "the twin knows the first (by id), whose A is its a; the third the twin (by id) with b");
      assertEquals(
          1, new NoveltySearch(collection).find(Query.EVERYTHING, 1, novelty -> {}), "limit");
    }
  }

  private static Map<Long, String> naive(List<CheckedGame> games, Set<Long> removed, Query where) {
    List<Set<Position>> positions = new ArrayList<>();
    games.forEach(game -> positions.add(new HashSet<>(game.game().positions())));
    Map<Long, String> novelties = new LinkedHashMap<>();
    for (int i = 0; i < games.size(); i++) {
      if (!removed.contains(i + 1L) && NaiveScan.fits(games.get(i), where)) {
        List<Integer> earlier = earlier(games, i, removed);
        Optional<String> novelty = naive(games, positions, i, earlier);
        long id = i + 1L;
        novelty.ifPresent(line -> novelties.put(id, line));
      }
    }
    return novelties;
  }

  private static List<Integer> earlier(List<CheckedGame> games, int game, Set<Long> removed) {
    List<Integer> earlier = new ArrayList<>();
    for (int other = 0; other < games.size(); other++) {
      boolean counts = other != game && !removed.contains(other + 1L);
      boolean sameRules = games.get(other).ruleSet().equals(games.get(game).ruleSet());
      if (counts && sameRules && isEarlier(games, other, game)) {
        earlier.add(other);
      }
    }
    return earlier;
  }

  private static boolean isEarlier(List<CheckedGame> games, int one, int other) {
    int[] days = days(games.get(one));
    int[] others = days(games.get(other));
    boolean before = days.length > 0 && others.length > 0 && days[1] < others[0];
    boolean after = days.length > 0 && others.length > 0 && others[1] < days[0];
    return before || !after && one < other;
  }

  private static int[] days(CheckedGame game) {
    String date = game.text().headers().known("Date").orElse("?");
    return DAYS.getOrDefault(date, new int[0]);
  }

  private static Optional<String> naive(
      List<CheckedGame> games, List<Set<Position>> positions, int number, List<Integer> earlier) {
    Game game = games.get(number).game();
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      Position after = game.position(ply);
      Position twin = after.turned();
      if (earlier.stream()
          .map(positions::get)
          .noneMatch(known -> known.contains(after) || known.contains(twin))) {
        return Optional.of(ply + naiveCounts(games, game, game.position(ply - 1), earlier));
      }
    }
    return Optional.empty();
  }

  private static String naiveCounts(
      List<CheckedGame> games, Game game, Position before, List<Integer> earlier) {
    RuleSet ruleSet = game.ruleSet();
    int reached = 0;
    int[] played = new int[ruleSet.layout().houseCount()];
    for (int other : earlier) {
      Game known = games.get(other).game();
      for (boolean turned : List.of(false, true)) {
        int ply = known.positions().indexOf(turned ? before.turned() : before);
        reached += ply >= 0 ? 1 : 0;
        if (ply >= 0 && ply < known.plyCount()) {
          int code = known.move(ply + 1).code();
          played[turned ? ruleSet.layout().turned(code) : code]++;
        }
      }
    }
    int usual = -1;
    for (Move move : ruleSet.rules().legalMoves(before)) {
      int most = usual < 0 ? 0 : played[usual];
      usual = played[move.code()] > most ? move.code() : usual;
    }
    return " after " + reached + ", usual " + (usual < 0 ? "none" : usual + " in " + played[usual]);
  }
}
