package org.granary.grammar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.granary.engine.Layout;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.RuleVerdict.ResultFit;

/**
 * Judges records under every known rule set, whatever they name; reusable, for one thread at a
 * time.
 *
 * <p>Best is the rule set that fits the whole record and ends the game there with the record's
 * result; then those that fit and leave the result open; then those from which the record parts,
 * the later the better. Equally good ones share a place; among them the one that the record names
 * stands first, then comes the order of the catalogue. Variations are not asked.
 */
public final class RuleJudge {
  private static final Comparator<RuleVerdict> BEST_FIRST =
      Comparator.<RuleVerdict>comparingInt(v -> v.result() == ResultFit.FOLLOWS ? 0 : 1)
          .thenComparingInt(v -> v.parting().isEmpty() ? 0 : 1)
          .thenComparingInt(v -> v.parting().map(parting -> -parting.ply()).orElse(0));

  private final RuleCatalog catalog;
  private final Map<Layout, GameReader> readers = new HashMap<>();
  private final Map<RuleSet, GameChecker> checkers = new HashMap<>();

  /** A judge that compares the rule sets of a catalogue, and the one that a record names. */
  public RuleJudge(RuleCatalog catalog) {
    this.catalog = catalog;
  }

  /** How well each rule set fits, best first. */
  public List<RuleVerdict> judge(RawRecord record) {
    return judge(ruleSet -> reader(ruleSet.layout()).read(record));
  }

  /**
   * How well each rule set fits, best first, for a record that is not in OGN.
   *
   * @param reading parses it as if it were played under a rule set, whatever it names; asked once
   *     for each board
   */
  public List<RuleVerdict> judge(Function<RuleSet, ParsedGame> reading) {
    Map<Layout, ParsedGame> read = new HashMap<>();
    ParsedGame usual = reading.apply(RuleSets.ABAPA);
    read.put(Layout.AWALE, usual);
    Optional<RuleSet> named = RuleSetTag.of(usual.text().headers(), catalog);
    List<RuleSet> candidates = new ArrayList<>(catalog.all());
    named.ifPresent(
        first -> {
          candidates.remove(first);
          candidates.add(0, first);
        });
    List<RuleVerdict> verdicts = new ArrayList<>();
    for (RuleSet ruleSet : candidates) {
      ParsedGame parsed = read.computeIfAbsent(ruleSet.layout(), layout -> reading.apply(ruleSet));
      verdicts.add(RuleTrial.of(parsed, checker(ruleSet)));
    }
    verdicts.sort(BEST_FIRST);
    return places(verdicts);
  }

  /**
   * The one to read a record under: the best if it fits; else the one that the record names, for it
   * is more likely that the record has a mistake than that its rules are others; else the best.
   *
   * @param verdicts all of {@link #judge}
   */
  public RuleVerdict choice(List<RuleVerdict> verdicts) {
    RuleVerdict best = verdicts.get(0);
    Optional<RuleSet> named = RuleSetTag.of(best.game().headers(), catalog);
    return verdicts.stream()
        .filter(verdict -> !best.fits() && Optional.of(verdict.ruleSet()).equals(named))
        .findFirst()
        .orElse(best);
  }

  /**
   * The record under the rule set of {@link #choice}. A note says which that is; a record that
   * names other rules, or none, gets a RuleSet tag.
   */
  public CheckedGame best(RawRecord record) {
    return best(judge(record));
  }

  /**
   * The same for a record that was judged.
   *
   * @param verdicts all of {@link #judge}
   */
  public CheckedGame best(List<RuleVerdict> verdicts) {
    RuleVerdict best = choice(verdicts);
    RawRecord record = best.game().text().source();
    CheckedGame game = best.game();
    Headers headers = game.headers();
    Problems problems = new Problems(record, game.diagnostics());
    problems.add(DiagnosticCode.RULE_SET_CHOSEN, 0, 1, note(best, verdicts));
    if (!RuleSetTag.of(headers, catalog).equals(Optional.of(best.ruleSet()))) {
      headers = headers.with("RuleSet", best.ruleSet().id());
    }
    GameText text = game.text();
    return new CheckedGame(
        new GameText(text.source(), headers, text.line(), text.result()),
        game.ruleSet(),
        game.game(),
        game.status(),
        game.winner(),
        game.score(),
        problems.inOrder());
  }

  private GameReader reader(Layout layout) {
    return readers.computeIfAbsent(layout, l -> new GameReader(l, RuleCatalog.none()));
  }

  private GameChecker checker(RuleSet ruleSet) {
    return checkers.computeIfAbsent(ruleSet, GameChecker::under);
  }

  private static List<RuleVerdict> places(List<RuleVerdict> sorted) {
    List<RuleVerdict> placed = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      RuleVerdict verdict = sorted.get(i);
      boolean tied = i > 0 && BEST_FIRST.compare(sorted.get(i - 1), verdict) == 0;
      int place = tied ? placed.get(i - 1).place() : i + 1;
      placed.add(new RuleVerdict(place, verdict.game(), verdict.result(), verdict.parting()));
    }
    return placed;
  }

  private static String note(RuleVerdict best, List<RuleVerdict> verdicts) {
    String chosen = "read as " + best.ruleSet().id();
    if (best.parting().isPresent()) {
      int ply = best.parting().get().ply();
      return "no known rule set fits the whole record; " + chosen + ", up to ply " + ply;
    }
    String others =
        verdicts.stream()
            .skip(1)
            .filter(verdict -> verdict.place() == 1)
            .map(verdict -> verdict.ruleSet().id())
            .collect(Collectors.joining(", "));
    return chosen + ", which fits the whole record" + (others.isEmpty() ? "" : ", as do " + others);
  }
}
