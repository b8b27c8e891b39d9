package org.granary.query.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Score;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.granary.query.NaiveScan;
import org.granary.query.RandomRecords;
import org.granary.query.Results;
import org.granary.query.SampleGames;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Opening tables against a plain count over all games. */
class OpeningBookTest {
  private static final int GAMES = 400;

  private static final List<CheckedGame> games = new ArrayList<>();

  /** Of each game, when a position first occurs. */
  private static final IdentityHashMap<CheckedGame, Map<Position, Integer>> firsts =
      new IdentityHashMap<>();

  /** The dates of {@link RandomRecords}, and the last day that each may mean. */
  private static final Map<String, Integer> LAST_DAYS =
      Map.of(
          "2023.12.31", 20231231,
          "2024.??.??", 20241231,
          "2024.05.??", 20240531,
          "2024.05.03", 20240503,
          "2024", 20241231,
          "2025.01.02", 20250102,
          "?", 0,
          "last May", 0);

  /** Moves compared that several scored games had played. */
  private static int detailsSeen;

  @TempDir Path folder;

  @BeforeAll
  static void makeGames() throws IOException {
    RandomRecords records = new RandomRecords(21);
    while (games.size() < GAMES) {
      games.addAll(SampleGames.check("a.ogn", records.record()));
    }
    for (CheckedGame game : games) {
      Map<Position, Integer> plies = new HashMap<>();
      List<Position> positions = game.game().positions();
      for (int ply = 0; ply < positions.size(); ply++) {
        plies.putIfAbsent(positions.get(ply), ply);
      }
      firsts.put(game, plies);
    }
  }

  private GameCollection collection() {
    return SampleGames.collection(folder.resolve("book.granary"), games, 90);
  }

  private static Query read(String text) {
    return QueryReader.read(text).query().orElseThrow();
  }

  @Test
  void countsWhatAPlainScanCounts() throws IOException {
    try (GameCollection collection = collection()) {
      compare(collection, read(""), games);
    }
  }

  @Test
  void countsOnlyGamesThatFitAFilter() throws IOException {
    try (GameCollection collection = collection()) {
      for (String filter : List.of("player:mba", "not opens \"A\"", "plies > 20 or result:draw")) {
        Query query = read(filter);
        List<CheckedGame> fitting =
            games.stream().filter(game -> NaiveScan.fits(game, query)).toList();

        assertTrue(fitting.size() > 20 && fitting.size() < GAMES, filter);
        compare(collection, query, fitting);
      }
    }
  }

