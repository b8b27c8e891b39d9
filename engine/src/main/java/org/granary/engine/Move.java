package org.granary.engine;

/**
 * A move: the house that the mover sows from, or a pass.
 *
 * <p>The {@code code} is one byte wide, so that a whole game is kept as one byte a ply.
 *
 * @param code the 0-based house index (see {@link Layout}), or {@link #PASS_CODE}
 */
public record Move(int code) {
  /** The code of a pass. */
  public static final int PASS_CODE = 127;

  /** No house is played: the mover has nothing to sow, under rule sets that know a pass. */
  public static final Move PASS = new Move(PASS_CODE);

  public Move {
    if (code < 0 || code > 255) {
      throw new IllegalArgumentException("a move code is 0 to 255, not " + code);
    }
  }

  /** The move that sows from a house. */
  public static Move house(int house) {
    return new Move(house);
  }

  /**
   * The move that a bit of {@link Board#legalMoves} stands for: bit {@code i} is house {@code i},
   * bit 63 a pass, and bits 59 to 62 are the codes 128 to 131, which begin a round.
   */
  public static int codeOfBit(int bit) {
    return bit == 63 ? PASS_CODE : bit < 59 ? bit : bit - 59 + 128;
  }

  /** The bit of {@link Board#legalMoves} that stands for this move; -1 if none does. */
  public int bit() {
    return isPass() ? 63 : code < 59 ? code : code >= 128 && code < 132 ? code - 128 + 59 : -1;
  }

  /** Whether this is a pass. */
  public boolean isPass() {
    return code == PASS_CODE;
  }
}
