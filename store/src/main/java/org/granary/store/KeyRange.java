package org.granary.store;

import java.util.Arrays;
import java.util.HexFormat;

/** The position keys from a lowest to a highest one, both included. */
public final class KeyRange {
  private final byte[] low;
  private final byte[] high;

  KeyRange(byte[] low, byte[] high) {
    this.low = low;
    this.high = high;
  }

  /** The lowest key, as Lucene's points pack it; a copy. */
  public byte[] low() {
    return low.clone();
  }

  /** The highest key, as Lucene's points pack it; a copy. */
  public byte[] high() {
    return high.clone();
  }

  /** Whether a packed key is in this range. */
  public boolean contains(byte[] key) {
    return Arrays.compareUnsigned(low, key) <= 0 && Arrays.compareUnsigned(key, high) <= 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KeyRange that
        && Arrays.equals(low, that.low)
        && Arrays.equals(high, that.high);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(low) + Arrays.hashCode(high);
  }

  @Override
  public String toString() {
    return HexFormat.of().formatHex(low) + ".." + HexFormat.of().formatHex(high);
  }
}
