package org.granary.exporter.pdf;

import java.util.ArrayList;
import java.util.List;

/**
 * Which blocks come where on one page.
 *
 * @param places the blocks that this page holds
 * @param end the index of the first block that it does not hold
 * @param lowest how far down its columns reach
 */
record ColumnFill(List<Place> places, int end, float lowest) {
  private static final float STEP = 4;

  /** Where a block's top is, in points from the foot of the page; columns are 0-based. */
  record Place(Block block, int column, float top) {}

  /**
   * The columns of a page, all from {@code top} down to {@code bottom}.
   *
   * @param fresh whether a further page would have no more room, so that a block that is higher
   *     than a column has to be set here
   */
  record Room(int columns, float top, float bottom, boolean fresh) {
    private Room downTo(float newBottom) {
      return new Room(columns, top, newBottom, false);
    }
  }

  /** Fills one page with the blocks from an index on; the last ones in columns of equal height. */
  static ColumnFill of(List<Block> blocks, int from, Room room) {
    ColumnFill full = new Filling(blocks, from, room).fill();
    if (full.end < blocks.size() || room.columns == 1) {
      return full;
    }
    for (float bottom = room.top - STEP; bottom > room.bottom; bottom -= STEP) {
      ColumnFill shorter = new Filling(blocks, from, room.downTo(bottom)).fill();
      if (shorter.end == blocks.size()) {
        return shorter;
      }
    }
    return full;
  }

  /** Sets block after block as long as there is room. */
  private static final class Filling {
    private final List<Block> blocks;
    private final int from;
    private final Room room;
    private final List<Place> places = new ArrayList<>();
    private int column;
    private float y;
    private float lowest;

    private Filling(List<Block> blocks, int from, Room room) {
      this.blocks = blocks;
      this.from = from;
      this.room = room;
      this.y = room.top;
      this.lowest = room.top;
    }

    private ColumnFill fill() {
      int keptFrom = from;
      for (int i = from; i < blocks.size(); i++) {
        Block block = blocks.get(i);
        if (block.kind() == Block.Kind.GAP) {
          y = y < room.top ? Math.max(room.bottom, y - block.height()) : y;
          continue;
        }
        if (!makeRoom(block)) {
          return new ColumnFill(places, keptFrom, lowest);
        }
        if (block.kind() == Block.Kind.SOLID) {
          places.add(new Place(block, column, y));
          y -= block.height();
          lowest = Math.min(lowest, y);
          keptFrom = i + 1;
        }
      }
      return new ColumnFill(places, blocks.size(), lowest);
    }

    /** Goes to the next column if need be; false if there is none. */
    private boolean makeRoom(Block block) {
      if (y - block.height() >= room.bottom) {
        return true;
      }
      if (y < room.top) {
        column++;
        y = room.top;
      }
      boolean fits = y - block.height() >= room.bottom;
      return column < room.columns && (fits || room.fresh);
    }
  }
}
