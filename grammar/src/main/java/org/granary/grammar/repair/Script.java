package org.granary.grammar.repair;

import java.util.Arrays;

/**
 * Plies as a candidate has them, in arrays that are used again and again; plies are 1-based.
 *
 * <p>A house is an index of the engine; on boards whose houses are digits only its place in the row
 * is kept, for whose it is depends on the play before.
 */
final class Script {
  /** A ply that no house was read for. */
  static final int UNREADABLE = -1;

  /** What the origin of a ply is that the record does not have. */
  static final int NEW = 0;

  private int[] houses;

  /** The ply of the record that each stands for, or {@link #NEW}. */
  private int[] origins;

  private int length;

  Script(int capacity) {
    houses = new int[capacity];
    origins = new int[capacity];
  }

  int length() {
    return length;
  }

  int house(int ply) {
    return houses[ply - 1];
  }

  int origin(int ply) {
    return origins[ply - 1];
  }

  void set(int ply, int house) {
    houses[ply - 1] = house;
  }

  void copyFrom(Script other) {
    ensure(other.length);
    System.arraycopy(other.houses, 0, houses, 0, other.length);
    System.arraycopy(other.origins, 0, origins, 0, other.length);
    length = other.length;
  }

  Script copy() {
    Script copy = new Script(length);
    copy.copyFrom(this);
    return copy;
  }

  void add(int house, int origin) {
    insert(length + 1, house, origin);
  }

  /** Puts a ply before the one that stands at {@code ply}. */
  void insert(int ply, int house, int origin) {
    ensure(length + 1);
    System.arraycopy(houses, ply - 1, houses, ply, length - ply + 1);
    System.arraycopy(origins, ply - 1, origins, ply, length - ply + 1);
    houses[ply - 1] = house;
    origins[ply - 1] = origin;
    length++;
  }

  void remove(int ply) {
    System.arraycopy(houses, ply, houses, ply - 1, length - ply);
    System.arraycopy(origins, ply, origins, ply - 1, length - ply);
    length--;
  }

  void exchange(int ply, int other) {
    int house = houses[ply - 1];
    int origin = origins[ply - 1];
    houses[ply - 1] = houses[other - 1];
    origins[ply - 1] = origins[other - 1];
    houses[other - 1] = house;
    origins[other - 1] = origin;
  }

  private void ensure(int capacity) {
    if (capacity > houses.length) {
      houses = Arrays.copyOf(houses, capacity + 16);
      origins = Arrays.copyOf(origins, capacity + 16);
    }
  }

  boolean hasHousesOf(Script other) {
    return Arrays.equals(houses, 0, length, other.houses, 0, other.length);
  }

  int housesHash() {
    int hash = length;
    for (int i = 0; i < length; i++) {
      hash = 31 * hash + houses[i];
    }
    return hash;
  }
}
