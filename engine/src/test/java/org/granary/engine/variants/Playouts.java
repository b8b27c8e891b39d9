package org.granary.engine.variants;

import java.util.List;
import java.util.SplittableRandom;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;

/** Seeded random starts and moves, the same on every machine. */
final class Playouts {
  private final SplittableRandom random;

  Playouts(long seed) {
    random = new SplittableRandom(seed);
  }

  Move choose(List<Move> legal) {
    return legal.get(random.nextInt(legal.size()));
  }

  /** Either the start of a game or a board with few seeds, where endings are near. */
  Position start(Rules rules) {
    Side side = random.nextBoolean() ? Side.SOUTH : Side.NORTH;
    return random.nextInt(3) == 0 ? rules.start(side) : sparse(rules, side);
  }

  private Position sparse(Rules rules, Side side) {
    int total = rules.layout().totalSeeds();
    int[] seeds = new int[rules.layout().houseCount()];
    int onBoard = 1 + random.nextInt(Math.max(1, total / 2));
    int left = onBoard;
    while (left > 0) {
      int heap = 1 + random.nextInt(Math.min(left, random.nextInt(4) == 0 ? 20 : 3));
      seeds[random.nextInt(seeds.length)] += heap;
      left -= heap;
    }
    int south = random.nextInt(total - onBoard + 1);
    if (random.nextBoolean()) {
      south = (total - onBoard) / 2;
    }
    return Position.of(rules.layout(), seeds, south, total - onBoard - south, side)
        .withMarks(rules.start(side).marks());
  }
}
