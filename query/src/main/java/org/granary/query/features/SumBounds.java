package org.granary.query.features;

import java.util.function.Predicate;
import org.granary.engine.Side;
import org.granary.grammar.patterns.MomentNumber;
import org.granary.grammar.patterns.Quantity;
import org.granary.grammar.patterns.SideNumber;
import org.granary.store.Feature;

/**
 * What a game's features must be if a sum is 0 or more at some moment. With nothing but numbers of
 * one row in what is added, say, the fullest house of that row must be large enough; with nothing
 * added, what is taken away must be small enough.
 */
final class SumBounds {
  private final Linear sum;
  private Bounds bounds = Bounds.NONE;

  private SumBounds(Linear sum) {
    this.sum = sum;
  }

  static Choices notNegative(Linear sum) {
    boolean addsNothing = sum.added().findAny().isEmpty();
    if (addsNothing && sum.constant() < 0) {
      return Choices.NEVER;
    }
    SumBounds of = new SumBounds(sum);
    if (addsNothing) {
      of.takenAway();
    } else {
      of.added();
    }
    return Choices.of(of.bounds);
  }

  /** What is taken away is at most the constant. */
  private void takenAway() {
    long rows = taken(SideNumber.ROW, Side.SOUTH);
    long both = Math.min(rows, taken(SideNumber.ROW, Side.NORTH));
    long seeds = -sum.of(new Quantity.OfMoment(MomentNumber.SEEDS));
    atMost(Feature.LEAST_SEEDS, seeds + both);
    for (Side side : Side.values()) {
      atMost(Feature.leastRow(side), seeds + taken(SideNumber.ROW, side));
    }
  }

  private long taken(SideNumber number, Side side) {
    return -sum.of(new Quantity.OfSide(number, side));
  }

  /** So many times the least is no more than the constant. */
  private void atMost(Feature least, long times) {
    if (times > 0) {
      bounds = bounds.and(Bounds.atMost(least, whole(sum.constant() / times)));
    }
  }

  /** What is added is at least the constant with the opposite sign. */
  private void added() {
    for (Side side : Side.values()) {
      Predicate<Quantity> house = number -> isHouse(number, side);
      Predicate<Quantity> largest = of(SideNumber.LARGEST, side);
      Predicate<Quantity> row = of(SideNumber.ROW, side);
      Predicate<Quantity> store = of(SideNumber.STORE, side);
      Predicate<Quantity> captured = of(SideNumber.CAPTURED, side);
      atLeast(Feature.largest(side), house.or(largest), sum.sum(house.or(largest)));
      long ofRow = sum.most(house) + sum.sum(largest.or(row));
      atLeast(Feature.mostRow(side), house.or(largest).or(row), ofRow);
      atLeast(Feature.captured(side), captured, sum.sum(captured));
      atLeast(Feature.store(side), store, sum.sum(store));
      if (taken(SideNumber.STORE, side.opposite()) >= sum.sum(store)) {
        atLeast(Feature.lead(side), store, sum.sum(store));
      }
    }
    Predicate<Quantity> ply = new Quantity.OfMoment(MomentNumber.PLY)::equals;
    atLeast(Feature.PLIES, ply, sum.sum(ply));
  }

  private static boolean isHouse(Quantity number, Side side) {
    return number instanceof Quantity.Seeds seeds && seeds.house().side() == side;
  }

  private static Predicate<Quantity> of(SideNumber number, Side side) {
    return new Quantity.OfSide(number, side)::equals;
  }

  /** If nothing else is added than these, which so many times the most is no less than. */
  private void atLeast(Feature most, Predicate<Quantity> these, long times) {
    if (sum.added().allMatch(these)) {
      bounds = bounds.and(Bounds.atLeast(most, whole(-Math.floorDiv(sum.constant(), times))));
    }
  }

  private static int whole(long number) {
    return (int) Math.max(-1, Math.min(number, Integer.MAX_VALUE));
  }
}
