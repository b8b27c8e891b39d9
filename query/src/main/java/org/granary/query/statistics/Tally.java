package org.granary.query.statistics;

import java.util.OptionalDouble;

/**
 * How games ended for one player.
 *
 * @param unknown games whose record stops before an end
 */
public record Tally(long won, long drawn, long lost, long unknown) {
  /** No games. */
  public static final Tally NONE = new Tally(0, 0, 0, 0);

  /** All games. */
  public long games() {
    return won + drawn + lost + unknown;
  }

  /** Games whose result is known. */
  public long decided() {
    return won + drawn + lost;
  }

  /** A win is one point, a draw half a point. */
  public double points() {
    return won + drawn / 2.0;
  }

  /** Points as a share of the games whose result is known; empty without any. */
  public OptionalDouble scoreShare() {
    return decided() == 0 ? OptionalDouble.empty() : OptionalDouble.of(points() / decided());
  }

  /** Both together. */
  public Tally plus(Tally other) {
    return new Tally(
        won + other.won, drawn + other.drawn, lost + other.lost, unknown + other.unknown);
  }
}
