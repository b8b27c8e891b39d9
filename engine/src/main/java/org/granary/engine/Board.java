package org.granary.engine;

import java.util.Optional;

/**
 * A mutable board that replays fast: one object for any number of games, no garbage per ply.
 *
 * <p>It gives the same answers as {@link Rules} and {@link Position}, ply by ply; tests hold the
 * two against each other. It keeps the history that endings depend on. Not safe for use by several
 * threads at once.
 */
public interface Board {
  /** Sets up a position and forgets all history. */
  void load(Position position);

  /** Takes over another board's state, history included; both must be of the same rules. */
  void copyFrom(Board other);

  /**
   * Sets up what stands on another board of the same rules, but with this side to move, and forgets
   * all history.
   */
  default void load(Board other, Side toMove) {
    load(other.position().withToMove(toMove));
  }

  /** Whether a move, given by its code, is legal here; a game that is over has no legal move. */
  boolean isLegal(int move);

  /**
   * The legal moves as bits, see {@link Move#codeOfBit}; bit {@code i} is house {@code i}. 0 when
   * the game is over.
   */
  long legalMoves();

  /**
   * Whether a legal move may capture houses: {@code false} only if it does not. A board that cannot
   * tell without playing the move says {@code true}.
   */
  default boolean mayCapture(int move) {
    return true;
  }

  /**
   * Plays a move that the caller knows to be legal here; what an illegal one does is undefined.
   *
   * @return the seeds that went into the mover's store
   */
  int playUnchecked(int move);

  /** Whether an ending that binds has been reached. */
  boolean isOver();

  /** The ending that stands on the board now, whether or not it binds. */
  Optional<Outcome> ending();

  /** Seeds in a house, by 0-based index. */
  int seeds(int house);

  int store(Side side);

  Side toMove();

  /** Seeds in a side's row. */
  int rowSeeds(Side side);

  /** The position as a value. */
  Position position();
}
