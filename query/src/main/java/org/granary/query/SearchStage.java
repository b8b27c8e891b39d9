package org.granary.query;

import java.time.Duration;

/**
 * A stage of a search, told when it is done.
 *
 * @param kind which
 * @param condition the condition that the index was asked, in the query language; else empty
 * @param games games that it leaves, or, of a replay, that it took
 * @param positions positions that a replay looked at; else 0
 * @param time how long it took
 */
public record SearchStage(Kind kind, String condition, long games, long positions, Duration time) {
  /** The stages in their order. */
  public enum Kind {
    /** The collection as it is. */
    COLLECTION,
    /** One condition, asked of the index: games that may fit it. */
    INDEX,
    /** What all conditions together leave, brought into order. */
    CANDIDATES,
    /** Candidates that the index cannot decide on, replayed. */
    REPLAY,
    /** Games that fit, read and handed over. */
    FIT
  }
}
