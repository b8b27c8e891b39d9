package org.granary.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a family of sowing games is played, with all its parameters set. Immutable; every method is a
 * function of its arguments.
 */
public interface Rules {
  /** The family's name, for example {@code awale}. */
  String family();

  /** The board these rules are played on. */
  Layout layout();

  /** The position a game starts from. */
  Position start(Side firstMover);

  /** The legal moves in ascending order of their codes; empty when the side to move has none. */
  List<Move> legalMoves(Position position);

  /**
   * Why a move is not legal here, or empty if it is. Whether the game was over before is not asked.
   */
  Optional<Illegality> whyIllegal(Position position, Move move);

  /**
   * Carries out a legal move.
   *
   * @throws IllegalArgumentException if it is not legal here
   */
  Ply play(Position position, Move move);

  /** The outcome if the game is over in a position, tested for its side to move. */
  Optional<Outcome> ending(Position position, History history);

  /**
   * Whether play must stop at an ending of this kind. Under rule sets that let a record run on, an
   * ending that does not bind counts only if nothing follows it.
   */
  boolean binds(EndReason reason);

  /** A mutable board under these rules for hot loops, at the start position. */
  Board board();

  /** The parameters in their documented order, each with its value as rule files write it. */
  Map<String, String> parameters();

  /** What {@link #parameters} may hold. */
  List<Parameter> schema();

  /**
   * These rules with one parameter changed.
   *
   * @throws IllegalArgumentException if the schema has no such parameter or value
   */
  Rules with(String parameter, String value);
}
