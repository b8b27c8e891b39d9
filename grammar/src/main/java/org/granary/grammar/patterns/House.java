package org.granary.grammar.patterns;

import org.granary.engine.Layout;
import org.granary.engine.Side;

/**
 * A house by its place, on boards of any size.
 *
 * @param side in whose row it lies
 * @param inRow 0-based from that side's own left
 */
public record House(Side side, int inRow) {
  /** The number by which the engine knows it, or -1 if the board has no such house. */
  int on(Layout layout) {
    return inRow < layout.houses() ? layout.firstHouse(side) + inRow : -1;
  }

  /** The same house of the other side. */
  House turned() {
    return new House(side.opposite(), inRow);
  }
}
