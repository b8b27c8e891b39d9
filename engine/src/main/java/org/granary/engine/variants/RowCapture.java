package org.granary.engine.variants;

import org.granary.engine.variants.AwaleOptions.GrandSlam;
import org.granary.engine.variants.AwaleOptions.OverMax;
import org.granary.engine.variants.AwaleOptions.SlamTest;

/**
 * What a last seed takes from the opponent's row, a byte a house. One object judges any number of
 * moves; its fields hold the last judgement.
 */
final class RowCapture {
  private final AwaleOptions options;

  /** Seeds taken. */
  int seeds;

  /** The row after the capture. */
  long left;

  /** Whether every seed of the row is taken or, by the rule set's test, attacked. */
  boolean slam;

  RowCapture(AwaleOptions options) {
    this.options = options;
  }

  /**
   * Judges a row after the sowing.
   *
   * @param last the final house, 0-based in that row; -1 if the sow ended in the other row
   */
  void judge(long row, int last) {
    int most = options.maxCapturedHouses();
    int attacked = 0;
    int count = 0;
    seeds = 0;
    left = row;
    for (int house = last; house >= 0 && options.captures(at(row, house)); house--) {
      count++;
      attacked += at(row, house);
      if (most == 0 || count <= most) {
        seeds += at(row, house);
        left &= ~(0xffL << 8 * house);
      }
    }
    if (most != 0 && count > most && options.overMax() == OverMax.NONE) {
      seeds = 0;
      left = row;
    }
    slam = count > 0 && (options.slamTest() == SlamTest.ATTACKED ? attacked : seeds) == sum(row);
    if (slam) {
      reduce(row);
    }
  }

  private void reduce(long row) {
    GrandSlam kind = options.grandSlam();
    long taken = row & ~left;
    if (kind == GrandSlam.NO_CAPTURE) {
      seeds = 0;
      left = row;
    } else if (taken != 0 && (kind == GrandSlam.LEAVE_FIRST || kind == GrandSlam.LEAVE_LAST)) {
      int first = Long.numberOfTrailingZeros(taken) & ~7;
      int last = 63 - Long.numberOfLeadingZeros(taken) & ~7;
      long kept =
          first == last ? 0 : taken & 0xffL << (kind == GrandSlam.LEAVE_FIRST ? first : last);
      seeds -= sum(kept);
      left |= kept;
    }
  }

  /** Whether the opponent gets all that is left on the board. */
  boolean givesRest() {
    return slam && seeds > 0 && options.grandSlam() == GrandSlam.OPPONENT_TAKES_REST;
  }

  /** Whether the mover moves again. */
  boolean movesAgain() {
    return slam && seeds > 0 && options.grandSlam() == GrandSlam.SHARE;
  }

  private static int at(long row, int house) {
    return (int) (row >>> 8 * house) & 0xff;
  }

  /** The sum of eight bytes; right while it stays below 256. */
  static int sum(long row) {
    return (int) (row * 0x0101010101010101L >>> 56);
  }
}
