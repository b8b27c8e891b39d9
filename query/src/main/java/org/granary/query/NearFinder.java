package org.granary.query;

import java.util.Optional;
import java.util.OptionalInt;
import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.grammar.Query;
import org.granary.store.StoredLine;

/**
 * Finds the first of the positions of a game that are nearest to one, or to its twin, if they are
 * near enough. Marks must be the same.
 */
final class NearFinder implements Finder {
  private final Position seenFromSouth;
  private final Position seenFromNorth;
  private final Side side;
  private final Layout layout;
  private final int most;
  private long positions;

  NearFinder(Query.Near near) {
    Position position = near.position();
    side = position.toMove();
    seenFromSouth = side == Side.SOUTH ? position : position.turned();
    seenFromNorth = seenFromSouth.turned();
    layout = position.layout();
    most = near.seeds();
  }

  @Override
  public Optional<Place> find(StoredLine line) {
    if (!line.start().layout().equals(layout)) {
      return Optional.empty();
    }
    Optional<Place> nearest = Optional.empty();
    int allowed = most;
    Board board = line.ruleSet().rules().board();
    board.load(line.start());
    for (int ply = 0; allowed >= 0; ply++) {
      positions++;
      int distance = distance(board, allowed);
      if (distance <= allowed) {
        allowed = distance - 1;
        nearest = Optional.of(new Place(ply, board.toMove() != side, OptionalInt.of(distance)));
      }
      if (ply == line.plyCount()) {
        break;
      }
      board.playUnchecked(line.moves()[ply] & 0xff);
    }
    return nearest;
  }

  /** Seeds to be moved; something above {@code allowed} if it is more than that. */
  private int distance(Board board, int allowed) {
    Position wanted = board.toMove() == Side.SOUTH ? seenFromSouth : seenFromNorth;
    int more = 0;
    int less = 0;
    for (int house = 0; house < layout.houseCount() && more <= allowed; house++) {
      int difference = board.seeds(house) - wanted.seeds(house);
      more += Math.max(0, difference);
      less += Math.max(0, -difference);
    }
    for (Side owner : Side.values()) {
      int difference = board.store(owner) - wanted.store(owner);
      more += Math.max(0, difference);
      less += Math.max(0, -difference);
    }
    int distance = Math.max(more, less);
    boolean near = distance <= allowed && board.position().marks().equals(wanted.marks());
    return near ? distance : Integer.MAX_VALUE;
  }

  @Override
  public long positions() {
    return positions;
  }
}
