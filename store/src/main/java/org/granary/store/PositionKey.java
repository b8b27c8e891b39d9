package org.granary.store;

import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Winner;

/**
 * How one layout's positions are written as points of the index: an exact, reversible number, most
 * significant part first:
 *
 * <ol>
 *   <li>the houses (and marks) as seen by the side to move, so that a position and the same one
 *       turned half round with the sides exchanged agree in it;
 *   <li>the stores, the mover's and the other's;
 *   <li>which side really is to move;
 *   <li>the move played there, or that none was;
 *   <li>who won the game.
 * </ol>
 *
 * <p>So each question below is one range of numbers, and each next one lies within the one before.
 */
public abstract class PositionKey {
  PositionKey() {}

  /** The keys of a rule set's positions. */
  public static PositionKey of(RuleSet ruleSet) {
    if (!NarrowKey.fits(ruleSet.layout())) {
      throw new UnsupportedOperationException("no position keys for " + ruleSet.layout() + " yet");
    }
    return NarrowKey.of(ruleSet.layout());
  }

  /** Bytes of one packed key: 8, or up to 16 for large layouts and positions with marks. */
  public abstract int width();

  /** The houses of a position seen by its side to move, whatever the stores and whoever moves. */
  public abstract KeyRange board(Position position);

  /** A position with its stores, and its turned-round twin. */
  public abstract KeyRange eitherSide(Position position);

  /** Exactly a position: its stores and its side to move. */
  public abstract KeyRange exactly(Position position);

  /** Exactly a position where a move was played, or, if empty, where the record ends. */
  public abstract KeyRange played(Position position, Optional<Move> move);

  /** Exactly a position where a move was played, in games with one outcome. */
  public abstract KeyRange played(Position position, Optional<Move> move, Winner winner);

  /** What a packed key says. */
  public abstract IndexedPosition read(byte[] packed);

  /**
   * The keys of a line of play, packed one after the other, each position once: at its first
   * occurrence.
   *
   * @param board a board of the line's rules; its state is overwritten
   * @param moves legal moves from {@code start} on
   */
  public abstract byte[] line(Board board, Position start, byte[] moves, Winner winner);
}
