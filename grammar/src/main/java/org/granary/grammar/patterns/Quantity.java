package org.granary.grammar.patterns;

import java.util.List;
import java.util.stream.Stream;
import org.granary.engine.Side;

/** A number that a moment of a game has. Immutable. */
public sealed interface Quantity {
  /** No number: the board has no such house. */
  int UNDEFINED = Integer.MIN_VALUE;

  /** The number at a moment, or {@link #UNDEFINED}. */
  int at(Moment moment);

  /** The same with the sides exchanged. */
  Quantity turned();

  /** What {@link #at} takes, see {@link Pattern#cost}. */
  int cost();

  /** The number itself. */
  record Constant(int value) implements Quantity {
    @Override
    public int at(Moment moment) {
      return value;
    }

    @Override
    public int cost() {
      return 0;
    }

    @Override
    public Quantity turned() {
      return this;
    }
  }

  /** Seeds in a house. */
  record Seeds(House house) implements Quantity {
    @Override
    public int at(Moment moment) {
      int index = house.on(moment.layout());
      return index < 0 ? UNDEFINED : moment.board().seeds(index);
    }

    @Override
    public Quantity turned() {
      return new Seeds(house.turned());
    }

    @Override
    public int cost() {
      return 1;
    }
  }

  /** A number that each side has. */
  record OfSide(SideNumber number, Side side) implements Quantity {
    @Override
    public int at(Moment moment) {
      return number.of(moment, side);
    }

    @Override
    public Quantity turned() {
      return new OfSide(number, side.opposite());
    }

    @Override
    public int cost() {
      return number.cost();
    }
  }

  /** A number that does not depend on the side. */
  record OfMoment(MomentNumber number) implements Quantity {
    @Override
    public int at(Moment moment) {
      return number.of(moment);
    }

    @Override
    public Quantity turned() {
      return this;
    }

    @Override
    public int cost() {
      return 1;
    }
  }

  /** Some numbers less others. */
  record Sum(List<Quantity> added, List<Quantity> taken) implements Quantity {
    public Sum {
      added = List.copyOf(added);
      taken = List.copyOf(taken);
    }

    @Override
    public int at(Moment moment) {
      int sum = 0;
      for (int i = 0; i < added.size() + taken.size(); i++) {
        boolean plus = i < added.size();
        int part = (plus ? added.get(i) : taken.get(i - added.size())).at(moment);
        if (part == UNDEFINED) {
          return UNDEFINED;
        }
        sum += plus ? part : -part;
      }
      return sum;
    }

    @Override
    public Quantity turned() {
      return new Sum(
          added.stream().map(Quantity::turned).toList(),
          taken.stream().map(Quantity::turned).toList());
    }

    @Override
    public int cost() {
      return Stream.concat(added.stream(), taken.stream()).mapToInt(Quantity::cost).sum();
    }
  }
}
