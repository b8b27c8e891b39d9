package org.granary.query;

import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.store.StoredLine;

/** Finds a position, or its twin, with its stores or with any. */
final class PositionFinder implements Finder {
  private final Position position;
  private final Position twin;
  private final boolean anyStores;

  PositionFinder(Position position, boolean anyStores) {
    this.position = position;
    this.twin = position.turned();
    this.anyStores = anyStores;
  }

  @Override
  public Optional<Place> find(StoredLine line) {
    if (!line.start().layout().equals(position.layout())) {
      return Optional.empty();
    }
    Board board = line.ruleSet().rules().board();
    board.load(line.start());
    for (int ply = 0; ; ply++) {
      if (shows(board, position)) {
        return Optional.of(new Place(ply, false));
      }
      if (shows(board, twin)) {
        return Optional.of(new Place(ply, true));
      }
      if (ply == line.plyCount()) {
        return Optional.empty();
      }
      board.playUnchecked(line.moves()[ply] & 0xff);
    }
  }

  private boolean shows(Board board, Position wanted) {
    if (board.toMove() != wanted.toMove() || !anyStores && !sameStores(board, wanted)) {
      return false;
    }
    for (int house = 0; house < wanted.layout().houseCount(); house++) {
      if (board.seeds(house) != wanted.seeds(house)) {
        return false;
      }
    }
    return board.position().marks().equals(wanted.marks());
  }

  private static boolean sameStores(Board board, Position wanted) {
    return board.store(Side.SOUTH) == wanted.store(Side.SOUTH)
        && board.store(Side.NORTH) == wanted.store(Side.NORTH);
  }
}
