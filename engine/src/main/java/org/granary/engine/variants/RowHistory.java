package org.granary.engine.variants;

import java.util.Arrays;

/**
 * Both rows, a long each, after every ply since the last capture: what repetition is judged on.
 * Stores need no memory, for they have not changed since.
 */
final class RowHistory {
  /** Two longs a position, the present one last. */
  private long[] past = new long[128];

  private int size;

  /** Begins anew with the position that a capture, or a set-up, has led to. */
  void restart(long south, long north) {
    past[0] = south;
    past[1] = north;
    size = 2;
  }

  /** Adds the position that a ply without a capture has led to. */
  void add(long south, long north) {
    if (size + 2 > past.length) {
      past = Arrays.copyOf(past, 2 * past.length);
    }
    past[size] = south;
    past[size + 1] = north;
    size += 2;
  }

  void copyFrom(RowHistory that) {
    if (past.length < that.size) {
      past = new long[that.past.length];
    }
    System.arraycopy(that.past, 0, past, 0, that.size);
    size = that.size;
  }

  /** How often the present position has stood with the same side to move, itself counted. */
  int occurrences() {
    long south = past[size - 2];
    long north = past[size - 1];
    int occurrences = 1;
    for (int i = size - 6; i >= 0; i -= 4) {
      if (past[i] == south && past[i + 1] == north) {
        occurrences++;
      }
    }
    return occurrences;
  }

  int pliesSinceCapture() {
    return size / 2 - 1;
  }
}
