package org.granary.grammar.repair;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.granary.engine.Phase;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameWriter;
import org.granary.grammar.MoveLine;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleCatalog;

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

  /** What can be wrong with a game whose moves are all legal. */
  private static final Set<DiagnosticCode> OF_PLAY =
      EnumSet.of(
          DiagnosticCode.WRONG_CAPTURE,
          DiagnosticCode.WRONG_LANDING,
          DiagnosticCode.WRONG_TOTAL,
          DiagnosticCode.WRONG_TUZDYK,
          DiagnosticCode.WRONG_SOWN,
          DiagnosticCode.WRONG_BOARD,
          DiagnosticCode.WRONG_RESULT,
          DiagnosticCode.RESULT_MISMATCH,
          DiagnosticCode.MISSING_POSITION);

  private static final Comparator<Repair> BEST_FIRST = Comparator.comparingInt(Repair::against);

  private final RuleCatalog catalog;
  private final GameChecker checker;
  private final GameReader reader;

  /**
   * A repairer.
   *
   * @param fallback the rule set for records that name none
   * @param catalog the rule sets that a record may have been played by
   */
  public Repairer(RuleSet fallback, RuleCatalog catalog) {
    this.catalog = catalog;
    this.checker = new GameChecker(fallback, catalog);
    this.reader = new GameReader(fallback.layout(), catalog);
  }

  /** What a record may have meant; nothing if nothing is wrong with its play. */
  public Repairs repairs(CheckedGame game) {
    if (!isWrong(game) || !isSearched(game)) {
      return Repairs.NONE;
    }
    Optional<Unread> unread = Unread.of(game);
    MoveLine line = unread.map(Unread::whole).orElseGet(game.text()::line);
    Written written = new Written(game, line, unread.map(Unread::ply).orElse(0));
    Scenes.Scene scene = new Scenes.Scene(game.ruleSet(), game.game().start());
    Search search = new Search(written, scene);
    List<Candidate> found = search.run(variants(game), startKnown(game));
    return suggestions(new Emender(game, written, checker), found, search);
  }

  /** Whether something is wrong with the play of a game, not only with its headers. */
  private static boolean isWrong(CheckedGame game) {
    return game.status() == GameStatus.BROKEN
        || game.status() == GameStatus.FLAWED
            && game.diagnostics().stream().anyMatch(d -> OF_PLAY.contains(d.code()));
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
    for (RuleSet other : catalog.all()) {
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

  private Repairs suggestions(Emender emender, List<Candidate> found, Search search) {
    List<Repair> all = new ArrayList<>();
    for (Candidate candidate : found.subList(0, Math.min(MOST_CHECKED, found.size()))) {
      Repair repair = emender.emend(candidate);
      if (!repair.changes().isEmpty()) {
        all.add(repair);
      } else if (candidate.whole() && repair.evidence().errors() == 0) {
        return new Repairs(List.of(), false, search.unexplained(), search.tried());
      }
    }
    all.sort(BEST_FIRST);
    List<Repair> convincing = all.stream().filter(r -> r.against() <= search.convincing()).toList();
    boolean clear = isClear(all) && !convincing.isEmpty();
    int most = Math.min(MOST_SUGGESTIONS, convincing.size());
    return new Repairs(convincing.subList(0, most), clear, search.unexplained(), search.tried());
  }

  private boolean isClear(List<Repair> bestFirst) {
    if (bestFirst.isEmpty() || bestFirst.get(0).evidence().errors() > 0) {
      return false;
    }
    Repair best = bestFirst.get(0);
    boolean ahead =
        bestFirst.size() == 1 || bestFirst.get(1).against() - best.against() >= Weights.MARGIN;
    return ahead && readsBack(best.emended());
  }

  /** Whether the game as it would be written is read without an error. */
  private boolean readsBack(CheckedGame emended) {
    String text = GameWriter.write(emended);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    RawRecord record =
        new RawRecord("emended", 1, 1, bytes, StandardCharsets.UTF_8, text, List.of());
    CheckedGame again = checker.check(reader.read(record));
    return again.status() == GameStatus.VALID
        && Arrays.equals(again.game().moveCodes(), emended.game().moveCodes());
  }
}
