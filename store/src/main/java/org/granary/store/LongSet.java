package org.granary.store;

import java.util.Arrays;

/** A set of numbers that are not negative, for a number of additions known beforehand. */
final class LongSet {
  private static final long EMPTY = -1;

  private final long[] table;

  /** An empty set that takes up to {@code additions} numbers. */
  LongSet(int additions) {
    table = new long[Math.max(4, Integer.highestOneBit(additions) * 4)];
    Arrays.fill(table, EMPTY);
  }

  /** Adds a number; false if it was there. */
  boolean add(long number) {
    int mask = table.length - 1;
    int slot = (int) (number * 0x9e3779b97f4a7c15L >>> 32) & mask;
    while (table[slot] != EMPTY) {
      if (table[slot] == number) {
        return false;
      }
      slot = (slot + 1) & mask;
    }
    table[slot] = number;
    return true;
  }
}
