package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.List;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Ply;
import org.granary.engine.Side;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.HouseNames;
import org.granary.grammar.MoveLine;
import org.granary.grammar.PlyClaims;
import org.granary.grammar.RuleVerdict.ResultFit;
import org.granary.grammar.SowingClaim;

/** How much of what a record tells beside its moves is true of a game. */
final class Agreement {
  private final List<Difference> differences = new ArrayList<>();
  private int agreeing;
  private int told;
  private ResultFit result = ResultFit.NONE;

  private Agreement() {}

  static Agreement of(CheckedGame played, Script script, Written written) {
    Agreement agreement = new Agreement();
    if (!written.digits()) {
      agreement.captures(played, script, written);
    }
    agreement.others(played.game(), script, written);
    agreement.result = result(played, written);
    return agreement;
  }

  /** Whether a ply captures so many seeds; the last one may count what the end sweeps. */
  static boolean captures(Game game, int ply, int seeds) {
    int captured = game.captured(ply);
    if (ply == game.plyCount() && game.outcome().isPresent() && seeds > captured) {
      Side mover = game.ruleSet().layout().row(game.move(ply).code());
      int swept = game.outcome().get().score().halves(mover) / 2 - game.last().store(mover);
      return seeds == captured + swept;
    }
    return seeds == captured;
  }

  private void captures(CheckedGame played, Script script, Written written) {
    Game game = played.game();
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      int origin = script.origin(ply);
      int claim = origin == Script.NEW ? MoveLine.NO_CLAIM : written.claim(origin);
      boolean unmarked = claim == MoveLine.NO_CLAIM && written.marked() && game.captured(ply) > 0;
      if (claim != MoveLine.NO_CLAIM || unmarked && origin != Script.NEW) {
        told(captures(game, ply, claim));
      }
    }
  }

  private void others(Game game, Script script, Written written) {
    int ply = 0;
    for (Ply played : game.plies()) {
      ply++;
      int origin = script.origin(ply);
      if (origin != Script.NEW && written.tellsMore(origin)) {
        sowing(ply, played, written.sowing(origin));
        claims(ply, played, written.claims(origin));
      }
    }
  }

  private void sowing(int ply, Ply played, SowingClaim claim) {
    Layout layout = played.before().layout();
    int landing = played.lastHouse() < 0 ? -1 : played.lastHouse() % layout.houses();
    String landsIn = "lands in " + (landing < 0 ? "the store" : "house " + (landing + 1));
    compare(ply, claim.landing(), landing, landsIn + ", not in " + (claim.landing() + 1));
    int store = played.after().store(played.mover());
    compare(ply, claim.total(), store, "makes a total of " + store + ", not " + claim.total());
  }

  private void claims(int ply, Ply played, PlyClaims claims) {
    Layout layout = played.before().layout();
    int house = played.lastHouse();
    String landsIn = "lands in " + (house < 0 ? "the store" : HouseNames.full(layout, house));
    compare(ply, claims.landing(), house, landsIn);
    int seeds = played.before().seeds(played.move().code());
    compare(ply, claims.sown(), seeds, "sows " + seeds + ", not " + claims.sown());
  }

  private void compare(int ply, int claim, int truth, String words) {
    if (claim >= 0) {
      told(claim == truth);
      if (claim != truth) {
        differences.add(new Difference(ply, words));
      }
    }
  }

  /** Something that a record tells of a ply, beside a capture in letters, and that is not so. */
  record Difference(int ply, String words) {}

  List<Difference> differences() {
    return differences;
  }

  private void told(boolean agrees) {
    told++;
    agreeing += agrees ? 1 : 0;
  }

  private static ResultFit result(CheckedGame played, Written written) {
    if (written.result().isEmpty()) {
      return ResultFit.NONE;
    }
    boolean wrong =
        played.diagnostics().stream().anyMatch(d -> d.code() == DiagnosticCode.WRONG_RESULT);
    if (wrong) {
      return ResultFit.CONTRADICTED;
    }
    boolean follows =
        played
            .game()
            .outcome()
            .filter(
                end ->
                    written.score().isPresent()
                        ? written.score().get().equals(end.score())
                        : written.winner() == end.winner())
            .isPresent();
    return follows && played.game().stop().isEmpty() ? ResultFit.FOLLOWS : ResultFit.OPEN;
  }

  Repair.Evidence evidence(Game emended, Game before, int plies, int errors) {
    return new Repair.Evidence(
        emended.plyCount(), plies, before.plyCount(), agreeing, told, result, errors);
  }
}
