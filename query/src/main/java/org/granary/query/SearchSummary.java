package org.granary.query;

import java.time.Duration;

/**
 * What a search did.
 *
 * @param games games in the collection
 * @param possible games that the index left: all that fit are among them
 * @param replayed games that had to be replayed to decide on them
 * @param shown games that fit, as many as were asked for
 * @param time from the question to the last hit
 */
public record SearchSummary(long games, long possible, long replayed, long shown, Duration time) {
  /** Whether {@link #possible} is just the number of games that fit. */
  public boolean exact() {
    return replayed == 0;
  }
}
