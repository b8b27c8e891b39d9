package org.granary.grammar.repair;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.granary.engine.Board;
import org.granary.engine.Game;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;

/** Legal games played by chance, every second one with a liking for captures, as people have. */
final class Playouts {
  private static final int FEWEST = 40;
  private static final int MOST = 200;

  private final SplittableRandom random;

  Playouts(SplittableRandom random) {
    this.random = random;
  }

  /** A game of 40 to 200 plies that its rules end. */
  Game next(RuleSet ruleSet, Position start) {
    Replay replay = new Replay(ruleSet);
    while (true) {
      Game game = replay.play(start, play(ruleSet, start));
      if (game.plyCount() >= FEWEST && game.outcome().isPresent()) {
        return game;
      }
    }
  }

  /** A position some plies into a game. */
  Position later(RuleSet ruleSet, Position start, int plies) {
    Position position = start;
    do {
      byte[] moves = play(ruleSet, start);
      Game game =
          new Replay(ruleSet).play(start, Arrays.copyOf(moves, Math.min(plies, moves.length)));
      position = game.outcome().isPresent() ? start : game.last();
    } while (position.equals(start));
    return position;
  }

  private byte[] play(RuleSet ruleSet, Position start) {
    Board board = ruleSet.rules().board();
    Board trial = ruleSet.rules().board();
    boolean greedy = random.nextBoolean();
    board.load(start);
    byte[] moves = new byte[MOST];
    int ply = 0;
    while (ply < MOST && board.legalMoves() != 0) {
      int move = any(board.legalMoves());
      for (int i = 0; greedy && i < 4 && captured(board, trial, move) == 0; i++) {
        move = any(board.legalMoves());
      }
      board.playUnchecked(move);
      moves[ply] = (byte) move;
      ply++;
    }
    return Arrays.copyOf(moves, ply);
  }

  private static int captured(Board board, Board trial, int move) {
    trial.copyFrom(board);
    return trial.playUnchecked(move);
  }

  private int any(long legal) {
    long left = legal;
    for (int skip = random.nextInt(Long.bitCount(legal)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Move.codeOfBit(Long.numberOfTrailingZeros(left));
  }
}
