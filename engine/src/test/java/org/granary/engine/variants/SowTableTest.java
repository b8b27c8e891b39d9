package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.granary.engine.Vectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SowTableTest {
  private static AwaleOptions options(String id) {
    return ((AwaleRules) Vectors.ruleSet(id).rules()).options();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"abapa", "abapa; skipFrom=13", "abapa; origin=sow", "abapa; houses=4; seeds=3"})
  void everySowIsThatOfACountingHand(String id) {
    AwaleOptions options = options(id);
    SowTable table = SowTable.of(options);
    int houses = options.layout().houseCount();
    for (int origin = 0; origin < houses; origin++) {
      for (int seeds = 1; seeds <= options.layout().totalSeeds(); seeds++) {
        int[] sown = new int[houses];
        int last = sow(sown, origin, seeds, options.skipsOrigin(seeds));
        int entry = table.entry(origin, seeds);
        assertEquals(last, table.last[entry]);
        for (int house = 0; house < houses; house++) {
          assertEquals(sown[house], at(table, entry, house, houses / 2), id);
        }
      }
    }
  }

  private static int sow(int[] sown, int origin, int seeds, boolean skips) {
    int house = origin;
    for (int left = seeds; left > 0; ) {
      house = (house + 1) % sown.length;
      if (!skips || house != origin) {
        sown[house]++;
        left--;
      }
    }
    return house;
  }

  private static int at(SowTable table, int entry, int house, int row) {
    long bytes = house < row ? table.south[entry] : table.north[entry];
    return (int) (bytes >>> 8 * (house % row)) & 0xff;
  }

  @ParameterizedTest
  @ValueSource(strings = {"abapa; grandSlam=capture", "awari", "ouri"})
  void ruleSetsThatSowAlikeShareATable(String id) {
    assertSame(SowTable.of(options("abapa")), SowTable.of(options(id)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void aRowsSeedsAreSummed(int houses) {
    long row = 0;
    for (int house = 0; house < houses; house++) {
      row |= (long) (house + 1) << 8 * house;
    }

    assertEquals(houses * (houses + 1) / 2, RowCapture.sum(row));
    assertEquals(List.of(0, 255), List.of(RowCapture.sum(0), RowCapture.sum(255)));
  }
}
