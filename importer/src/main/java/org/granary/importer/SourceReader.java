package org.granary.importer;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.function.Consumer;
import org.granary.engine.RuleSet;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.Span;

/** Reads sources without a collection, one game after the other, in the thread that asks. */
public final class SourceReader {
  private final Consumer<RawRecord> records;
  private final Consumer<Diagnostic> remarks;

  /**
   * A reader.
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
    this(checked(fallback, catalog, games), remarks);
  }

  /**
   * A reader that only cuts sources into records.
   *
   * @param records takes every record
   * @param remarks takes what is to be said of a source as a whole
   */
  public SourceReader(Consumer<RawRecord> records, Consumer<Diagnostic> remarks) {
    this.records = records;
    this.remarks = remarks;
  }

  private static Consumer<RawRecord> checked(
      RuleSet fallback, RuleCatalog catalog, Consumer<CheckedGame> games) {
    GameReader reader = new GameReader(fallback.layout(), catalog);
    GameChecker checker = new GameChecker(fallback, catalog);
    return record -> games.accept(checker.check(reader.read(record)));
  }

  /** Reads everything that was found. What cannot be read is a remark, and the next one follows. */
  public void read(Sources sources) {
    sources.diagnostics().forEach(remarks);
    for (Source source : sources.list()) {
      try {
        read(source);
      } catch (IOException e) {
        tell(source, DiagnosticCode.UNREADABLE_FILE, FileTrouble.words(e));
      }
    }
  }

  private void read(Source source) throws IOException {
    Optional<Stamp> before = Stamp.of(source);
    InputStream stream = source.open();
    try {
      records(new RecordReader(source.name(), new BufferedInputStream(stream)));
    } finally {
      if (source.path().isPresent()) {
        stream.close();
      }
    }
    source.diagnostics().forEach(remarks);
    if (!Stamp.of(source).equals(before)) {
      tell(
          source,
          DiagnosticCode.CHANGED_WHILE_READ,
          "it was changed while it was read: what was said of it may be wrong");
    }
  }

  private void records(RecordReader cutter) throws IOException {
    Optional<RawRecord> record = cutter.next();
    while (record.isPresent()) {
      records.accept(record.get());
      record = cutter.next();
    }
    cutter.diagnostics().forEach(remarks);
  }

  private void tell(Source source, DiagnosticCode code, String message) {
    remarks.accept(Diagnostic.of(code, new Span(source.name(), 1, 1, 0), message));
  }

  /** By what a change of a file is noticed. */
  private record Stamp(long size, long modifiedMillis) {
    static Optional<Stamp> of(Source source) throws IOException {
      if (source.path().isEmpty()) {
        return Optional.empty();
      }
      Path path = source.path().get();
      BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
      return Optional.of(new Stamp(attributes.size(), attributes.lastModifiedTime().toMillis()));
    }
  }
}
