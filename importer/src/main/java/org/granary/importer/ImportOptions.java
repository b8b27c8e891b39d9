package org.granary.importer;

import org.granary.engine.RuleSet;
import org.granary.grammar.RuleCatalog;

/**
 * How to import.
 *
 * @param fallback the rule set for records that name none
 * @param catalog the rule sets that records may name
 * @param duplicates what to do with exact duplicates
 * @param batchPlies how many plies make a batch: a crash loses no more than that
 */
public record ImportOptions(
    RuleSet fallback, RuleCatalog catalog, Duplicates duplicates, long batchPlies) {
  private static final long BATCH_PLIES = 2_000_000;

  /** What to do with a game that is in the collection already. */
  public enum Duplicates {
    /** Tell and leave it out. */
    SKIP,
    /** Import it once more. */
    KEEP
  }

  /**
   * Records may name the built-in rule sets; duplicates are left out; batches are of the usual
   * size.
   */
  public static ImportOptions of(RuleSet fallback) {
    return new ImportOptions(fallback, RuleCatalog.builtIn(), Duplicates.SKIP, BATCH_PLIES);
  }

  /** The same with other rule sets that records may name. */
  public ImportOptions with(RuleCatalog other) {
    return new ImportOptions(fallback, other, duplicates, batchPlies);
  }

  /** The same with another treatment of duplicates. */
  public ImportOptions with(Duplicates other) {
    return new ImportOptions(fallback, catalog, other, batchPlies);
  }

  /** The same with batches of another size. */
  public ImportOptions withBatchPlies(long plies) {
    return new ImportOptions(fallback, catalog, duplicates, plies);
  }
}
