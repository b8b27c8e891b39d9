package org.granary.importer;

import java.util.Optional;
import org.granary.engine.RuleSet;
import org.granary.grammar.RuleCatalog;
import org.granary.importer.formats.Dialect;
import org.granary.importer.formats.Formats;

/**
 * How to import.
 *
 * @param fallback the rule set for records that name none
 * @param catalog the rule sets that records may name
 * @param choice whether records are read under the rules that they name
 * @param duplicates what to do with duplicates
 * @param dialect what the sources are written in; empty if that is to be found out
 * @param batchPlies how many plies make a batch: a crash loses no more than that
 */
public record ImportOptions(
    RuleSet fallback,
    RuleCatalog catalog,
    Choice choice,
    Duplicates duplicates,
    Optional<Dialect> dialect,
    long batchPlies) {
  private static final long BATCH_PLIES = 2_000_000;

  /** Which rules a record is read under. */
  public enum Choice {
    /** Those that it names, else the fallback. */
    NAMED,
    /** Those of the catalogue that fit it best, whatever it names. */
    BEST
  }

  /** What to do with a game that is in the collection already. */
  public enum Duplicates {
    /** Tell and leave it out. */
    SKIP,
    /** Import it once more. */
    KEEP,
    /**
     * Leave it out; of games of which one is the beginning of the other, have the longer one only.
     */
    REPLACE_SHORTER
  }

  /**
   * Records may name the built-in rule sets; duplicates are left out; batches are of the usual
   * size.
   */
  public static ImportOptions of(RuleSet fallback) {
    return new ImportOptions(
        fallback,
        RuleCatalog.builtIn(),
        Choice.NAMED,
        Duplicates.SKIP,
        Optional.empty(),
        BATCH_PLIES);
  }

  /** The same with other rule sets that records may name. */
  public ImportOptions with(RuleCatalog other) {
    return new ImportOptions(fallback, other, choice, duplicates, dialect, batchPlies);
  }

  /** The same with another choice of rules. */
  public ImportOptions with(Choice other) {
    return new ImportOptions(fallback, catalog, other, duplicates, dialect, batchPlies);
  }

  /** The same with another treatment of duplicates. */
  public ImportOptions with(Duplicates other) {
    return new ImportOptions(fallback, catalog, choice, other, dialect, batchPlies);
  }

  /** The same with sources in a dialect, or in whichever is found out. */
  public ImportOptions in(Optional<Dialect> named) {
    return new ImportOptions(fallback, catalog, choice, duplicates, named, batchPlies);
  }

  /** How to find out what sources are written in. */
  Formats formats() {
    return new Formats(dialect, fallback, catalog);
  }

  /** The same with batches of another size. */
  public ImportOptions withBatchPlies(long plies) {
    return new ImportOptions(fallback, catalog, choice, duplicates, dialect, plies);
  }
}
