package org.granary.grammar;

import java.util.List;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Ply;

/** Compares landing houses, totals and tuzdyks that a record gives with those of the play. */
final class SowingCheck {
  private final MoveLine line;
  private final Problems problems;

  SowingCheck(MoveLine line, Problems problems) {
    this.line = line;
    this.problems = problems;
  }

  void check(Game replayed) {
    List<Ply> plies = replayed.plies();
    for (int ply = 1; ply <= plies.size(); ply++) {
      SowingClaim claim = line.sowing(ply);
      if (!claim.equals(SowingClaim.NONE)) {
        check(ply, plies.get(ply - 1), claim);
      }
    }
  }

  private void check(int ply, Ply played, SowingClaim claim) {
    SowingClaim truth = SowingClaim.of(played);
    Layout layout = played.before().layout();
    String move = IllegalMoves.name(layout, played.move());
    List<String> suggestions = HouseNames.digits(layout) ? List.of(move + truth.text()) : List.of();
    if (claim.landing() >= 0 && claim.landing() != truth.landing()) {
      String house = truth.landing() < 0 ? "the store" : "house " + (truth.landing() + 1);
      String message = move + " lands in " + house + ", not in house " + (claim.landing() + 1);
      add(DiagnosticCode.WRONG_LANDING, ply, message, suggestions);
    }
    int store = played.after().store(played.mover());
    if (claim.total() >= 0 && claim.total() != store) {
      String mover = IllegalMoves.name(played.mover());
      String message = mover + " has captured " + store + " after " + move + ", not ";
      add(DiagnosticCode.WRONG_TOTAL, ply, message + claim.total(), suggestions);
    }
    if (claim.tuzdyk() && !truth.tuzdyk()) {
      add(DiagnosticCode.WRONG_TUZDYK, ply, move + " makes no tuzdyk", suggestions);
    }
  }

  private void add(DiagnosticCode code, int ply, String message, List<String> suggestions) {
    problems.add(code, line.offset(ply), 1, message, suggestions);
  }
}
