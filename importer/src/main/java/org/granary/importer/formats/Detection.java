package org.granary.importer.formats;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.granary.engine.RuleSet;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameStatus;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordSource;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.Severity;
import org.granary.grammar.Span;

/**
 * Which dialect a source is in: the one under which its first records are legal and do not
 * contradict themselves. A source whose records OGN can play to their end is OGN.
 *
 * @param dialect the one to read it in
 * @param others those that fit as well
 */
public record Detection(Dialect dialect, List<Dialect> others) {
  private static final int RECORDS = 10;

  /** How many legal plies more speak for a dialect in which no game is whole either. */
  private static final int CLEARLY_MORE = 8;

  /** Fewest plies that a game must have to say anything. */
  private static final int LEAST_PLIES = 2;

  public Detection {
    others = List.copyOf(others);
  }

  /**
   * How well a dialect fits.
   *
   * @param whole games that could be played to their end, of two plies at least
   * @param plies legal ones in all games
   * @param contradictions errors in what is written beside the moves
   * @param broken games that could not
   */
  private record Fit(Dialect dialect, int whole, long plies, long contradictions, int broken) {
    private static final Comparator<Fit> BEST_FIRST =
        Comparator.<Fit>comparingInt(fit -> fit.isWhole() ? 0 : 1)
            .thenComparing(Comparator.comparingLong(Fit::plies).reversed())
            .thenComparing(Comparator.comparingLong(Fit::contradictions));

    boolean isPerfect() {
      return isWhole() && contradictions == 0;
    }

    /** Whether it can be played to its end where the other cannot, or clearly further. */
    boolean isBetterThan(Fit ogn) {
      boolean further = plies >= ogn.plies + CLEARLY_MORE;
      boolean fits = dialect.mustFitWholly() ? isPerfect() : isWhole() || !ogn.isWhole() && further;
      return plies > ogn.plies && fits;
    }

    private boolean isWhole() {
      return whole > 0 && broken == 0;
    }

    boolean isAsGoodAs(Fit other) {
      return BEST_FIRST.compare(this, other) == 0;
    }
  }

  /** Tries all dialects on the beginning of a source. */
  public static Detection of(Head head, RuleSet fallback, RuleCatalog catalog) {
    Optional<Dialect> sure = Dialects.all().stream().filter(d -> d.isSurely(head)).findFirst();
    if (sure.isPresent()) {
      return new Detection(sure.get(), List.of());
    }
    Fit ogn = fit(Dialects.OGN, head, fallback, catalog);
    if (ogn.isPerfect()) {
      return new Detection(Dialects.OGN, List.of());
    }
    List<Fit> fits = new ArrayList<>(List.of(ogn));
    for (Dialect dialect : Dialects.all()) {
      if (dialect != Dialects.OGN && dialect.mayBe(head)) {
        fits.add(fit(dialect, head, fallback, catalog));
      }
    }
    fits.sort(Fit.BEST_FIRST);
    Fit best = fits.get(0);
    if (!best.isBetterThan(ogn)) {
      return new Detection(Dialects.OGN, List.of());
    }
    return new Detection(
        best.dialect, fits.stream().skip(1).filter(best::isAsGoodAs).map(Fit::dialect).toList());
  }

  private static Fit fit(Dialect dialect, Head head, RuleSet fallback, RuleCatalog catalog) {
    Function<RawRecord, ParsedGame> parser = dialect.parser(fallback, catalog);
    GameChecker checker = new GameChecker(fallback, catalog);
    Fit fit = new Fit(dialect, 0, 0, 0, 0);
    for (RawRecord record : records(dialect, head)) {
      fit = with(fit, checker.check(parser.apply(record)));
    }
    return fit;
  }

  private static Fit with(Fit fit, CheckedGame game) {
    int plies = game.game().plyCount();
    boolean broken = game.status() == GameStatus.BROKEN;
    int errors =
        (int) game.diagnostics().stream().filter(d -> d.severity() == Severity.ERROR).count();
    return new Fit(
        fit.dialect,
        fit.whole + (!broken && plies >= LEAST_PLIES ? 1 : 0),
        fit.plies + plies,
        fit.contradictions + errors,
        fit.broken + (broken ? 1 : 0));
  }

  /** The first records; the last one may be cut where the beginning of the source ends. */
  private static List<RawRecord> records(Dialect dialect, Head head) {
    List<RawRecord> records = new ArrayList<>();
    RecordSource source = dialect.open(head.name(), new ByteArrayInputStream(head.wholeLines()));
    try {
      Optional<RawRecord> next = source.next();
      while (next.isPresent() && records.size() < RECORDS) {
        records.add(next.get());
        next = source.next();
      }
      boolean cut = next.isEmpty() && !head.whole() && records.size() > 1;
      return cut ? records.subList(0, records.size() - 1) : records;
    } catch (IOException e) {
      throw new UncheckedIOException("bytes in memory can be read", e);
    }
  }

  /** What to tell the user; nothing of a source that is OGN. */
  public Optional<Diagnostic> remark(String source) {
    if (dialect == Dialects.OGN) {
      return Optional.empty();
    }
    Span start = new Span(source, 1, 1, 0);
    if (others.isEmpty()) {
      String message = "read in the dialect " + dialect.name() + ", which fits its games best";
      return Optional.of(Diagnostic.of(DiagnosticCode.DIALECT_CHOSEN, start, message));
    }
    String names = others.stream().map(Dialect::name).collect(Collectors.joining(", "));
    String message =
        "read in the dialect "
            + dialect.name()
            + ", but it fits "
            + names
            + " as well: say which"
            + " with --dialect";
    return Optional.of(Diagnostic.of(DiagnosticCode.DIALECT_AMBIGUOUS, start, message));
  }
}
