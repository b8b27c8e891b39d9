package org.granary.query.features;

import java.util.stream.Stream;
import org.granary.engine.Side;
import org.granary.grammar.patterns.Comparison;
import org.granary.grammar.patterns.MomentNumber;
import org.granary.grammar.patterns.Pattern;
import org.granary.grammar.patterns.Quantity;
import org.granary.grammar.patterns.SideNumber;

/** What a game's features must be if two numbers compare so at some moment of it. */
final class ComparisonBounds {
  private static final Quantity CAPTURED = new Quantity.OfMoment(MomentNumber.CAPTURED);

  private ComparisonBounds() {}

  /** If they do compare so. */
  static Choices of(Pattern.Compare compare) {
    Linear difference = Linear.difference(compare.left(), compare.right());
    Bounds board =
        Stream.of(compare.left(), compare.right())
            .map(ComparisonBounds::board)
            .reduce(Bounds.NONE, Bounds::and);
    return of(difference, compare.comparison()).and(Choices.of(board));
  }

  /** If they do not; numbers that a board lacks do not compare in any way. */
  static Choices unless(Pattern.Compare compare) {
    boolean defined = board(compare.left()).isNone() && board(compare.right()).isNone();
    return defined
        ? of(Linear.difference(compare.left(), compare.right()), opposite(compare.comparison()))
        : Choices.ANY;
  }

  private static Comparison opposite(Comparison comparison) {
    return switch (comparison) {
      case LESS -> Comparison.AT_LEAST;
      case AT_MOST -> Comparison.MORE;
      case EQUAL -> Comparison.UNEQUAL;
      case UNEQUAL -> Comparison.EQUAL;
      case AT_LEAST -> Comparison.LESS;
      case MORE -> Comparison.AT_MOST;
    };
  }

  /** A board that has all houses of a number. */
  private static Bounds board(Quantity number) {
    if (number instanceof Quantity.Seeds seeds) {
      return PatternBounds.onBoard(seeds.house());
    }
    return number instanceof Quantity.Sum sum
        ? Stream.concat(sum.added().stream(), sum.taken().stream())
            .map(ComparisonBounds::board)
            .reduce(Bounds.NONE, Bounds::and)
        : Bounds.NONE;
  }

  /** If a number compares so with 0. */
  private static Choices of(Linear number, Comparison comparison) {
    Linear negated = number.negated();
    return switch (comparison) {
      case AT_LEAST -> notNegative(number);
      case MORE -> notNegative(number.plus(-1));
      case AT_MOST -> notNegative(negated);
      case LESS -> notNegative(negated.plus(-1));
      case EQUAL -> notNegative(number).and(notNegative(negated));
      case UNEQUAL -> notNegative(number.plus(-1)).or(notNegative(negated.plus(-1)));
    };
  }

  /** If a number is 0 or more. What a ply captured, one of the sides captured. */
  private static Choices notNegative(Linear number) {
    return number.of(CAPTURED) == 0
        ? SumBounds.notNegative(number)
        : notNegativeFor(number, Side.SOUTH).or(notNegativeFor(number, Side.NORTH));
  }

  private static Choices notNegativeFor(Linear number, Side mover) {
    Quantity movers = new Quantity.OfSide(SideNumber.CAPTURED, mover);
    Quantity others = new Quantity.OfSide(SideNumber.CAPTURED, mover.opposite());
    return SumBounds.notNegative(number.with(CAPTURED, movers).without(others));
  }
}
