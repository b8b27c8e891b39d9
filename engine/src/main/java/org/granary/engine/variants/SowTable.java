package org.granary.engine.variants;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import org.granary.engine.Layout;
import org.granary.engine.variants.AwaleOptions.Origin;

/** For every house and number of seeds: what a sow adds to both rows, and where it ends. */
final class SowTable {
  private static final Map<Key, SowTable> TABLES = new ConcurrentHashMap<>();

  final long[] south;
  final long[] north;
  final byte[] last;
  private final int stride;

  private record Key(Layout layout, Origin origin, int skipFrom) {}

  /** The table for these options, shared by all that sow alike. */
  static SowTable of(AwaleOptions options) {
    Key key = new Key(options.layout(), options.origin(), options.skipFrom());
    return TABLES.computeIfAbsent(
        key, unused -> new SowTable(options.layout(), options::skipsOrigin));
  }

  /** The table of sows that never pass over their origin house. */
  static SowTable everyHouse(Layout layout) {
    return TABLES.computeIfAbsent(
        new Key(layout, Origin.SOW, 0), unused -> new SowTable(layout, inHand -> false));
  }

  private SowTable(Layout layout, IntPredicate skipsOrigin) {
    int houses = layout.houses();
    stride = layout.totalSeeds() + 1;
    south = new long[2 * houses * stride];
    north = new long[2 * houses * stride];
    last = new byte[2 * houses * stride];
    for (int origin = 0; origin < 2 * houses; origin++) {
      for (int seeds = 1; seeds < stride; seeds++) {
        fill(houses, origin, seeds, skipsOrigin.test(seeds));
      }
    }
  }

  private void fill(int houses, int origin, int seeds, boolean skips) {
    int entry = entry(origin, seeds);
    int house = origin;
    int left = seeds;
    while (left > 0) {
      house = (house + 1) % (2 * houses);
      if (house == origin && skips) {
        continue;
      }
      if (house < houses) {
        south[entry] += 1L << 8 * house;
      } else {
        north[entry] += 1L << 8 * (house - houses);
      }
      left--;
    }
    last[entry] = (byte) house;
  }

  /** Where a sow stands in the arrays; {@code seeds} is 1 or more. */
  int entry(int house, int seeds) {
    return house * stride + seeds;
  }
}
