package org.granary.grammar;

import java.util.Optional;

/**
 * Compares the move numbers of a line with its plies.
 *
 * <p>A place counts half-moves: 0 is the first ply of pair 1, 1 its second ply. The first number of
 * a line says at which place the line begins; after a number that does not fit, counting goes on
 * from what was written, so that one slip is reported once.
 */
final class MoveNumbers {
  private static final int UNKNOWN = -1;

  /** The place of the line's first ply, or {@link #UNKNOWN}. */
  private int first;

  private int written = UNKNOWN;
  private int dots;
  private int offset;
  private int length;

  /** The numbers of a main line. */
  MoveNumbers() {
    this(UNKNOWN);
  }

  private MoveNumbers(int first) {
    this.first = first;
  }

  /** The numbers of a line that stands for a ply, 1-based, of this one. */
  MoveNumbers variation(int ply) {
    return new MoveNumbers(first == UNKNOWN ? UNKNOWN : first + ply - 1);
  }

  /** A number was written, for the next move. */
  void number(int value, int dotsWritten, int numberOffset, int numberLength) {
    written = value;
    dots = dotsWritten;
    offset = numberOffset;
    length = numberLength;
  }

  /** Dots that stand apart from their number. */
  void dots(int more) {
    dots += more;
  }

  /** Whether a number stands before the next move. */
  boolean isWritten() {
    return written != UNKNOWN;
  }

  int offset() {
    return offset;
  }

  int length() {
    return length;
  }

  /**
   * A move follows: what is wrong with the number before it, if there is one.
   *
   * @param plyCount plies of the line before this move
   * @param mayBeginAnywhere whether the record starts from a position of its own
   * @param mayLackPasses whether a number may skip the place of a pass that is not written
   */
  Optional<String> move(int plyCount, boolean mayBeginAnywhere, boolean mayLackPasses) {
    if (written == UNKNOWN) {
      return Optional.empty();
    }
    int number = written;
    written = UNKNOWN;
    if (first == UNKNOWN) {
      first = 2 * (number - 1) + (dots > 1 ? 1 : 0) - plyCount;
      boolean odd = number != 1 && plyCount == 0 && !mayBeginAnywhere;
      return odd ? Optional.of("the moves begin with number " + number) : Optional.empty();
    }
    int place = first + plyCount;
    boolean second = place % 2 != 0;
    if (number == place / 2 + 1 && (dots < 2 || second)) {
      return Optional.empty();
    }
    if (mayLackPasses && number == (place + 1) / 2 + 1) {
      first++;
      return Optional.empty();
    }
    first = 2 * (number - 1) + (dots > 1 || second ? 1 : 0) - plyCount;
    String expected = (place / 2 + 1) + (second ? "..." : ".");
    return Optional.of("move number " + number + ", expected " + expected);
  }
}
