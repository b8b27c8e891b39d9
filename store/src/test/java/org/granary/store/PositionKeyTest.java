package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.granary.engine.Board;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Move;
import org.granary.engine.Phase;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.RuleCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionKeyTest {
  private static final RuleSet ABAPA = RuleSets.ABAPA;
  private static final PositionKey KEY = PositionKey.of(ABAPA);
  private static final Position START = Position.start(Layout.AWALE, Side.SOUTH);

  @Test
  void numbersEveryPositionOfASmallLayoutOnceAndWithoutGaps() {
    Layout layout = new Layout(1, 2);
    PositionRank ranks = new PositionRank(layout);
    Set<BigInteger> seen = new HashSet<>();

    for (int a = 0; a <= 4; a++) {
      for (int b = 0; a + b <= 4; b++) {
        for (int south = 0; a + b + south <= 4; south++) {
          for (int north = 0; a + b + south + north <= 4; north++) {
            Position position = Position.of(layout, new int[] {a, b}, south, north, Side.SOUTH);
            BigInteger rank = ranks.of(position);
            assertTrue(seen.add(rank), position + " has the rank of another");
            assertEquals(position, ranks.position(rank, Side.SOUTH));
          }
        }
      }
    }

    assertEquals(ranks.count(), BigInteger.valueOf(seen.size()));
    assertEquals(
        ranks.count().subtract(BigInteger.ONE), seen.stream().reduce(BigInteger::max).get());
  }

  static List<RuleSet> everyRuleSet() {
    return RuleCatalog.builtIn().all();
  }

  @ParameterizedTest
  @MethodSource("everyRuleSet")
  void readsBackEveryPositionUnderEveryRuleSet(RuleSet ruleSet) {
    PositionKey key = PositionKey.of(ruleSet);
    Set<Position> marked = new HashSet<>();
    for (long seed = 1; seed <= 20; seed++) {
      Side first = seed % 2 == 0 ? Side.SOUTH : Side.NORTH;
      Game game = RandomPlay.game(ruleSet, ruleSet.rules().start(first), seed, 300);

      List<IndexedPosition> read = read(key, game, Winner.SOUTH);

      Set<Position> distinct = new LinkedHashSet<>(game.positions());
      assertEquals(List.copyOf(distinct), read.stream().map(IndexedPosition::position).toList());
      for (IndexedPosition indexed : read) {
        Position position = indexed.position();
        assertEquals(key.eitherSide(position), key.eitherSide(position.turned()));
        KeyRange range = key.played(position, indexed.move(), indexed.winner());
        assertEquals(indexed, key.read(range.low()));
        assertTrue(key.exactly(position).contains(range.low()));
        assertTrue(key.board(position).contains(range.high()));
      }
      distinct.stream().filter(p -> !isUnmarked(p)).forEach(marked::add);
    }
    boolean marks = ruleSet.name().startsWith("awagagae") || ruleSet.name().startsWith("toguz");
    assertEquals(marks, !marked.isEmpty(), "positions with marks");
  }

  /** So that reading those games back says something of marks. */
  @Test
  void theSeededGamesShowEveryKindOfMark() {
    Set<String> kinds = new HashSet<>();
    RuleSet awagagae = RuleCatalog.builtIn().find("awagagae").orElseThrow();
    for (long seed = 1; seed <= 20; seed++) {
      Side first = seed % 2 == 0 ? Side.SOUTH : Side.NORTH;
      Game game = RandomPlay.game(awagagae, awagagae.rules().start(first), seed, 300);
      game.positions().forEach(position -> addKinds(position.marks(), kinds));
    }

    assertTrue(
        kinds.containsAll(List.of("captured", "hit", "owned", "SOUTH_BEGAN", "NORTH_BEGAN")),
        kinds::toString);
  }

  private static void addKinds(Marks marks, Set<String> kinds) {
    kinds.add(marks.phase().name());
    if (marks.captured() != 0) {
      kinds.add("captured");
    }
    if (marks.hit() != 0) {
      kinds.add("hit");
    }
    if (marks.ownedBySouth() != Marks.none(Layout.AWALE).ownedBySouth()) {
      kinds.add("owned");
    }
  }

  private static boolean isUnmarked(Position position) {
    return position.marks().at(Phase.PLAY).equals(Marks.none(position.layout()));
  }

  @Test
  void takesEightBytesForAwaleAndSixteenForToguzKumalak() {
    assertEquals(8, KEY.width());
    assertEquals(
        16, PositionKey.of(RuleCatalog.builtIn().find("toguz-kumalak").orElseThrow()).width());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void readsBackEveryPositionOfASeededGame(long seed) {
    Game game = RandomPlay.game(ABAPA, START, seed, 400);

    List<IndexedPosition> read = read(KEY, game, Winner.NORTH);

    Set<Position> distinct = new HashSet<>(game.positions());
    assertTrue(game.plyCount() > 20, "a game worth testing");
    assertEquals(distinct.size(), read.size());
    assertEquals(distinct, new HashSet<>(read.stream().map(IndexedPosition::position).toList()));
    for (int i = 0; i < read.size(); i++) {
      Optional<Move> played =
          i < game.plyCount() ? Optional.of(game.move(i + 1)) : Optional.empty();
      assertEquals(new IndexedPosition(game.position(i), played, Winner.NORTH), read.get(i));
    }
  }

  @Test
  void readsBackBoardsWithSeedsMissing() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 1000; i++) {
      Position position = RandomPlay.position(Layout.AWALE, random);
      KeyRange range = KEY.played(position, Optional.of(Move.PASS), Winner.DRAW);
      assertEquals(
          new IndexedPosition(position, Optional.of(Move.PASS), Winner.DRAW),
          KEY.read(range.low()));
      assertEquals(KEY.read(range.low()), KEY.read(range.high()));
    }
  }

  /** The empty board and all seeds in any one place, with and without marks. */
  @ParameterizedTest
  @MethodSource("everyRuleSet")
  void readsExtremesBackUnderEveryRuleSet(RuleSet ruleSet) {
    Layout layout = ruleSet.layout();
    PositionKey key = PositionKey.of(ruleSet);
    Set<KeyRange> seen = new HashSet<>();
    for (int place = 0; place < layout.houseCount() + 3; place++) {
      int[] counts = new int[layout.houseCount() + 3];
      counts[place] = layout.totalSeeds();
      int[] seeds = Arrays.copyOf(counts, layout.houseCount());
      int south = counts[layout.houseCount()];
      int north = counts[layout.houseCount() + 1];
      for (Side mover : Side.values()) {
        Position position = Position.of(layout, seeds, south, north, mover);
        KeyRange range = key.played(position, Optional.empty(), Winner.SOUTH);
        assertEquals(
            new IndexedPosition(position, Optional.empty(), Winner.SOUTH), key.read(range.low()));
        assertTrue(seen.add(key.exactly(position)), position::toString);
        assertEquals(key.eitherSide(position), key.eitherSide(position.turned()));
      }
    }
    assertEquals(2 * (layout.houseCount() + 3), seen.size());
  }

  /** "This board, any stores": every way to share what is not on it, and nothing else. */
  @Test
  void findsABoardWithAnyStores() {
    int[] seeds = {0, 1, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0};
    KeyRange board = KEY.board(Position.of(Layout.AWALE, seeds, 0, 0, Side.SOUTH));
    for (int south = 0; south <= 42; south++) {
      for (int north = 0; south + north <= 42; north++) {
        Position same = Position.of(Layout.AWALE, seeds, south, north, Side.SOUTH);
        assertTrue(board.contains(KEY.exactly(same).low()), same::toString);
        assertTrue(board.contains(KEY.exactly(same).high()), same::toString);
      }
    }
    for (int house = 0; house < 12; house++) {
      int[] other = seeds.clone();
      other[house]++;
      Position more = Position.of(Layout.AWALE, other, 0, 0, Side.SOUTH);
      assertFalse(board.contains(KEY.exactly(more).low()), more::toString);
      assertFalse(board.contains(KEY.exactly(more).high()), more::toString);
    }
  }

  /** Games differ by winner; each outcome is a part of what was played. */
  @Test
  void dividesWhatWasPlayedByWinner() {
    Position position = START.withToMove(Side.NORTH);
    Optional<Move> move = Optional.of(Move.house(7));
    Set<KeyRange> parts = new HashSet<>();
    for (Winner winner : Winner.values()) {
      KeyRange part = KEY.played(position, move, winner);
      assertTrue(KEY.played(position, move).contains(part.low()));
      assertEquals(winner, KEY.read(part.low()).winner());
      parts.add(part);
    }
    assertEquals(4, parts.size());
    assertFalse(
        KEY.played(position, move)
            .contains(KEY.played(position, Optional.of(Move.house(8)), Winner.DRAW).low()));
  }

  @Test
  void nestsItsRanges() {
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < 1000; i++) {
      Position position = RandomPlay.position(Layout.AWALE, random);
      Optional<Move> move = Optional.of(Move.house(random.nextInt(12)));
      List<KeyRange> nested =
          List.of(
              KEY.board(position),
              KEY.eitherSide(position),
              KEY.exactly(position),
              KEY.played(position, move),
              KEY.played(position, move, Winner.SOUTH));
      for (int j = 1; j < nested.size(); j++) {
        assertTrue(nested.get(j - 1).contains(nested.get(j).low()));
        assertTrue(nested.get(j - 1).contains(nested.get(j).high()));
        assertNotEquals(nested.get(j - 1), nested.get(j));
      }
    }
  }

  @Test
  void separatesNeighboursOfARange() {
    Position few = position("0-0-0-0-0-3-2-0-0-0-0-0-20-21-S");
    KeyRange board = KEY.board(few);
    KeyRange exact = KEY.exactly(few);

    Position otherStores = position("0-0-0-0-0-3-2-0-0-0-0-0-21-20-S");
    Position otherBoard = position("0-0-0-0-3-0-2-0-0-0-0-0-20-21-S");
    Position otherSide = few.withToMove(Side.NORTH);

    assertTrue(board.contains(KEY.exactly(otherStores).low()));
    assertFalse(exact.contains(KEY.exactly(otherStores).low()));
    assertFalse(board.contains(KEY.exactly(otherBoard).low()));
    assertFalse(board.contains(KEY.exactly(otherSide).low()));
  }

  @Test
  void meetsTheTurnedRoundTwin() {
    Position position = position("4-4-0-5-5-5-5-4-4-4-4-4-0-0-N");

    assertEquals(KEY.eitherSide(position), KEY.eitherSide(position.turned()));
    assertNotEquals(KEY.exactly(position), KEY.exactly(position.turned()));
    assertEquals(KEY.board(position), KEY.board(position.turned()));
  }

  @Test
  void indexesARepeatedPositionAtItsFirstOccurrence() {
    RuleSet runsOn = ABAPA.with("stopAtMajority", "no").with("repetition", "none");
    Position start = position("0-0-0-0-0-1-0-0-0-0-0-1-23-23-S");
    Game game = RandomPlay.game(runsOn, start, 1, 60);

    byte[] keys =
        PositionKey.of(runsOn)
            .line(runsOn.rules().board(), start, game.moveCodes(), Winner.UNKNOWN);

    assertEquals(60, game.plyCount());
    int distinct = new HashSet<>(game.positions()).size();
    assertTrue(distinct < 61);
    assertEquals(distinct * KEY.width(), keys.length);
  }

  private static Position position(String text) {
    String[] words = text.split("-", -1);
    int[] counts = Arrays.stream(words, 0, 14).mapToInt(Integer::parseInt).toArray();
    return Position.of(
        Layout.AWALE,
        Arrays.copyOf(counts, 12),
        counts[12],
        counts[13],
        words[14].equals("S") ? Side.SOUTH : Side.NORTH);
  }

  private static List<IndexedPosition> read(PositionKey key, Game game, Winner winner) {
    Board board = game.ruleSet().rules().board();
    byte[] keys = key.line(board, game.start(), game.moveCodes(), winner);
    List<IndexedPosition> read = new ArrayList<>();
    for (int at = 0; at < keys.length; at += key.width()) {
      read.add(key.read(Arrays.copyOfRange(keys, at, at + key.width())));
    }
    return read;
  }
}
