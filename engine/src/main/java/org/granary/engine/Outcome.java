package org.granary.engine;

/**
 * A game that is over by its rules.
 *
 * @param score both scores after the seeds left on the board went to whom the rule set gives them
 * @param reason why it is over
 */
public record Outcome(Score score, EndReason reason) {
  /** Who won. */
  public Winner winner() {
    return score.winner();
  }
}
