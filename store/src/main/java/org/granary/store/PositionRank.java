package org.granary.store;

import java.math.BigInteger;
import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Side;

/**
 * Numbers every way of laying a layout's seeds into its houses and stores, without gaps: the
 * combinatorial number system.
 *
 * <p>The seeds of a layout always fall into three parts more than it has houses: the seeds missing
 * from the set (of problems and excerpts), the other side's store, the mover's store, then the
 * houses from the mover's left on. With {@code s_i} seeds in the first {@code i} parts, the rank is
 * the sum of {@code C(s_i + i - 1, i)} over every part but the last. A part weighs the more the
 * later it comes; so with the houses given, the ranks of all possible stores follow one another.
 */
final class PositionRank {
  private static final int PARTS_BEFORE_HOUSES = 3;

  private final Layout layout;
  private final int houses;
  private final int total;

  /** {@code C(s + i - 1, i)} at {@code i * stride + s}. */
  private final BigInteger[] weights;

  /** The same as longs, for layouts whose ranks are longs. */
  private final long[] longWeights;

  private final int stride;

  PositionRank(Layout layout) {
    this.layout = layout;
    this.houses = layout.houseCount();
    this.total = layout.totalSeeds();
    this.stride = total + 2;
    this.weights = new BigInteger[(houses + PARTS_BEFORE_HOUSES) * stride];
    this.longWeights = new long[weights.length];
    for (int i = 0; i < houses + PARTS_BEFORE_HOUSES; i++) {
      for (int s = 0; s < stride; s++) {
        int at = i * stride + s;
        weights[at] = s == 0 ? BigInteger.ZERO : weights[at - 1].add(step(i, s));
        longWeights[at] = weights[at].longValue();
      }
    }
  }

  private BigInteger step(int i, int s) {
    return i == 0 ? BigInteger.ZERO : i == 1 ? BigInteger.ONE : weight(i - 1, s);
  }

  /** What a part adds, {@code i} counted from 1, with {@code s} seeds in the first {@code i}. */
  private BigInteger weight(int i, int s) {
    return weights[i * stride + s];
  }

  /** How many ranks there are. */
  BigInteger count() {
    return weight(houses + PARTS_BEFORE_HOUSES - 1, total + 1);
  }

  /** The bits that a rank needs. */
  int bits() {
    return count().subtract(BigInteger.ONE).bitLength();
  }

  /** The rank of what stands on a board, seen by its side to move; only if ranks are longs. */
  long ofLong(Board board) {
    Side mover = board.toMove();
    int first = layout.firstHouse(mover);
    int s = total;
    long rank = 0;
    for (int i = houses - 1; i >= 0; i--) {
      int house = first + i;
      s -= board.seeds(house < houses ? house : house - houses);
      rank += longWeights[(i + PARTS_BEFORE_HOUSES) * stride + s];
    }
    s -= board.store(mover);
    rank += longWeights[2 * stride + s];
    return rank + s - board.store(mover.opposite());
  }

  /** The rank of a position, seen by its side to move. */
  BigInteger of(Position position) {
    int inOtherStoreOrMissing = total - position.seedsOnBoard() - position.store(position.toMove());
    return lowest(position)
        .add(weight(2, inOtherStoreOrMissing))
        .add(weight(1, total - position.totalSeeds()));
  }

  /** The lowest rank of the positions with the same houses, seen by the side to move. */
  BigInteger lowest(Position position) {
    int first = layout.firstHouse(position.toMove());
    int s = total;
    BigInteger rank = BigInteger.ZERO;
    for (int i = houses - 1; i >= 0; i--) {
      s -= position.seeds((first + i) % houses);
      rank = rank.add(weight(i + PARTS_BEFORE_HOUSES, s));
    }
    return rank;
  }

  /** The highest rank of the positions with the same houses, seen by the side to move. */
  BigInteger highest(Position position) {
    long outside = (long) total - position.seedsOnBoard();
    return lowest(position).add(BigInteger.valueOf((outside + 1) * (outside + 2) / 2 - 1));
  }

  /** The position of a rank, without marks. */
  Position position(BigInteger rank, Side mover) {
    int[] parts = parts(rank);
    int[] seeds = new int[houses];
    int first = layout.firstHouse(mover);
    for (int i = 0; i < houses; i++) {
      seeds[(first + i) % houses] = parts[i + PARTS_BEFORE_HOUSES];
    }
    int south = mover == Side.SOUTH ? parts[2] : parts[1];
    int north = mover == Side.SOUTH ? parts[1] : parts[2];
    return Position.of(layout, seeds, south, north, mover);
  }

  private int[] parts(BigInteger rank) {
    int[] parts = new int[houses + PARTS_BEFORE_HOUSES];
    BigInteger left = rank;
    int above = total;
    for (int i = parts.length - 1; i >= 1; i--) {
      int s = above;
      while (weight(i, s).compareTo(left) > 0) {
        s--;
      }
      left = left.subtract(weight(i, s));
      parts[i] = above - s;
      above = s;
    }
    parts[0] = above;
    return parts;
  }
}
