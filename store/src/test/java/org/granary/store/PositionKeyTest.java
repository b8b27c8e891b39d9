package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionKeyTest {
  private static final RuleSet ABAPA = RuleSets.ABAPA;
  private static final PositionKey KEY = PositionKey.of(ABAPA);
  private static final Position START = Position.start(Layout.AWALE, Side.SOUTH);

  @Test
  void numbersEveryPositionOfASmallLayoutOnceAndWithoutGaps() {
    Layout layout = new Layout(1, 2);
    PositionRank ranks = new PositionRank(layout);
    Set<Long> seen = new HashSet<>();

    for (int a = 0; a <= 4; a++) {
      for (int b = 0; a + b <= 4; b++) {
        for (int south = 0; a + b + south <= 4; south++) {
          for (int north = 0; a + b + south + north <= 4; north++) {
            Position position = Position.of(layout, new int[] {a, b}, south, north, Side.SOUTH);
            long rank = ranks.of(position);
            assertTrue(seen.add(rank), position + " has the rank of another");
            assertEquals(position, ranks.position(rank, Side.SOUTH));
          }
        }
      }
    }

    assertEquals(PositionRank.count(layout).longValueExact(), seen.size());
    assertEquals(seen.size() - 1L, seen.stream().mapToLong(r -> r).max().orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void readsBackEveryPositionOfASeededGame(long seed) {
    Game game = RandomPlay.game(ABAPA, START, seed, 400);

    List<IndexedPosition> read = read(game, Winner.NORTH);

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
      Position position = randomPosition(random);
      KeyRange range = KEY.played(position, Optional.of(Move.PASS), Winner.DRAW);
      assertEquals(
          new IndexedPosition(position, Optional.of(Move.PASS), Winner.DRAW),
          KEY.read(range.low()));
      assertEquals(KEY.read(range.low()), KEY.read(range.high()));
    }
  }

  private static Position randomPosition(SplittableRandom random) {
    int[] seeds = new int[12];
    int left = random.nextInt(49);
    for (int house = 0; house < 12; house++) {
      seeds[house] = random.nextInt(left / 2 + 1);
      left -= seeds[house];
    }
    int south = random.nextInt(left + 1);
    int north = random.nextInt(left - south + 1);
    return Position.of(
        Layout.AWALE, seeds, south, north, random.nextBoolean() ? Side.SOUTH : Side.NORTH);
  }

  @Test
  void nestsItsRanges() {
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < 1000; i++) {
      Position position = randomPosition(random);
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

  private static List<IndexedPosition> read(Game game, Winner winner) {
    byte[] keys = KEY.line(ABAPA.rules().board(), game.start(), game.moveCodes(), winner);
    List<IndexedPosition> read = new java.util.ArrayList<>();
    for (int at = 0; at < keys.length; at += KEY.width()) {
      read.add(KEY.read(Arrays.copyOfRange(keys, at, at + KEY.width())));
    }
    return read;
  }
}