  @Test
  void leavesOutRemovedGames() throws IOException {
    collection().close();
    List<Long> removed = List.of(2L, 3L, 5L, 120L, 399L);
    try (CollectionWriter writer = CollectionWriter.open(folder.resolve("book.granary"), n -> {})) {
      writer.remove(removed);
      writer.commit();
    }
    List<CheckedGame> left = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      if (!removed.contains(i + 1L)) {
        left.add(games.get(i));
      }
    }
    try (GameCollection collection =
        GameCollection.open(folder.resolve("book.granary"), notice -> {})) {
      compare(collection, read(""), left);
    }
  }

  @Test
  void theUsualRuleSetIsTheMostFrequentOne() throws IOException {
    try (GameCollection collection = collection()) {
      assertEquals(RuleSets.ABAPA, new OpeningBook(collection, Query.EVERYTHING).usualRuleSet());
    }
    try (GameCollection none = SampleGames.collection(folder.resolve("x.granary"), List.of(), 1)) {
      assertEquals(RuleSets.ABAPA, new OpeningBook(none, Query.EVERYTHING).usualRuleSet());
    }
  }

  @Test
  void aPositionOfAnotherBoardIsRefused() throws IOException {
    try (GameCollection collection = collection()) {
      OpeningBook book = new OpeningBook(collection, Query.EVERYTHING);
      Position position = Position.start(Layout.TOGUZ_KUMALAK, Side.SOUTH);

      assertThrows(IllegalArgumentException.class, () -> book.at(position, RuleSets.ABAPA));
    }
  }

  /**
   * Lone seeds in A and C move on to B and D in either order. Two games play C after A a, and three
   * come to the position after it; there two go on with c and one with b.
   */
  @Test
  void aGameThatComesByAnotherOrderIsReachedButNotPlayedHere() throws IOException {
    String header = "[FEN \"1-0-1-0-0-0-1-0-1-0-0-0-22-22-S\"]\n[Result \"%s\"]\n\n%s\n\n";
    String text =
        header.formatted("1-0", "A a C c")
            + header.formatted("1-0", "A a C b")
            + header.formatted("0-1", "C a A c");
    List<CheckedGame> three = SampleGames.check("t.ogn", text);
    assertEquals(
        three.get(0).game().position(3), three.get(2).game().position(3), "a transposition");
    try (GameCollection small =
        SampleGames.collection(folder.resolve("small.granary"), three, 10)) {
      OpeningBook book = new OpeningBook(small, Query.EVERYTHING);

      OpeningTable second = book.at(three.get(0).game().position(2), RuleSets.ABAPA);
      OpeningTable third = book.at(three.get(0).game().position(3), RuleSets.ABAPA);

      OpeningMove move = second.moves().get(0);
      assertEquals(2, move.move().code(), "C is the most played");
      assertEquals(new Results(2, 0, 0, 0), move.played());
      assertEquals(new Results(2, 1, 0, 0), move.reached());
      assertEquals(new Results(2, 1, 0, 0), third.games());
      assertEquals(new Results(1, 1, 0, 0), third.moves().get(0).played(), "c, in two of three");
      assertEquals(Results.NONE, third.ended());
    }
  }

  /** South leads by 10 and by 3 seeds, North by 6 in the twin of the first, which counts as 6. */
  @Test
  void theDifferenceOfATwinIsExchanged() throws IOException {
    String south = "[Date \"%s\"]\n[Score \"%s\"]\n\nF f A\n\n";
    String north =
        "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n[Date \"2021.02\"]\n[Score \"21-27\"]\n\nf F a\n\n";
    List<CheckedGame> three =
        SampleGames.check(
            "d.ogn",
            south.formatted("2020", "29-19") + south.formatted("2019.01.02", "25.5-22.5") + north);
    try (GameCollection small = SampleGames.collection(folder.resolve("d.granary"), three, 2)) {
      OpeningBook book = new OpeningBook(small, Query.EVERYTHING);

      OpeningMove played =
          book.at(RuleSets.ABAPA.rules().start(Side.SOUTH), RuleSets.ABAPA).moves().get(0);
      OpeningMove turned =
          book.at(RuleSets.ABAPA.rules().start(Side.NORTH), RuleSets.ABAPA).moves().get(0);

      assertEquals(5, played.move().code(), "F");
      assertEquals(19.0 / 3, played.details().orElseThrow().averageDifference().orElseThrow());
      assertEquals(-19.0 / 3, turned.details().orElseThrow().averageDifference().orElseThrow());
      assertEquals(20210231, played.details().orElseThrow().lastDay().orElseThrow());
      assertFalse(played.equals(turned), "seen from the other side");
      OpeningBook few = book.withDetailsUpTo(2);
      assertFalse(few.at(RuleSets.ABAPA.rules().start(Side.SOUTH), RuleSets.ABAPA).detailed());
      assertTrue(few.withDetails().at(turned.after(), RuleSets.ABAPA).detailed());
    }
  }

  /** Compares tables at positions of the first games, each seen from both sides. */
  private void compare(GameCollection collection, Query filter, List<CheckedGame> counted)
      throws IOException {
    OpeningBook book = new OpeningBook(collection, filter);
    int transposed = 0;
    detailsSeen = 0;
    for (int i = 0; i < 8; i++) {
      Game game = games.get(i).game();
      for (int ply = 0; ply <= Math.min(8, game.plyCount()); ply++) {
        Position position = i % 2 == 0 ? game.position(ply) : game.position(ply).turned();

        OpeningTable table = book.at(position, game.ruleSet());

        check(table, under(game.ruleSet(), counted));
        transposed += transpositions(table);
      }
    }
    assertTrue(transposed > 0, "no position was reached by two orders of moves");
    assertTrue(detailsSeen > 10, "details of " + detailsSeen + " moves");
  }

  private static List<CheckedGame> under(RuleSet ruleSet, List<CheckedGame> games) {
    return games.stream().filter(game -> game.ruleSet().equals(ruleSet)).toList();
  }

  private static int transpositions(OpeningTable table) {
    return (int)
        table.moves().stream().filter(m -> m.reached().total() > m.played().total()).count();
  }

  private static void check(OpeningTable table, List<CheckedGame> games) {
    Position position = table.position();
    RuleSet rules = table.ruleSet();
    assertEquals(rules.rules().legalMoves(position).size(), table.moves().size());
    assertEquals(count(games, position, (game, ply) -> true), table.games(), position.toString());
    assertEquals(count(games, position, (game, ply) -> ply == game.plyCount()), table.ended());
    for (OpeningMove move : table.moves()) {
      Position after = rules.rules().play(position, move.move()).after();
      assertEquals(after, move.after());
      assertEquals(played(games, rules, position, move.move()), move.played());
      assertEquals(count(games, after, (game, ply) -> true), move.reached());
      checkDetails(games, position, move);
    }
  }

  private static Results played(
      List<CheckedGame> games, RuleSet rules, Position position, Move move) {
    return count(games, position, (game, ply) -> plays(game, ply, rules, position, move));
  }

  private static boolean plays(Game game, int ply, RuleSet rules, Position position, Move move) {
    if (ply == game.plyCount()) {
      return false;
    }
    int next = game.move(ply + 1).code();
    boolean turned = rules.layout().row(next) != position.toMove();
    return move.code() == (turned ? rules.layout().turned(next) : next);
  }

  /** Adds up game by game, from the records themselves. */
  private static void checkDetails(List<CheckedGame> games, Position position, OpeningMove move) {
    double sum = 0;
    int scored = 0;
    int lastDay = 0;
    Position twin = position.turned();
    for (CheckedGame game : games) {
      for (boolean turned : List.of(false, true)) {
        int ply = first(game, turned ? twin : position);
        if (ply < 0 || !plays(game.game(), ply, game.ruleSet(), position, move.move())) {
          continue;
        }
        lastDay = Math.max(lastDay, LAST_DAYS.get(game.text().headers().known("Date").orElse("?")));
        if (game.score().isPresent()) {
          Score score = game.score().get();
          double lead = (score.halves(Side.SOUTH) - score.halves(Side.NORTH)) / 2.0;
          sum += turned ? -lead : lead;
          scored++;
        }
      }
    }
    MoveDetails details = move.details().orElseThrow();
    assertEquals(scored, details.scored());
    assertEquals(lastDay, details.lastDay().orElse(0));
    assertEquals(scored > 0, details.averageDifference().isPresent());
    assertEquals(scored == 0 ? 0 : sum / scored, details.averageDifference().orElse(0), 1e-9);
    detailsSeen += scored > 1 && sum != 0 ? 1 : 0;
  }

  /** Games and twins in which the first occurrence of a position fits a test. */
  private static Results count(
      List<CheckedGame> games, Position position, BiPredicate<Game, Integer> test) {
    Results results = Results.NONE;
    Position twin = position.turned();
    for (CheckedGame game : games) {
      for (boolean turned : List.of(false, true)) {
        int ply = first(game, turned ? twin : position);
        if (ply >= 0 && test.test(game.game(), ply)) {
          Winner winner = turned ? game.winner().turned() : game.winner();
          results = results.plus(Results.of(winner, 1));
        }
      }
    }
    return results;
  }

  private static int first(CheckedGame game, Position position) {
    return firsts.getOrDefault(game, Map.of()).getOrDefault(position, -1);
  }
}
