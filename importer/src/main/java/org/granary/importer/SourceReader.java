package org.granary.importer;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.granary.engine.RuleSet;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.GameChecker;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.Span;
import org.granary.importer.formats.Formats;
import org.granary.importer.formats.Parsing;
import org.granary.importer.formats.SourceRecord;

/**
 * Reads sources without a collection: makes something of their records on all cores and gives it to
 * the thread that asks, in the order of the sources.
 */
public final class SourceReader {
  private final Consumer<Diagnostic> remarks;
  private final Reader reader;

  /** Reads sources, whatever is made of them. */
  private interface Reader {
    void read(Sources sources) throws InterruptedException;
  }

  /**
   * A reader that checks games.
   *
   * @param fallback the rule set for records that name none
   * @param catalog the rule sets that records may name
   * @param games takes every game
   * @param remarks takes what is to be said of a source as a whole
   */
  public SourceReader(
      RuleSet fallback,
      RuleCatalog catalog,
      Consumer<CheckedGame> games,
      Consumer<Diagnostic> remarks) {
    this(new Formats(Optional.empty(), fallback, catalog), games, remarks);
  }

  /**
   * A reader that checks games.
   *
   * @param formats in which dialects the sources are, and under which rules
   * @param games takes every game
   * @param remarks takes what is to be said of a source as a whole
   */
  public SourceReader(Formats formats, Consumer<CheckedGame> games, Consumer<Diagnostic> remarks) {
    this(formats, () -> checking(formats), games, remarks);
  }

  /**
   * A reader.
   *
   * @param formats in which dialects the sources are
   * @param workers gives each thread what makes something of one record after the other
   * @param taker takes what was made of every record
   * @param remarks takes what is to be said of a source as a whole
   */
  public <T> SourceReader(
      Formats formats,
      Supplier<Function<SourceRecord, T>> workers,
      Consumer<T> taker,
      Consumer<Diagnostic> remarks) {
    this.remarks = remarks;
    this.reader = sources -> read(sources, new Work<>(formats, workers, false), taker);
  }

  private static Function<SourceRecord, CheckedGame> checking(Formats formats) {
    Parsing parsing = new Parsing(formats.fallback(), formats.catalog());
    GameChecker checker = new GameChecker(formats.fallback(), formats.catalog());
    return record -> checker.check(parsing.parse(record));
  }

  /**
   * Reads everything that was found. What cannot be read is a remark, and the next one follows. A
   * thread that is interrupted stops at once and stays interrupted.
   */
  public void read(Sources sources) {
    sources.diagnostics().forEach(remarks);
    try {
      reader.read(sources);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private <T> void read(Sources sources, Work<T> work, Consumer<T> taker)
      throws InterruptedException {
    try (Intake<T> intake = new Intake<>(sources.list(), work)) {
      intake.run(new Pass<>(taker, remarks));
    }
  }

  /** Passes on what comes. */
  private record Pass<T>(Consumer<T> taker, Consumer<Diagnostic> remarks) implements Taker<T> {
    @Override
    public void opened(Reading reading) {
      // nothing is to be known of a source before its records
    }

    @Override
    public void record(Reading reading, int number, T made) {
      taker.accept(made);
    }

    @Override
    public void pause() {
      // every record was passed on already
    }

    @Override
    public void closed(Reading reading, End end) {
      end.diagnostics().forEach(remarks);
      if (end.whole()) {
        changed(reading).ifPresent(remarks);
      }
    }

    private static Optional<Diagnostic> changed(Reading reading) {
      Span start = new Span(reading.source().name(), 1, 1, 0);
      try {
        if (Stamp.of(reading.source()).equals(reading.stamp())) {
          return Optional.empty();
        }
      } catch (IOException e) {
        String words = FileTrouble.words(e);
        return Optional.of(Diagnostic.of(DiagnosticCode.UNREADABLE_FILE, start, words));
      }
      String message = "it was changed while it was read: what was said of it may be wrong";
      return Optional.of(Diagnostic.of(DiagnosticCode.CHANGED_WHILE_READ, start, message));
    }
  }
}
