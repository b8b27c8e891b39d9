package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Phase;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundDivisionTest {
  private final RoundDivision division = new RoundDivision(Layout.AWALE, false);

  private static Position finished(int south, Side toMove) {
    int[] seeds = new int[12];
    seeds[8] = south / 2;
    seeds[2] = 48 - south;
    return Position.of(Layout.AWALE, seeds, south - south / 2, 0, toMove)
        .withMarks(new Marks(1L << 8, 1L << 2, 0b111111, 0, Phase.SOUTH_BEGAN));
  }

  @Test
  void everyCountGivesTwelveHousesInAll() {
    for (int south = 0; south <= 48; south++) {
      Position over = finished(south, Side.SOUTH);
      int houses = division.houses(over, Side.SOUTH);

      assertEquals(south, RoundDivision.count(over, Side.SOUTH));
      assertEquals(12, houses + division.houses(over, Side.NORTH));
      assertTrue(Math.abs(4 * houses - south) <= 3);
      assertEquals(
          houses, Long.bitCount(division.byDefault(over, Side.NORTH).marks().ownedBySouth()));
    }
  }

  @Test
  void theTurnedRoundIsTheRoundOfTheTurnedPosition() {
    for (int south = 0; south <= 48; south++) {
      Position over = finished(south, Side.SOUTH);

      assertEquals(
          division.byDefault(over, Side.NORTH).turned(),
          division.byDefault(over.turned(), Side.SOUTH));
    }
  }

  @Test
  void choosingHousesInAnyOrderFillsAsManyAsWereCounted() {
    SplittableRandom random = new SplittableRandom(5);
    for (int south = 4; south <= 44; south++) {
      Position over = finished(south, random.nextBoolean() ? Side.SOUTH : Side.NORTH);
      Position filling = division.cleared(over, over.toMove(), Side.NORTH);
      while (filling.marks().phase().isFilling()) {
        assertEquals(48, filling.totalSeeds());
        filling = step(filling, random);
      }

      assertEquals(Phase.NORTH_BEGAN, filling.marks().phase());
      assertEquals(48, filling.seedsOnBoard());
      assertEquals(
          division.houses(over, Side.SOUTH), Long.bitCount(filling.marks().ownedBySouth()));
    }
  }

  private Position step(Position filling, SplittableRandom random) {
    List<Integer> houses = division.fillable(filling);
    return houses.isEmpty()
        ? filling.withToMove(filling.toMove().opposite())
        : division.fill(filling, houses.get(random.nextInt(houses.size())), Side.NORTH);
  }

  @ParameterizedTest
  @CsvSource({"26, 6, 6", "22, 6, 5", "27, 7, 7", "21, 5, 5", "24, 6, 6"})
  void aHouseOfHalvesGoesToTheWeakerOrToNorth(int south, int toWeaker, int toNorth) {
    Position over = finished(south, Side.SOUTH);

    assertEquals(toWeaker, division.houses(over, Side.SOUTH));
    assertEquals(toNorth, new RoundDivision(Layout.AWALE, true).houses(over, Side.SOUTH));
  }

  @Test
  void onesOwnRowIsFilledBeforeTheOther() {
    Position filling = division.cleared(finished(32, Side.SOUTH), Side.SOUTH, Side.SOUTH);

    assertEquals(List.of(0, 1, 2, 3, 4, 5), division.fillable(filling));
    Position next = division.fill(filling, 3, Side.SOUTH);
    assertEquals(List.of(6, 7, 8, 9, 10, 11), division.fillable(next));
    assertEquals(List.of(0, 1, 2, 4, 5), division.fillable(next.withToMove(Side.SOUTH)));
  }
}
