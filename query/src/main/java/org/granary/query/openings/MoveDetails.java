package org.granary.query.openings;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What is told of the games that played a move only by reading each of them.
 *
 * @param scored games whose final score is known
 * @param halves by how many half seeds South led at the end of these games, added up; negative if
 *     North did; South is the side that is South in the table's position
 * @param lastDay the latest day on which one of all these games may have been played, as a number
 *     like 20240131; a game known by its year alone may have been played on its 31 December; empty
 *     if no date is known
 */
public record MoveDetails(long scored, long halves, OptionalInt lastDay) {
  private static final double HALVES = 2;

  /** No games. */
  static final MoveDetails NONE = new MoveDetails(0, 0, OptionalInt.empty());

  /** South's final seeds less North's, on average; empty if no score is known. */
  public OptionalDouble averageDifference() {
    return scored == 0 ? OptionalDouble.empty() : OptionalDouble.of(halves / HALVES / scored);
  }

  /** Both together. */
  MoveDetails plus(MoveDetails other) {
    int last = Math.max(lastDay.orElse(0), other.lastDay.orElse(0));
    return new MoveDetails(
        scored + other.scored,
        halves + other.halves,
        last == 0 ? OptionalInt.empty() : OptionalInt.of(last));
  }
}
