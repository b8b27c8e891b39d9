package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.junit.jupiter.api.Test;

/** Against a slow twin that remembers every lap, on boards small enough to relay for ever often. */
class RelayTurnTest {
  private static final Layout SMALL = new Layout(3, 4);

  private final SplittableRandom random = new SplittableRandom(20260117);

  @Test
  void agreesWithATwinThatRemembersEveryLap() {
    int endless = 0;
    int ended = 0;
    for (int i = 0; i < 4000; i++) {
      Position position = position();
      for (int origin = 0; origin < SMALL.houseCount(); origin++) {
        if (position.seeds(origin) > 0) {
          boolean ends = compare(position, origin);
          ended += ends ? 1 : 0;
          endless += ends ? 0 : 1;
        }
      }
    }
    assertTrue(endless > 10 && ended > 1000, endless + " endless, " + ended + " ended");
  }

  private Position position() {
    int[] seeds = new int[SMALL.houseCount()];
    for (int left = SMALL.totalSeeds(); left > 0; left--) {
      seeds[random.nextInt(seeds.length)]++;
    }
    long south = random.nextInt(8) == 0 ? 1L << 3 + random.nextInt(3) : 0;
    long north = random.nextInt(8) == 0 ? 1L << random.nextInt(3) : 0;
    long owned = random.nextInt(1 << seeds.length);
    Side side = random.nextBoolean() ? Side.SOUTH : Side.NORTH;
    return Position.of(SMALL, seeds, 0, 0, side).withMarks(new Marks(south, north, owned, 0));
  }

  private boolean compare(Position position, int origin) {
    boolean byOwner = random.nextBoolean();
    RelayTurn turn = RelayTurn.of(position, origin, byOwner);
    boolean ends = turn.finish();
    int[] seeds = position.toArray();
    int last = twin(seeds, position, origin, byOwner);
    assertEquals(last >= 0, ends, () -> position + " from " + origin);
    if (ends) {
      assertEquals(last, turn.last());
      assertArrayEquals(seeds, turn.seeds());
    }
    return ends;
  }

  /** The last house, or -1 for a turn without end. */
  private static int twin(int[] seeds, Position position, int origin, boolean byOwner) {
    Marks marks = position.marks();
    Set<List<Integer>> seen = new HashSet<>();
    int house = origin;
    while (true) {
      int inHand = seeds[house];
      seeds[house] = 0;
      for (int i = 1; i <= inHand; i++) {
        seeds[(house + i) % seeds.length]++;
      }
      house = (house + inHand) % seeds.length;
      Side holder = byOwner ? marks.owner(house) : SMALL.row(house);
      boolean captured = (marks.captured() >>> house & 1) != 0;
      boolean captures = holder != position.toMove() && seeds[house] == 4;
      if (captured || captures || seeds[house] == 1) {
        return house;
      }
      int[] key = Arrays.copyOf(seeds, seeds.length + 1);
      key[seeds.length] = house;
      if (!seen.add(Arrays.stream(key).boxed().toList())) {
        return -1;
      }
    }
  }
}
