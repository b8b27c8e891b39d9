package org.granary.store;

import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Side;

/** What lies in houses and stores at one moment of a game, without marks; one object for many. */
final class Snapshot {
  final int[] seeds;
  int southStore;
  int northStore;
  Side toMove = Side.SOUTH;

  Snapshot(Layout layout) {
    seeds = new int[layout.houseCount()];
  }

  void take(Board board) {
    for (int house = 0; house < seeds.length; house++) {
      seeds[house] = board.seeds(house);
    }
    southStore = board.store(Side.SOUTH);
    northStore = board.store(Side.NORTH);
    toMove = board.toMove();
  }

  Position position(Layout layout) {
    return Position.of(layout, seeds, southStore, northStore, toMove);
  }
}
