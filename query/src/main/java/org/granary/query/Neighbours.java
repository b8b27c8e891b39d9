package org.granary.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Side;

/** The positions from which a position is one seed away, on boards that may lack seeds too. */
final class Neighbours {
  private final Position position;
  private final Layout layout;

  /** Seeds by place: all houses, then South's store and North's. */
  private final int[] seeds;

  private final List<Position> found = new ArrayList<>();

  private Neighbours(Position position) {
    this.position = position;
    this.layout = position.layout();
    this.seeds = Arrays.copyOf(position.toArray(), layout.houseCount() + 2);
    seeds[layout.houseCount()] = position.store(Side.SOUTH);
    seeds[layout.houseCount() + 1] = position.store(Side.NORTH);
  }

  static List<Position> of(Position position) {
    Neighbours neighbours = new Neighbours(position);
    neighbours.find();
    return neighbours.found;
  }

  /** A seed is taken from somewhere or nowhere and put somewhere or nowhere. */
  private void find() {
    int nowhere = seeds.length;
    boolean full = Arrays.stream(seeds).sum() >= layout.totalSeeds();
    for (int from = 0; from <= nowhere; from++) {
      if (from == nowhere ? full : seeds[from] == 0) {
        continue;
      }
      for (int to = 0; to <= nowhere; to++) {
        if (to != from) {
          move(from, to);
        }
      }
    }
  }

  private void move(int from, int to) {
    int[] moved = seeds.clone();
    if (from < moved.length) {
      moved[from]--;
    }
    if (to < moved.length) {
      moved[to]++;
    }
    int houses = layout.houseCount();
    int[] board = Arrays.copyOf(moved, houses);
    found.add(
        Position.of(layout, board, moved[houses], moved[houses + 1], position.toMove())
            .withMarks(position.marks()));
  }
}
