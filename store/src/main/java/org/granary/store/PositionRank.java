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

  /** {@code C(s + i - 1, i)} at {@code i * (total + 1) + s}. */
  private final long[] binomials;

  PositionRank(Layout layout) {
    this.layout = layout;
    this.houses = layout.houseCount();
    this.total = layout.totalSeeds();
    this.binomials = new long[(houses + PARTS_BEFORE_HOUSES) * (total + 1)];
    for (int i = 1; i < houses + PARTS_BEFORE_HOUSES; i++) {
      for (int s = 1; s <= total; s++) {
        long above = i == 1 ? 1 : binomials[(i - 1) * (total + 1) + s];
        binomials[i * (total + 1) + s] = binomials[i * (total + 1) + s - 1] + above;
      }
    }
  }

  /** How many ranks a layout has. */
  static BigInteger count(Layout layout) {
    int bars = layout.houseCount() + PARTS_BEFORE_HOUSES - 1;
    BigInteger count = BigInteger.ONE;
    for (int i = 1; i <= bars; i++) {
      count =
          count
              .multiply(BigInteger.valueOf((long) layout.totalSeeds() + i))
              .divide(BigInteger.valueOf(i));
    }
    return count;
  }

  /** What a part adds, {@code i} counted from 1, with {@code s} seeds in the first {@code i}. */
  private long weight(int i, int s) {
    return binomials[i * (total + 1) + s];
  }

  /** The rank of what stands on a board, seen by its side to move. */
  long of(Board board) {
    Side mover = board.toMove();
    int first = layout.firstHouse(mover);
    int s = total;
    long rank = 0;
    for (int i = houses - 1; i >= 0; i--) {
      int house = first + i;
      s -= board.seeds(house < houses ? house : house - houses);
      rank += weight(i + PARTS_BEFORE_HOUSES, s);
    }
    int moverStore = board.store(mover);
    return rank + stores(s, moverStore, s - moverStore - board.store(mover.opposite()));
  }

  /** The rank of a position, seen by its side to move. */
  long of(Position position) {
    int outside = total - position.seedsOnBoard();
    return lowest(position) + stores(outside, position.store(position.toMove()), missing(position));
  }

  private int missing(Position position) {
    return total - position.totalSeeds();
  }

  /** The lowest rank of the positions with the same houses, seen by the side to move. */
  long lowest(Position position) {
    int first = layout.firstHouse(position.toMove());
    int s = total;
    long rank = 0;
    for (int i = houses - 1; i >= 0; i--) {
      s -= position.seeds((first + i) % houses);
      rank += weight(i + PARTS_BEFORE_HOUSES, s);
    }
    return rank;
  }

  /** The highest rank of the positions with the same houses, seen by the side to move. */
  long highest(Position position) {
    long outside = (long) total - position.seedsOnBoard();
    return lowest(position) + (outside + 1) * (outside + 2) / 2 - 1;
  }

  /** What the stores add, with {@code outside} seeds not in the houses. */
  private long stores(int outside, int moverStore, int missing) {
    return weight(2, outside - moverStore) + weight(1, missing);
  }

  /** The position of a rank. */
  Position position(long rank, Side mover) {
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

  private int[] parts(long rank) {
    int[] parts = new int[houses + PARTS_BEFORE_HOUSES];
    long left = rank;
    int above = total;
    for (int i = parts.length - 1; i >= 1; i--) {
      int s = above;
      while (weight(i, s) > left) {
        s--;
      }
      left -= weight(i, s);
      parts[i] = above - s;
      above = s;
    }
    parts[0] = above;
    return parts;
  }
}
