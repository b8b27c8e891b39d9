package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.granary.engine.Phase;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameStatus;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.RuleJudge;
import org.granary.grammar.RuleVerdict;

/**
 * Finds what records that are broken or contradict themselves may have meant; reusable, for one
 * thread at a time. The same record gives the same repairs.
 *
 * <p>Games that go over rounds are not looked at.
 */
public final class Repairer {
  private static final int MOST_SUGGESTIONS = 5;

  /** Candidates that are checked in full. */
  private static final int MOST_CHECKED = 10;

  /** The longest record that is searched; no game of people is that long. */
  private static final int MOST_PLIES = 600;

  private static final Comparator<Repair> BEST_FIRST = Comparator.comparingInt(Repair::against);

  private final RuleJudge judge;
  private final GameChecker checker;

  /**
   * A repairer.
   *
   * @param fallback the rule set for records that name none
   * @param catalog the rule sets that a record may have been played by
   */
  public Repairer(RuleSet fallback, RuleCatalog catalog) {
    this.judge = new RuleJudge(catalog);
    this.checker = new GameChecker(fallback, catalog);
  }

  /** What a record may have meant; nothing if nothing is wrong with its play. */
  public Repairs repairs(CheckedGame game) {
    if (game.status() == GameStatus.VALID || !isSearched(game)) {
      return Repairs.NONE;
    }
    Written written = new Written(game, game.text().line());
    Scene scene = new Scene(game.ruleSet(), game.game().start());
    Search search = new Search(written, scene);
    List<Candidate> found = search.run(variants(game), startKnown(game));
    return suggestions(new Emender(game, written, checker), found, search);
  }

  private static boolean isSearched(CheckedGame game) {
    int plies = game.text().line().plyCount();
    Phase phase = game.ruleSet().rules().start(Side.SOUTH).marks().phase();
    return phase == Phase.PLAY && plies > 0 && plies <= MOST_PLIES;
  }

  private static boolean startKnown(CheckedGame game) {
    return game.diagnostics().stream()
        .noneMatch(d -> d.code() == DiagnosticCode.MALFORMED_POSITION);
  }

  private List<Scenes.Variant> variants(CheckedGame game) {
    List<Scenes.Variant> variants = new ArrayList<>(Scenes.of(game));
    for (RuleVerdict verdict : judge.judge(game.text().source())) {
      RuleSet other = verdict.ruleSet();
      boolean sameBoard = other.layout().equals(game.ruleSet().layout());
      if (sameBoard && !other.equals(game.ruleSet()) && inOneRound(other)) {
        variants.add(Scenes.under(other, game));
      }
    }
    return variants;
  }

  private static boolean inOneRound(RuleSet ruleSet) {
    return ruleSet.rules().start(Side.SOUTH).marks().phase() == Phase.PLAY;
  }

  private static Repairs suggestions(Emender emender, List<Candidate> found, Search search) {
    List<Repair> all = new ArrayList<>();
    for (Candidate candidate : found.subList(0, Math.min(MOST_CHECKED, found.size()))) {
      Repair repair = emender.emend(candidate);
      if (!repair.changes().isEmpty()) {
        all.add(repair);
      }
    }
    all.sort(BEST_FIRST);
    List<Repair> convincing =
        all.stream().filter(r -> r.against() <= search.unexplained()).toList();
    boolean clear =
        !convincing.isEmpty()
            && all.get(0).evidence().errors() == 0
            && (all.size() == 1 || all.get(1).against() - all.get(0).against() >= Weights.MARGIN);
    int most = Math.min(MOST_SUGGESTIONS, convincing.size());
    return new Repairs(convincing.subList(0, most), clear, search.tried());
  }
}
