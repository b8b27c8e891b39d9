package org.granary.grammar.patterns;

import java.util.List;

/**
 * Moments that a game must reach one after the other.
 *
 * @param steps in order, at least one; each is reached at a later ply than the one before
 * @param either whether the same with the sides exchanged does as well
 */
public record Sequence(List<Step> steps, boolean either) {
  public Sequence {
    steps = List.copyOf(steps);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException("a sequence has a step");
    }
  }

  /** The same with the sides exchanged. */
  public Sequence turned() {
    return new Sequence(steps.stream().map(Step::turned).toList(), either);
  }

  /** Whether a step asks for the position before the last ply, or for earlier ones. */
  public boolean looksBack() {
    return steps.stream().anyMatch(step -> step.pattern().looksBack());
  }
}
