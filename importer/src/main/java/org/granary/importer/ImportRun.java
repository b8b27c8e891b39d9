package org.granary.importer;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.Span;
import org.granary.importer.ImportOptions.Choice;
import org.granary.importer.ImportOptions.Duplicates;
import org.granary.store.CollectionWriter;
import org.granary.store.FileLog;
import org.granary.store.NewGame;
import org.granary.store.Overlap;

/** The importing thread's part: what happens to each source and each game, in order. */
final class ImportRun implements Taker<NewGame> {
  private static final long MOST_GAMES = 50_000;
  private static final String SAME_GAME = "with the same rules, players and date, ";

  private final ImportOptions options;
  private final ImportListener listener;
  private final CollectionWriter writer;
  private final Tally tally;
  private final OwnRules ownRules;

  /** How far the present source is; none before its first record. */
  private Optional<Progress> progress = Optional.empty();

  private record Progress(long file, Optional<byte[]> digest, long records) {
    Progress at(long record) {
      return new Progress(file, digest, record);
    }
  }

  ImportRun(ImportOptions options, ImportListener listener, CollectionWriter writer, Tally tally) {
    this.options = options;
    this.listener = listener;
    this.writer = writer;
    this.tally = tally;
    this.ownRules = new OwnRules(options.catalog());
    ownRules.ruleSets().forEach(writer::requireSame);
  }

  /** Passes on what is to be said of a source. */
  void tell(Diagnostic diagnostic) {
    tally.diagnostic(diagnostic);
    listener.diagnostic(diagnostic);
  }

  @Override
  public void opened(Reading reading) {
    progress = Optional.empty();
    Optional<FileLog.Entry> before = reading.digest().flatMap(this::before);
    if (before.isEmpty()) {
      return;
    }
    FileLog.Entry entry = before.get();
    if (!entry.complete()) {
      reading.resumeAfter(entry.records());
      tally.resumed(entry.records());
      progress = Optional.of(new Progress(entry.id(), reading.digest(), entry.records()));
    } else if (options.duplicates() != Duplicates.KEEP) {
      reading.skip();
      tally.unchanged();
      String message = "imported before, and not changed since: nothing to do";
      tell(Diagnostic.of(DiagnosticCode.ALREADY_IMPORTED, start(reading), message));
    }
  }

  /** With duplicates kept, an import begun again counts before those that were completed. */
  private Optional<FileLog.Entry> before(byte[] digest) {
    Optional<FileLog.Entry> begun =
        options.duplicates() == Duplicates.KEEP
            ? writer.files().findUnfinished(digest, reading())
            : Optional.empty();
    return begun.or(() -> writer.files().find(digest, reading()));
  }

  private String reading() {
    String rules = options.choice() == Choice.BEST ? "auto" : options.fallback().id();
    return rules + ownRules.label() + options.formats().label();
  }

  private static Span start(Reading reading) {
    return new Span(reading.source().name(), 1, 1, 0);
  }

  @Override
  public void pause() {
    listener.progress(tally.report(false));
  }

  @Override
  public void record(Reading reading, int number, NewGame game) {
    long file = begin(reading);
    tally.read();
    game.diagnostics().forEach(this::tell);
    if (isWanted(game)) {
      longest(game).ifPresent(shorter -> add(game, file, shorter));
    }
    progress = progress.map(so -> so.at(number));
    if (writer.pliesInBatch() >= options.batchPlies() || writer.gamesInBatch() >= MOST_GAMES) {
      commit();
    }
  }

  private boolean isWanted(NewGame game) {
    if (writer.contains(game.fingerprint())) {
      boolean kept = options.duplicates() == Duplicates.KEEP;
      String what = kept ? "imported once more" : "left out";
      tally.duplicate();
      duplicate(
          game,
          what + ": a game with these rules, moves, players and date is in the collection already");
      return kept;
    }
    return true;
  }

  private void add(NewGame game, long file, List<Long> shorter) {
    if (shorter.isEmpty()) {
      writer.add(game, file);
    } else {
      writer.replace(shorter, game, file);
      tally.replaced(shorter.size());
    }
    tally.imported(game);
  }

  /** The games that a new one is to take the place of; empty if it is a beginning itself. */
  private Optional<List<Long>> longest(NewGame game) {
    if (options.duplicates() != Duplicates.REPLACE_SHORTER) {
      return Optional.of(List.of());
    }
    List<Overlap> overlaps = writer.overlaps(game);
    Optional<Overlap> longer = overlaps.stream().filter(Overlap::longer).findFirst();
    if (longer.isPresent()) {
      tally.duplicate();
      duplicate(game, "left out: " + SAME_GAME + place(longer.get()) + " has all its plies");
      return Optional.empty();
    }
    for (Overlap shorter : overlaps) {
      String plies = " is the first " + shorter.plies() + " of its plies";
      duplicate(game, "takes the place of another: " + SAME_GAME + place(shorter) + plies);
    }
    return Optional.of(overlaps.stream().map(Overlap::id).toList());
  }

  private static String place(Overlap game) {
    return "game "
        + game.id()
        + " ("
        + game.source()
        + ":"
        + game.line()
        + ", record "
        + game.record()
        + ")";
  }

  private void duplicate(NewGame game, String message) {
    tell(Diagnostic.of(DiagnosticCode.DUPLICATE_GAME, game.span(), message));
  }

  private long begin(Reading reading) {
    if (progress.isEmpty()) {
      long file = writer.beginFile(reading.source().name(), reading.digest(), reading());
      progress = Optional.of(new Progress(file, reading.digest(), 0));
    }
    return progress.orElseThrow().file();
  }

  @Override
  public void closed(Reading reading, End end) {
    end.diagnostics().forEach(this::tell);
    if (!reading.isSkipped()) {
      finish(reading, end);
    }
    progress = Optional.empty();
    tally.sourceDone();
    listener.progress(tally.report(false));
  }

  private void finish(Reading reading, End end) {
    boolean changed =
        reading.digest().isPresent()
            && end.digest().isPresent()
            && !Arrays.equals(reading.digest().get(), end.digest().get());
    if (changed) {
      String message =
          "it was changed while it was read: what was read is in the collection; import it again";
      tell(Diagnostic.of(DiagnosticCode.CHANGED_WHILE_READ, start(reading), message));
    }
    progress.ifPresent(
        so -> {
          end.diagnostics().forEach(found -> writer.addDiagnostic(so.file(), found));
          boolean complete = end.digest().isPresent() && !changed;
          Optional<byte[]> digest = changed ? Optional.empty() : end.digest().or(so::digest);
          writer.fileProgress(so.file(), digest, so.records(), complete);
        });
  }

  /** Makes everything so far a part of the collection. */
  void commit() {
    progress.ifPresent(so -> writer.fileProgress(so.file(), so.digest(), so.records(), false));
    writer.commit();
    listener.committed(tally.report(false));
  }
}
