package org.granary.importer;

import java.time.Duration;
import java.util.Map;
import org.granary.grammar.Severity;

/**
 * What an import came to, at its end or so far.
 *
 * @param sources files and streams to read in all
 * @param done how many of them are dealt with
 * @param unchanged how many of those had been imported completely before
 * @param read games read
 * @param imported games added to the collection, flawed and broken ones included
 * @param flawed games added whose moves are legal, but something else is in error
 * @param broken games added up to their last legal move
 * @param duplicates exact duplicates, whether left out or kept, and beginnings of other games that
 *     were left out
 * @param replaced games removed from the collection, of which a game that was added is longer
 * @param resumed games passed over since an interrupted import had dealt with them
 * @param plies plies of the games added
 * @param diagnostics how many there were of each severity
 * @param elapsed time since it began
 * @param cancelled whether it was stopped before everything was read
 */
public record ImportReport(
    int sources,
    int done,
    int unchanged,
    long read,
    long imported,
    long flawed,
    long broken,
    long duplicates,
    long replaced,
    long resumed,
    long plies,
    Map<Severity, Long> diagnostics,
    Duration elapsed,
    boolean cancelled) {
  public ImportReport {
    diagnostics = Map.copyOf(diagnostics);
  }

  /** How many diagnostics of a severity there were. */
  public long count(Severity severity) {
    return diagnostics.getOrDefault(severity, 0L);
  }
}
