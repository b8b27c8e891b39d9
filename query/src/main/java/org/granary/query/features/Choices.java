package org.granary.query.features;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Bounds of which a game must keep to one at least; with none of them, no game will do. Immutable.
 */
public final class Choices {
  /** What every game keeps to. */
  public static final Choices ANY = new Choices(List.of(Bounds.NONE));

  /** What no game keeps to. */
  static final Choices NEVER = new Choices(List.of());

  /** More than so many become one that holds wherever one of them does. */
  private static final int MOST = 32;

  private final List<Bounds> bounds;

  private Choices(List<Bounds> bounds) {
    this.bounds = List.copyOf(bounds);
  }

  static Choices of(Bounds bounds) {
    return new Choices(List.of(bounds));
  }

  /** Each of the bounds. */
  public List<Bounds> bounds() {
    return bounds;
  }

  /** Whether every game keeps to one of them. */
  public boolean isAny() {
    return bounds.stream().anyMatch(Bounds::isNone);
  }

  Choices or(Choices other) {
    List<Bounds> all = new ArrayList<>(bounds);
    all.addAll(other.bounds);
    return few(all);
  }

  Choices and(Choices other) {
    List<Bounds> all = new ArrayList<>();
    for (Bounds mine : bounds) {
      for (Bounds theirs : other.bounds) {
        all.add(mine.and(theirs));
      }
    }
    return few(all);
  }

  Choices map(UnaryOperator<Bounds> change) {
    return few(bounds.stream().map(change).toList());
  }

  /** Leaves out what another one covers; too many become one. */
  private static Choices few(List<Bounds> all) {
    List<Bounds> kept = new ArrayList<>();
    for (Bounds next : all) {
      if (kept.stream().noneMatch(other -> other.covers(next))) {
        kept.removeIf(next::covers);
        kept.add(next);
      }
    }
    return kept.size() <= MOST
        ? new Choices(kept)
        : of(kept.stream().reduce(Bounds::hull).orElseThrow());
  }

  @Override
  public String toString() {
    return bounds.toString();
  }
}
