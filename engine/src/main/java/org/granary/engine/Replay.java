package org.granary.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Plays records under one rule set, fast and without memory of earlier ones; keeps a board of its
 * own, so one object serves one thread.
 */
public final class Replay {
  private final RuleSet ruleSet;
  private final Board board;

  /** A replayer for one rule set. */
  public Replay(RuleSet ruleSet) {
    this.ruleSet = ruleSet;
    this.board = ruleSet.rules().board();
  }

  /**
   * Plays moves from a position until the end of the list or the first one that is not legal.
   *
   * @param start where to begin; its side to move begins
   * @param moves move codes, one a ply (see {@link Move#code})
   */
  public Game play(Position start, byte[] moves) {
    board.load(start);
    short[] captures = new short[moves.length];
    int ply = 0;
    while (ply < moves.length && board.isLegal(moves[ply] & 0xff)) {
      captures[ply] = (short) board.playUnchecked(moves[ply] & 0xff);
      ply++;
    }
    Optional<Stop> stop =
        ply < moves.length ? Optional.of(stop(ply + 1, moves[ply] & 0xff)) : Optional.empty();
    return new Game(
        ruleSet,
        start,
        Arrays.copyOf(moves, ply),
        Arrays.copyOf(captures, ply),
        stop,
        board.ending(),
        board.position());
  }

  private Stop stop(int ply, int code) {
    Position position = board.position();
    Move move = new Move(code);
    if (board.isOver()) {
      return new Stop(ply, move, Illegality.GAME_OVER, position, List.of());
    }
    Illegality reason = ruleSet.rules().whyIllegal(position, move).orElseThrow();
    return new Stop(ply, move, reason, position, ruleSet.rules().legalMoves(position));
  }
}
