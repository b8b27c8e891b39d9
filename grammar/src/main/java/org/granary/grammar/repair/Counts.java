package org.granary.grammar.repair;

import java.util.Arrays;
import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Side;

/** A position as its word has it: counts that need not be possible. */
final class Counts {
  private static final int MAX_DIGITS = 3;

  /** Houses by index, then the stores. */
  private final int[] values;

  private final Side toMove;

  private Counts(int[] values, Side toMove) {
    this.values = values;
    this.toMove = toMove;
  }

  /** Reads a word of counts and a side; empty if it is something else or has marks. */
  static Optional<Counts> read(String word, Layout layout) {
    String[] parts = word.strip().split("-", -1);
    int size = layout.houseCount() + 2;
    String side = parts[parts.length - 1];
    if (parts.length != size + 1 || !side.equalsIgnoreCase("S") && !side.equalsIgnoreCase("N")) {
      return Optional.empty();
    }
    int[] values = new int[size];
    for (int i = 0; i < size; i++) {
      if (!parts[i].matches("[0-9]{1," + MAX_DIGITS + "}")) {
        return Optional.empty();
      }
      values[i] = Integer.parseInt(parts[i]);
    }
    return Optional.of(new Counts(values, side.equalsIgnoreCase("S") ? Side.SOUTH : Side.NORTH));
  }

  int size() {
    return values.length;
  }

  int get(int index) {
    return values[index];
  }

  Side toMove() {
    return toMove;
  }

  int sum() {
    return Arrays.stream(values).sum();
  }

  /** These counts with one changed by a difference. */
  Counts with(int index, int difference) {
    int[] changed = values.clone();
    changed[index] += difference;
    return new Counts(changed, toMove);
  }

  /** These counts with some of them in the other order. */
  Counts reversed(int from, int count) {
    int[] changed = values.clone();
    for (int i = 0; i < count; i++) {
      changed[from + i] = values[from + count - 1 - i];
    }
    return new Counts(changed, toMove);
  }

  /** These counts with the two rows in each other's place. */
  Counts rowsExchanged(int houses) {
    int[] changed = values.clone();
    System.arraycopy(values, 0, changed, houses, houses);
    System.arraycopy(values, houses, changed, 0, houses);
    return new Counts(changed, toMove);
  }

  /** The position, if there can be such a one. */
  Optional<Position> position(Layout layout) {
    boolean possible = sum() <= layout.totalSeeds() && Arrays.stream(values).allMatch(v -> v >= 0);
    if (!possible) {
      return Optional.empty();
    }
    int houses = layout.houseCount();
    int[] seeds = Arrays.copyOf(values, houses);
    return Optional.of(Position.of(layout, seeds, values[houses], values[houses + 1], toMove));
  }
}
