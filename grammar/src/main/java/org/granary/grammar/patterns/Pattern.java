package org.granary.grammar.patterns;

import java.util.Comparator;
import java.util.List;
import org.granary.engine.Side;

/** What a moment of a game must be like. Immutable. */
public sealed interface Pattern {
  /** Whether a moment is like this. */
  boolean holds(Moment moment);

  /** The same with the sides exchanged. */
  Pattern turned();

  /**
   * What {@link #holds} takes, roughly, where reading the seeds of a house takes 1: parts are
   * looked at in the order of it.
   */
  int cost();

  /** The same, parts that must all hold, or of which one must, in the order of their cost. */
  default Pattern cheapestFirst() {
    return this;
  }

  private static List<Pattern> cheapestFirst(List<Pattern> parts) {
    return parts.stream()
        .map(Pattern::cheapestFirst)
        .sorted(Comparator.comparingInt(Pattern::cost))
        .toList();
  }

  private static int cost(List<Pattern> parts) {
    return parts.stream().mapToInt(Pattern::cost).sum();
  }

  /** Whether it asks for the position before the last ply, or for earlier ones. */
  default boolean looksBack() {
    return false;
  }

  /** All parts must hold. */
  record All(List<Pattern> parts) implements Pattern {
    public All {
      parts = List.copyOf(parts);
    }

    @Override
    public boolean holds(Moment moment) {
      for (int i = 0; i < parts.size(); i++) {
        if (!parts.get(i).holds(moment)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public Pattern turned() {
      return new All(parts.stream().map(Pattern::turned).toList());
    }

    @Override
    public int cost() {
      return Pattern.cost(parts);
    }

    @Override
    public Pattern cheapestFirst() {
      return new All(Pattern.cheapestFirst(parts));
    }

    @Override
    public boolean looksBack() {
      return parts.stream().anyMatch(Pattern::looksBack);
    }
  }

  /** At least one part must hold. */
  record Any(List<Pattern> parts) implements Pattern {
    public Any {
      parts = List.copyOf(parts);
    }

    @Override
    public boolean holds(Moment moment) {
      for (int i = 0; i < parts.size(); i++) {
        if (parts.get(i).holds(moment)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public Pattern turned() {
      return new Any(parts.stream().map(Pattern::turned).toList());
    }

    @Override
    public int cost() {
      return Pattern.cost(parts);
    }

    @Override
    public Pattern cheapestFirst() {
      return new Any(Pattern.cheapestFirst(parts));
    }

    @Override
    public boolean looksBack() {
      return parts.stream().anyMatch(Pattern::looksBack);
    }
  }

  /** The part must not hold. */
  record Not(Pattern part) implements Pattern {
    @Override
    public boolean holds(Moment moment) {
      return !part.holds(moment);
    }

    @Override
    public Pattern turned() {
      return new Not(part.turned());
    }

    @Override
    public int cost() {
      return part.cost();
    }

    @Override
    public Pattern cheapestFirst() {
      return new Not(part.cheapestFirst());
    }

    @Override
    public boolean looksBack() {
      return part.looksBack();
    }
  }

  /** Two numbers compare so; on a board that lacks a house of one they do not. */
  record Compare(Quantity left, Comparison comparison, Quantity right) implements Pattern {
    @Override
    public boolean holds(Moment moment) {
      int a = left.at(moment);
      int b = right.at(moment);
      return a != Quantity.UNDEFINED && b != Quantity.UNDEFINED && comparison.holds(a, b);
    }

    @Override
    public Pattern turned() {
      return new Compare(left.turned(), comparison, right.turned());
    }

    @Override
    public int cost() {
      return left.cost() + right.cost();
    }
  }

  /** The last ply was played from this house. */
  record Played(House house) implements Pattern {
    @Override
    public boolean holds(Moment moment) {
      return moment.ply() > 0 && moment.move() == house.on(moment.layout());
    }

    @Override
    public Pattern turned() {
      return new Played(house.turned());
    }

    @Override
    public int cost() {
      return 1;
    }
  }

  /**
   * A motif.
   *
   * @param motif which
   * @param side whose
   * @param number its threshold, for a motif that has one
   */
  record Shows(Motif motif, Side side, int number) implements Pattern {
    @Override
    public boolean holds(Moment moment) {
      return motif.shows(moment, side, number);
    }

    @Override
    public Pattern turned() {
      return new Shows(motif, side.opposite(), number);
    }

    @Override
    public int cost() {
      return motif.cost();
    }

    @Override
    public boolean looksBack() {
      return motif.looksBack();
    }
  }
}
