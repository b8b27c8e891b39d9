package org.granary.grammar.patterns;

import org.granary.engine.Side;

/** Numbers that a moment has, whatever the side. */
public enum MomentNumber {
  /** Seeds in all houses. */
  SEEDS {
    @Override
    int of(Moment moment) {
      return moment.board().rowSeeds(Side.SOUTH) + moment.board().rowSeeds(Side.NORTH);
    }
  },
  /** Plies played so far; 0 at the start. */
  PLY {
    @Override
    int of(Moment moment) {
      return moment.ply();
    }
  },
  /** Seeds that the last ply brought into its mover's store; 0 at the start. */
  CAPTURED {
    @Override
    int of(Moment moment) {
      return moment.captured();
    }
  };

  abstract int of(Moment moment);
}
