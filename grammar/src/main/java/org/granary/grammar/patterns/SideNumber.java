package org.granary.grammar.patterns;

import org.granary.engine.Side;

/** Numbers that a moment has for each side. */
public enum SideNumber {
  /** Seeds in the side's row. */
  ROW(2) {
    @Override
    int of(Moment moment, Side side) {
      return moment.board().rowSeeds(side);
    }
  },
  /** Seeds in the side's store. */
  STORE(1) {
    @Override
    int of(Moment moment, Side side) {
      return moment.board().store(side);
    }
  },
  /** Seeds that the last ply brought into the side's store; 0 if the other side made it. */
  CAPTURED(1) {
    @Override
    int of(Moment moment, Side side) {
      return moment.mover() == side ? moment.captured() : 0;
    }
  },
  /** Legal moves that the side has, or would have if it were to move; 0 when the game is over. */
  MOBILITY(30) {
    @Override
    int of(Moment moment, Side side) {
      return moment.mobility(side);
    }
  },
  /** Moves that keep all seeds in the side's row, always by the foremost house that can. */
  TEMPO(20) {
    @Override
    int of(Moment moment, Side side) {
      return Tempo.of(moment, side);
    }
  },
  /** Seeds in the fullest house of the side's row. */
  LARGEST(8) {
    @Override
    int of(Moment moment, Side side) {
      int most = 0;
      int first = moment.layout().firstHouse(side);
      for (int house = first; house < first + moment.layout().houses(); house++) {
        most = Math.max(most, moment.board().seeds(house));
      }
      return most;
    }
  };

  private final int cost;

  SideNumber(int cost) {
    this.cost = cost;
  }

  /** What {@link #of} takes, see {@link Pattern#cost}. */
  int cost() {
    return cost;
  }

  abstract int of(Moment moment, Side side);
}
