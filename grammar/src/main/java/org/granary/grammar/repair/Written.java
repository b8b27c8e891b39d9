package org.granary.grammar.repair;

import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Score;
import org.granary.engine.Winner;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Headers;
import org.granary.grammar.HouseNames;
import org.granary.grammar.MoveLine;
import org.granary.grammar.PlyClaims;
import org.granary.grammar.ResultText;
import org.granary.grammar.SowingClaim;

/** What a record says, in the form that candidates are compared with. */
final class Written {
  private final MoveLine line;
  private final int unreadable;
  private final boolean cutShort;
  private final boolean tellsMore;
  private final Layout layout;
  private final boolean marked;
  private final Optional<ResultText> result;
  private final boolean decidedElsewhere;

  /**
   * What a record says.
   *
   * @param unreadable the ply of the line that cannot be read, or 0
   */
  Written(CheckedGame game, MoveLine line, int unreadable) {
    this.line = line;
    this.unreadable = unreadable;
    this.cutShort = Unread.endsIn(line);
    this.tellsMore = tellsMore(line);
    this.layout = game.ruleSet().layout();
    this.result = result(game);
    this.decidedElsewhere =
        game.headers().known("Termination").filter(t -> !t.equals("normal")).isPresent();
    this.marked = marksCaptures(game, line);
  }

  private static Optional<ResultText> result(CheckedGame game) {
    Headers headers = game.headers();
    return game.text()
        .result()
        .filter(Written::says)
        .or(() -> headers.known("Result").map(String::strip).map(ResultText::of))
        .filter(Written::says);
  }

  private static boolean says(ResultText result) {
    return result.isWellFormed() && !result.text().equals("*");
  }

  /** Whether nearly every capture of the part that replays is marked. */
  private static boolean marksCaptures(CheckedGame game, MoveLine line) {
    int captures = 0;
    int marks = 0;
    for (int ply = 1; ply <= game.game().plyCount(); ply++) {
      captures += game.game().captured(ply) > 0 ? 1 : 0;
      marks += line.claim(ply) > 0 ? 1 : 0;
    }
    int all = 0;
    for (int ply = 1; ply <= line.plyCount(); ply++) {
      all += line.claim(ply) > 0 ? 1 : 0;
    }
    return all > 0 && 5 * marks >= 4 * captures;
  }

  MoveLine line() {
    return line;
  }

  Layout layout() {
    return layout;
  }

  /** Whether houses are digits, so that a ply does not say whose house it is. */
  boolean digits() {
    return HouseNames.digits(layout);
  }

  /** The record's plies as they stand. */
  Script script() {
    Script script = new Script(line.plyCount() + 8);
    for (int ply = 1; ply <= line.plyCount(); ply++) {
      int code = line.code(ply);
      boolean house = ply != unreadable && layout.contains(code);
      script.add(!house ? Script.UNREADABLE : digits() ? code % layout.houses() : code, ply);
    }
    return script;
  }

  /** The result that the record states, if it states one. */
  Optional<ResultText> result() {
    return result;
  }

  Optional<Score> score() {
    return result.flatMap(ResultText::score);
  }

  Winner winner() {
    return result.map(ResultText::winner).orElse(Winner.UNKNOWN);
  }

  /** Whether the result need not be that of the board. */
  boolean decidedElsewhere() {
    return decidedElsewhere;
  }

  /** Whether the record goes on behind the last ply that can be read. */
  boolean cutShort() {
    return cutShort;
  }

  /** Whether a ply without a mark says that nothing was captured. */
  boolean marked() {
    return marked;
  }

  /** The seeds that a ply of the record claims to capture, or {@link MoveLine#NO_CLAIM}. */
  int claim(int origin) {
    return line.claim(origin);
  }

  /** Whether the record tells more of a ply than its house and what it captured. */
  boolean tellsMore(int origin) {
    return tellsMore
        && (!line.sowing(origin).equals(SowingClaim.NONE)
            || !line.plyClaims(origin).equals(PlyClaims.NONE));
  }

  private static boolean tellsMore(MoveLine line) {
    for (int ply = 1; ply <= line.plyCount(); ply++) {
      boolean sowing = !line.sowing(ply).equals(SowingClaim.NONE);
      if (sowing || !line.plyClaims(ply).equals(PlyClaims.NONE)) {
        return true;
      }
    }
    return false;
  }

  PlyClaims claims(int origin) {
    return line.plyClaims(origin);
  }

  SowingClaim sowing(int origin) {
    return line.sowing(origin);
  }
}
