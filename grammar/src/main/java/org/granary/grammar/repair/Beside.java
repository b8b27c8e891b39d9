package org.granary.grammar.repair;

import java.util.List;
import org.granary.engine.Board;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.grammar.DrawnBoard;
import org.granary.grammar.PlyClaims;
import org.granary.grammar.SowingClaim;

/** Weighs what a record tells of plies beside houses and captures: totals, landings, boards. */
final class Beside {
  private static final String TOGUZ = "toguz-kumalak";
  private static final String AWALE = "awale";

  private final Written written;
  private final int houses;
  private boolean toguz;
  private boolean awale;

  Beside(Written written) {
    this.written = written;
    this.houses = written.layout().houses();
  }

  /** Plays by other rules from now on. */
  void under(RuleSet ruleSet) {
    String family = ruleSet.rules().family();
    String direction = ruleSet.rules().parameters().getOrDefault("direction", "anticlockwise");
    toguz = family.equals(TOGUZ);
    awale = family.equals(AWALE) && direction.equals("anticlockwise");
  }

  /**
   * What speaks against a ply that was played.
   *
   * @param seeds what its house held
   * @param board stands after it
   */
  int cost(int origin, int move, int seeds, Board board, boolean last) {
    if (!written.tellsMore(origin)) {
      return 0;
    }
    Side mover = move < houses ? Side.SOUTH : Side.NORTH;
    int landing = landing(move, seeds);
    SowingClaim sowing = written.sowing(origin);
    int differing = differs(sowing.landing(), landing < 0 ? -1 : landing % houses) ? 1 : 0;
    differing += differs(sowing.total(), board.store(mover)) ? 1 : 0;
    PlyClaims claims = written.claims(origin);
    differing += differs(claims.landing(), landing) ? 1 : 0;
    differing += differs(claims.sown(), seeds) ? 1 : 0;
    boolean drawn = claims.board().isPresent() && !(last && isEmpty(claims.board().get()));
    differing += drawn && differs(claims.board().get(), board) ? 1 : 0;
    return differing * Weights.OTHER_SOWING;
  }

  private static boolean differs(int claim, int truth) {
    return claim >= 0 && truth >= 0 && claim != truth;
  }

  /** Where the last seed falls, where that is easily told; else -1. */
  private int landing(int move, int seeds) {
    if (toguz) {
      return (move + (seeds == 1 ? 1 : seeds - 1)) % (2 * houses);
    }
    return awale && seeds < 2 * houses ? (move + seeds) % (2 * houses) : -1;
  }

  /** The last board may be drawn after the end has cleared it. */
  private static boolean isEmpty(DrawnBoard drawn) {
    return drawn.seeds().stream().allMatch(seeds -> seeds == 0);
  }

  private boolean differs(DrawnBoard drawn, Board board) {
    List<Integer> seeds = drawn.seeds();
    if (seeds.size() != 2 * houses) {
      return false;
    }
    for (int house = 0; house < seeds.size(); house++) {
      if (seeds.get(house) != board.seeds(house)) {
        return true;
      }
    }
    return differs(drawn.southStore(), board.store(Side.SOUTH))
        || differs(drawn.northStore(), board.store(Side.NORTH));
  }
}
