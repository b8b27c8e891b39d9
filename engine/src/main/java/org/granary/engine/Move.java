package org.granary.engine;

/**
 * A move: the house that the mover sows from, a pass, or the beginning of a round.
 *
 * <p>The {@code code} is one byte wide, so that a whole game is kept as one byte a ply.
 *
 * @param code the 0-based house index (see {@link Layout}), {@link #PASS_CODE}, or 128 to 131 for
 *     the beginning of a round
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

  /** A new round begins, divided and begun as the rule set has it where nothing else is said. */
  public static final Move ROUND = new Move(128);

  /** The same, but the other side begins. */
  public static final Move ROUND_OTHER_STARTER = new Move(129);

  /**
   * A new round, begun by the side whose turn it is by default; which houses belong to whom is said
   * by plies that follow, each filling a house for the side to move.
   */
  public static final Move ROUND_CHOSEN = new Move(130);

  /** The same, but the other side begins. */
  public static final Move ROUND_CHOSEN_OTHER_STARTER = new Move(131);

  /** The move that sows from a house; between rounds, the one that fills it. */
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

  /** Whether this begins a round. */
  public boolean beginsRound() {
    return code >= ROUND.code && code <= ROUND_CHOSEN_OTHER_STARTER.code;
  }

  /** Whether this is a pass. */
  public boolean isPass() {
    return code == PASS_CODE;
  }
}
