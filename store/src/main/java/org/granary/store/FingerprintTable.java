package org.granary.store;

/** A growing set of fingerprints in memory: 32 to 64 bytes for each. */
final class FingerprintTable {
  private static final int FIRST_SLOTS = 1 << 10;

  /** Two numbers a slot; two zeros are an empty slot. */
  private long[] table = new long[2 * FIRST_SLOTS];

  private int size;

  int size() {
    return size;
  }

  boolean contains(Fingerprint fingerprint) {
    return taken(table, slot(table, fingerprint.high(), low(fingerprint)));
  }

  /** Adds a fingerprint that it does not contain. */
  void add(Fingerprint fingerprint) {
    if (4 * (size + 1) > table.length) {
      grow();
    }
    put(table, fingerprint.high(), low(fingerprint));
    size++;
  }

  private static long low(Fingerprint fingerprint) {
    return fingerprint.low() == 0 ? 1 : fingerprint.low();
  }

  private void grow() {
    long[] larger = new long[2 * table.length];
    for (int slot = 0; slot < table.length; slot += 2) {
      if (taken(table, slot)) {
        put(larger, table[slot], table[slot + 1]);
      }
    }
    table = larger;
  }

  private static void put(long[] table, long high, long low) {
    int slot = slot(table, high, low);
    table[slot] = high;
    table[slot + 1] = low;
  }

  private static boolean taken(long[] table, int slot) {
    return (table[slot] | table[slot + 1]) != 0;
  }

  /** Where a fingerprint is, or the empty slot where it belongs. */
  private static int slot(long[] table, long high, long low) {
    int mask = table.length - 1;
    int slot = 2 * (int) high & mask;
    while (taken(table, slot) && (table[slot] != high || table[slot + 1] != low)) {
      slot = (slot + 2) & mask;
    }
    return slot;
  }
}
