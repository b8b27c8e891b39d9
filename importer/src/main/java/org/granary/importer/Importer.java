package org.granary.importer;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.granary.grammar.GameChecker;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.RuleJudge;
import org.granary.importer.formats.Parsing;
import org.granary.importer.formats.SourceRecord;
import org.granary.store.CollectionWriter;
import org.granary.store.NewGame;
import org.jspecify.annotations.Nullable;

/**
 * Imports sources into a collection: reads and parses ahead on all cores, adds the games in the
 * order of the sources and commits in batches.
 *
 * <p>Whenever it ends, by an exception or with its process, the collection holds all batches
 * committed before, and importing the same again goes on from there. One object makes one import.
 */
public final class Importer {
  private final ImportOptions options;
  private final ImportListener listener;
  private final AtomicReference<@Nullable Intake<NewGame>> intake = new AtomicReference<>();
  private volatile boolean cancelled;

  public Importer(ImportOptions options, ImportListener listener) {
    this.options = options;
    this.listener = listener;
  }

  /**
   * Imports everything that was found and commits it.
   *
   * @throws org.granary.store.StoreException if the collection cannot be written to
   */
  public ImportReport run(Sources sources, CollectionWriter writer) {
    Tally tally = new Tally(sources.count());
    ImportRun run = new ImportRun(options, listener, writer, tally);
    sources.diagnostics().forEach(run::tell);
    try (Intake<NewGame> reading =
        new Intake<>(sources.list(), new Work<>(options.formats(), this::worker, true))) {
      intake.set(reading);
      if (!cancelled) {
        reading.run(run);
      }
      run.commit();
    } catch (InterruptedException e) {
      cancelled = true;
      run.commit();
      Thread.currentThread().interrupt();
    }
    return tally.report(cancelled);
  }

  /** What a thread makes of records. */
  private Function<SourceRecord, NewGame> worker() {
    if (options.choice() == ImportOptions.Choice.BEST) {
      RuleJudge judge = new RuleJudge(options.catalog());
      Parsing parsing = new Parsing(options.fallback(), RuleCatalog.none());
      return record ->
          NewGame.of(judge.best(judge.judge(ruleSet -> parsing.parse(record, ruleSet))));
    }
    Parsing parsing = new Parsing(options.fallback(), options.catalog());
    GameChecker checker = new GameChecker(options.fallback(), options.catalog());
    return record -> NewGame.of(checker.check(parsing.parse(record)));
  }

  /**
   * Stops as soon as possible, from any thread: the games added so far are committed, and {@link
   * #run} returns.
   */
  public void cancel() {
    cancelled = true;
    Intake<NewGame> reading = intake.get();
    if (reading != null) {
      reading.cancel();
    }
  }
}
