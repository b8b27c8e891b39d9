package org.granary.store;

import org.granary.engine.Side;
import org.granary.grammar.patterns.Motif;

/** The motifs that a game shows at some moment, a bit each; see {@link Feature#MOTIFS}. */
public final class MotifBits {
  private MotifBits() {}

  /**
   * The bit of a motif.
   *
   * @param side whose; does not matter to a motif that has no side
   * @return 0 if the index does not know of this motif
   */
  public static int of(Motif motif, Side side) {
    int bit =
        switch (motif) {
          case STARVING -> 1;
          case MUST_FEED -> 1 << 2;
          case GRAND_SLAM -> 1 << 4;
          case REPETITION -> 1 << 6;
          case TO_MOVE, KROU, KNOT, FORK -> 0;
        };
    return motif.hasSide() && side == Side.NORTH ? bit << 1 : bit;
  }
}
