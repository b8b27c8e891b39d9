package org.granary.grammar.patterns;

/**
 * One step of a sequence.
 *
 * @param pattern what its moment must be like
 * @param within how many plies after the step before it, or after the start of the game, it may
 *     come at most; {@link #ANY_TIME} if that does not matter
 */
public record Step(Pattern pattern, int within) {
  /** No limit. */
  public static final int ANY_TIME = Integer.MAX_VALUE;

  public Step {
    if (within < 1) {
      throw new IllegalArgumentException("within " + within + " plies");
    }
  }

  Step turned() {
    return new Step(pattern.turned(), within);
  }
}
