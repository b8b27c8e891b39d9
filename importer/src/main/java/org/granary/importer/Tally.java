package org.granary.importer;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.GameStatus;
import org.granary.grammar.Severity;
import org.granary.store.NewGame;

/** Counts what happens in an import. */
final class Tally {
  private final long began = System.nanoTime();
  private final Map<Severity, Long> diagnostics = new EnumMap<>(Severity.class);
  private final int sources;
  private int done;
  private int unchanged;
  private long read;
  private long imported;
  private long flawed;
  private long broken;
  private long duplicates;
  private long replaced;
  private long resumed;
  private long plies;

  Tally(int sources) {
    this.sources = sources;
  }

  void diagnostic(Diagnostic diagnostic) {
    diagnostics.merge(diagnostic.severity(), 1L, Long::sum);
  }

  void read() {
    read++;
  }

  void imported(NewGame game) {
    imported++;
    plies += game.plyCount();
    flawed += game.status() == GameStatus.FLAWED ? 1 : 0;
    broken += game.status() == GameStatus.BROKEN ? 1 : 0;
  }

  void duplicate() {
    duplicates++;
  }

  void replaced(long games) {
    replaced += games;
  }

  void resumed(long games) {
    resumed += games;
  }

  void unchanged() {
    unchanged++;
  }

  void sourceDone() {
    done++;
  }

  ImportReport report(boolean cancelled) {
    return new ImportReport(
        sources,
        done,
        unchanged,
        read,
        imported,
        flawed,
        broken,
        duplicates,
        replaced,
        resumed,
        plies,
        diagnostics,
        Duration.ofNanos(System.nanoTime() - began),
        cancelled);
  }
}
