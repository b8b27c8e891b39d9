package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PositionRankTest {
  /** One house a side and four seeds: small enough to reckon by hand. */
  private static final Layout TINY = new Layout(1, 2);

  static Stream<Layout> layouts() {
    return Stream.of(
        TINY,
        new Layout(1, 1),
        new Layout(2, 1),
        new Layout(4, 3),
        Layout.AWALE,
        new Layout(6, 3),
        new Layout(7, 7),
        Layout.TOGUZ_KUMALAK);
  }

  /**
   * With {@code s1} seeds missing, {@code s2} of them and the other store's together, {@code s3}
   * with the mover's store, {@code s4} with the mover's house, the rank is {@code s1 + C(s2 + 1, 2)
   * + C(s3 + 2, 3) + C(s4 + 3, 4)}.
   */
  @ParameterizedTest(name = "{0} {1} stores {2} {3} {4}")
  @CsvSource({
    // All four in the other side's house: 0 0 0 0.
    "0, 4, 0, 0, SOUTH, 0",
    // All missing: 4 4 4 4 gives 4 + C(5,2) + C(6,3) + C(7,4) = 4 + 10 + 20 + 35.
    "0, 0, 0, 0, SOUTH, 69",
    // The start: 0 0 0 2 gives C(5,4).
    "2, 2, 0, 0, SOUTH, 5",
    "2, 2, 0, 0, NORTH, 5",
    // One of each: 0 1 2 3 gives C(2,2) + C(4,3) + C(6,4) = 1 + 4 + 15.
    "1, 1, 1, 1, SOUTH, 20",
    // South's house full: 0 1 2 4 gives 1 + 4 + C(7,4); seen by North 0 1 2 2 gives 1 + 4 + 5.
    "2, 0, 1, 1, SOUTH, 40",
    "2, 0, 1, 1, NORTH, 10",
    // Everything in the mover's store, then in the other's: 0 0 4 4 and 0 4 4 4.
    "0, 0, 4, 0, SOUTH, 55",
    "0, 0, 0, 4, SOUTH, 65",
    "0, 0, 4, 0, NORTH, 65",
  })
  void ranksAsReckonedByHand(int a, int b, int south, int north, Side mover, int rank) {
    Position position = Position.of(TINY, new int[] {a, b}, south, north, mover);
    PositionRank ranks = new PositionRank(TINY);

    assertEquals(BigInteger.valueOf(rank), ranks.of(position));
    assertEquals(position, ranks.position(BigInteger.valueOf(rank), mover));
  }

  /** Seeds into houses, two stores and a place for missing ones: C(seeds + houses + 2, seeds). */
  @ParameterizedTest
  @MethodSource("layouts")
  void countsTheWaysToLayTheSeeds(Layout layout) {
    BigInteger ways = BigInteger.ONE;
    for (int i = 1; i <= layout.totalSeeds(); i++) {
      ways =
          ways.multiply(BigInteger.valueOf(layout.houseCount() + 2L + i))
              .divide(BigInteger.valueOf(i));
    }

    PositionRank ranks = new PositionRank(layout);

    assertEquals(ways, ranks.count());
    assertTrue(ways.compareTo(BigInteger.ONE.shiftLeft(ranks.bits())) <= 0);
    assertTrue(ways.compareTo(BigInteger.ONE.shiftLeft(ranks.bits() - 1)) > 0);
  }

  /** Where the documents say how long keys are: C(62, 14) is below 2^45, C(182, 20) below 2^88. */
  @Test
  void takesTheBitsThatTheDesignCountsOn() {
    assertEquals(45, new PositionRank(Layout.AWALE).bits());
    assertEquals(88, new PositionRank(Layout.TOGUZ_KUMALAK).bits());
  }

  /** The empty board, and all seeds in any one place. */
  private static List<Position> extremes(Layout layout, Side mover) {
    int[] none = new int[layout.houseCount()];
    int all = layout.totalSeeds();
    List<Position> extremes = new ArrayList<>();
    extremes.add(Position.of(layout, none, 0, 0, mover));
    extremes.add(Position.of(layout, none, all, 0, mover));
    extremes.add(Position.of(layout, none, 0, all, mover));
    extremes.add(Position.of(layout, none, all / 2, all - all / 2, mover));
    extremes.add(Position.start(layout, mover));
    for (int house = 0; house < layout.houseCount(); house++) {
      int[] one = none.clone();
      one[house] = all;
      extremes.add(Position.of(layout, one, 0, 0, mover));
    }
    return extremes;
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void givesExtremesBackAndTellsThemApart(Layout layout) {
    PositionRank ranks = new PositionRank(layout);
    for (Side mover : Side.values()) {
      Set<BigInteger> seen = new HashSet<>();
      for (Position position : extremes(layout, mover)) {
        BigInteger rank = ranks.of(position);
        assertTrue(rank.signum() >= 0 && rank.compareTo(ranks.count()) < 0, position::toString);
        assertEquals(position, ranks.position(rank, mover));
        assertTrue(seen.add(rank), position::toString);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void givesRandomPositionsBack(Layout layout) {
    PositionRank ranks = new PositionRank(layout);
    SplittableRandom random = new SplittableRandom(layout.hashCode());
    for (int i = 0; i < 500; i++) {
      Position position = RandomPlay.position(layout, random);

      BigInteger rank = ranks.of(position);

      assertEquals(position, ranks.position(rank, position.toMove()));
      assertEquals(rank, ranks.of(position.turned()), "seen from the mover");
    }
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void givesRandomRanksBack(Layout layout) {
    PositionRank ranks = new PositionRank(layout);
    SplittableRandom random = new SplittableRandom(17);
    for (int i = 0; i < 500; i++) {
      BigInteger rank =
          new BigInteger(200, new java.util.Random(random.nextLong())).mod(ranks.count());

      assertEquals(rank, ranks.of(ranks.position(rank, Side.NORTH)));
    }
  }

  /** As searches for a board with any stores need it. */
  @ParameterizedTest
  @MethodSource("layouts")
  void ranksTheSameHousesWithAnyStoresSideBySide(Layout layout) {
    PositionRank ranks = new PositionRank(layout);
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 20; i++) {
      Position board = RandomPlay.position(layout, random);
      int outside = Math.min(layout.totalSeeds() - board.seedsOnBoard(), 12);
      int[] seeds = board.toArray();
      seeds[0] += layout.totalSeeds() - board.seedsOnBoard() - outside;

      assertSideBySide(ranks, Position.of(layout, seeds, 0, 0, board.toMove()), outside);
    }
  }

  private static void assertSideBySide(PositionRank ranks, Position board, int outside) {
    Set<BigInteger> found = new HashSet<>();
    for (int south = 0; south <= outside; south++) {
      for (int north = 0; south + north <= outside; north++) {
        Position position =
            Position.of(board.layout(), board.toArray(), south, north, board.toMove());
        BigInteger rank = ranks.of(position);
        assertTrue(found.add(rank));
        assertTrue(rank.compareTo(ranks.lowest(board)) >= 0);
        assertTrue(rank.compareTo(ranks.highest(board)) <= 0);
      }
    }
    BigInteger room = ranks.highest(board).subtract(ranks.lowest(board)).add(BigInteger.ONE);
    assertEquals(BigInteger.valueOf(found.size()), room, "and no others between them");
  }

  /** A later part weighs more: with more seeds in the last house, a lower rank. */
  @Test
  void sortsByTheLastHouseThenTheOneBeforeIt() {
    Layout layout = new Layout(2, 1);
    PositionRank ranks = new PositionRank(layout);
    int count = ranks.count().intValueExact();

    List<String> byRank = new ArrayList<>();
    for (int rank = 0; rank < count; rank++) {
      Position position = ranks.position(BigInteger.valueOf(rank), Side.SOUTH);
      byRank.add(
          ""
              + position.seeds(3)
              + position.seeds(2)
              + position.seeds(1)
              + position.seeds(0)
              + position.store(Side.SOUTH)
              + position.store(Side.NORTH));
    }

    assertEquals(210, count, "C(10, 4)");
    assertEquals(byRank.stream().sorted(java.util.Comparator.reverseOrder()).toList(), byRank);
  }

  /** The fast way, from a board, and the exact one. */
  @Test
  void ranksABoardLikeItsPosition() {
    PositionRank ranks = new PositionRank(Layout.AWALE);
    Board board = RuleSets.ABAPA.rules().board();
    SplittableRandom random = new SplittableRandom(23);
    List<Position> positions = new ArrayList<>(extremes(Layout.AWALE, Side.NORTH));
    for (int i = 0; i < 500; i++) {
      positions.add(RandomPlay.position(Layout.AWALE, random));
    }

    for (Position position : positions) {
      board.load(position);
      assertEquals(ranks.of(position).longValueExact(), ranks.ofLong(board), position::toString);
    }
  }
}
