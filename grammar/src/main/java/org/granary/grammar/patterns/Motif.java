package org.granary.grammar.patterns;

import org.granary.engine.Ply;
import org.granary.engine.Side;

/**
 * Motifs of sowing games. Krou, knot, fork, and tempo (see {@link SideNumber#TEMPO}) are those of
 * the Spanish course of Awale libre; its krou has more than twelve seeds, that of Myriad's Awale
 * enough for a whole lap, twelve.
 */
public enum Motif {
  /** It is the side's turn. */
  TO_MOVE(1) {
    @Override
    boolean shows(Moment moment, Side side, int number) {
      return moment.board().toMove() == side;
    }
  },
  /** A house of the side's row holds that many seeds or more. */
  KROU(8) {
    @Override
    boolean shows(Moment moment, Side side, int number) {
      return SideNumber.LARGEST.of(moment, side) >= number;
    }
  },
  /**
   * A house of the side holds two seeds, and a krou of the opponent, sown now, would end there and
   * make four of them.
   */
  KNOT(30) {
    @Override
    boolean shows(Moment moment, Side side, int number) {
      Side opponent = side.opposite();
      return KROU.shows(moment, opponent, number)
          && moment.hasHouseOf(side, 2)
          && moment.turnsOf(opponent).stream().anyMatch(turn -> isTied(turn, side, number));
    }

    private static boolean isTied(Ply turn, Side side, int number) {
      int last = turn.lastHouse();
      return turn.before().seeds(turn.move().code()) >= number
          && last >= 0
          && turn.before().layout().row(last) == side
          && turn.before().seeds(last) == 2
          && turn.after().seeds(last) == 4;
    }
  },
  /** The side, if it were to move, could capture by moves that end in different houses. */
  FORK(300) {
    @Override
    boolean shows(Moment moment, Side side, int number) {
      return moment.mayCapture(side, 2)
          && moment.turnsOf(side).stream()
                  .filter(turn -> !turn.capturedHouses().isEmpty())
                  .map(Ply::lastHouse)
                  .distinct()
                  .limit(2)
                  .count()
              == 2;
    }
  },
  /** The side has no seed in its row, and the game goes on. */
  STARVING(3) {
    @Override
    boolean shows(Moment moment, Side side, int number) {
      return moment.board().rowSeeds(side) == 0 && !moment.board().isOver();
    }
  },
  /** It is the side's turn, and its opponent is starving: it has to feed him if it can. */
  MUST_FEED(3) {
    @Override
    boolean shows(Moment moment, Side side, int number) {
      return moment.board().toMove() == side && STARVING.shows(moment, side.opposite(), number);
    }
  },
  /** The side's ply took, or but for the rule set would have taken, every seed of the opponent. */
  GRAND_SLAM(200) {
    @Override
    boolean shows(Moment moment, Side side, int number) {
      return moment.mover() == side && moment.ply() > 0 && moment.isGrandSlam();
    }
  },
  /** The position stood on the board before in this game. */
  REPETITION(1) {
    @Override
    boolean shows(Moment moment, Side side, int number) {
      return moment.isRepeated();
    }
  };

  /** Seeds that make a krou where a query does not say how many. */
  public static final int KROU_SEEDS = 12;

  private final int cost;

  Motif(int cost) {
    this.cost = cost;
  }

  /** What {@link #shows} takes, see {@link Pattern#cost}. */
  int cost() {
    return cost;
  }

  abstract boolean shows(Moment moment, Side side, int number);

  /** Whether which side it is matters. */
  public boolean hasSide() {
    return this != REPETITION;
  }

  /** Whether it asks for the position before the last ply, or for earlier ones. */
  boolean looksBack() {
    return this == GRAND_SLAM || this == REPETITION;
  }

  /** Whether it can be given a threshold. */
  public boolean hasNumber() {
    return this == KROU || this == KNOT;
  }
}
