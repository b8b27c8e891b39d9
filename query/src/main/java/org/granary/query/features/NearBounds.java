package org.granary.query.features;

import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.store.Feature;

/** What a game's features must be if a position occurs in it from which few seeds make another. */
public final class NearBounds {
  private NearBounds() {}

  /** For positions that are up to so many seeds away from one, or from its twin. */
  public static Choices of(Position position, int seeds) {
    return Choices.of(near(position, seeds)).or(Choices.of(near(position.turned(), seeds)));
  }

  /** A seed that is moved changes two numbers by one, and a lead by up to two. */
  private static Bounds near(Position position, int seeds) {
    Bounds bounds =
        Bounds.atMost(Feature.LEAST_SEEDS, position.seedsOnBoard() + seeds)
            .and(Bounds.atLeast(Feature.HOUSES, position.layout().houses()));
    for (Side side : Side.values()) {
      int row = position.rowSeeds(side);
      int store = position.store(side);
      int lead = store - position.store(side.opposite());
      bounds =
          bounds
              .and(Bounds.atLeast(Feature.largest(side), largest(position, side) - seeds))
              .and(Bounds.atMost(Feature.leastRow(side), row + seeds))
              .and(Bounds.atLeast(Feature.mostRow(side), row - seeds))
              .and(Bounds.atLeast(Feature.store(side), store - seeds))
              .and(Bounds.atLeast(Feature.lead(side), lead - 2 * seeds));
    }
    return bounds;
  }

  private static int largest(Position position, Side side) {
    Layout layout = position.layout();
    int first = layout.firstHouse(side);
    int largest = 0;
    for (int house = first; house < first + layout.houses(); house++) {
      largest = Math.max(largest, position.seeds(house));
    }
    return largest;
  }
}
