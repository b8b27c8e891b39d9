package org.granary.query.features;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.granary.grammar.patterns.Quantity;

/**
 * A sum of numbers of a moment, each taken so many times, and a constant. All these numbers are 0
 * or more. Immutable.
 *
 * @param times how many times each number, none of them a sum or a constant, is taken; never 0
 */
record Linear(Map<Quantity, Long> times, long constant) {
  Linear {
    times = Map.copyOf(times);
  }

  /** One number less another. */
  static Linear difference(Quantity left, Quantity right) {
    Map<Quantity, Long> times = new HashMap<>();
    long constant = add(left, 1, times) + add(right, -1, times);
    times.values().removeIf(count -> count == 0);
    return new Linear(times, constant);
  }

  /** Adds the parts of a number; gives what is constant in it. */
  private static long add(Quantity number, long sign, Map<Quantity, Long> times) {
    if (number instanceof Quantity.Constant constant) {
      return sign * constant.value();
    }
    if (number instanceof Quantity.Sum sum) {
      long constant = 0;
      for (Quantity part : sum.added()) {
        constant += add(part, sign, times);
      }
      for (Quantity part : sum.taken()) {
        constant += add(part, -sign, times);
      }
      return constant;
    }
    times.merge(number, sign, Long::sum);
    return 0;
  }

  /** The same with the opposite sign. */
  Linear negated() {
    Map<Quantity, Long> negated = new HashMap<>();
    times.forEach((number, count) -> negated.put(number, -count));
    return new Linear(negated, -constant);
  }

  Linear plus(long more) {
    return new Linear(times, constant + more);
  }

  /** The same with another number in the place of one. */
  Linear with(Quantity old, Quantity other) {
    Map<Quantity, Long> changed = new HashMap<>(times);
    Long count = changed.remove(old);
    if (count != null) {
      changed.merge(other, count, Long::sum);
      changed.values().removeIf(sum -> sum == 0);
    }
    return new Linear(changed, constant);
  }

  /** The same where one of the numbers is 0. */
  Linear without(Quantity zero) {
    Map<Quantity, Long> others = new HashMap<>(times);
    others.remove(zero);
    return new Linear(others, constant);
  }

  /** How many times a number is added; negative if it is taken away. */
  long of(Quantity number) {
    return times.getOrDefault(number, 0L);
  }

  /** The numbers that are added. */
  Stream<Quantity> added() {
    return times.keySet().stream().filter(number -> of(number) > 0);
  }

  /** How often those that are added and of a kind are added together. */
  long sum(Predicate<Quantity> kind) {
    return added().filter(kind).mapToLong(this::of).sum();
  }

  /** The same for the one of them that is added most often. */
  long most(Predicate<Quantity> kind) {
    return added().filter(kind).mapToLong(this::of).max().orElse(0);
  }
}
