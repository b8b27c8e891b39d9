package org.granary.grammar.patterns;

import java.util.Arrays;
import java.util.List;

/**
 * Follows one game and tells when it has reached all steps of a sequence; reusable, for one thread.
 */
public final class Tracker {
  private static final int NEVER = -1;

  private final Pattern[] patterns;
  private final int[] within;

  /** By step, the latest ply at which it and all before it were reached in order. */
  private final int[] reached;

  /** By step, where the first step was reached for that. */
  private final int[] begun;

  /** A tracker of steps, of which there is at least one. */
  public Tracker(List<Step> steps) {
    patterns = steps.stream().map(step -> step.pattern().cheapestFirst()).toArray(Pattern[]::new);
    within = steps.stream().mapToInt(Step::within).toArray();
    reached = new int[patterns.length];
    begun = new int[patterns.length];
    reset();
  }

  /** Forgets the game. */
  public void reset() {
    Arrays.fill(reached, NEVER);
  }

  /**
   * Looks at the next moment of the game.
   *
   * @return whether all steps have been reached now
   */
  public boolean advance(Moment moment) {
    int ply = moment.ply();
    for (int step = patterns.length - 1; step > 0; step--) {
      int before = reached[step - 1];
      if (before != NEVER && ply - before <= within[step] && patterns[step].holds(moment)) {
        reached[step] = ply;
        begun[step] = begun[step - 1];
      }
    }
    if (ply <= within[0] && patterns[0].holds(moment)) {
      reached[0] = ply;
      begun[0] = ply;
    }
    return reached[patterns.length - 1] != NEVER;
  }

  /** The ply at which the first step was reached, once all have been. */
  public int begun() {
    return begun[patterns.length - 1];
  }
}
