package org.granary.store;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.granary.engine.Board;
import org.granary.engine.Game;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;

/** Games of random legal moves, the same for the same seed. */
final class RandomPlay {
  private RandomPlay() {}

  static Game game(RuleSet ruleSet, Position start, long seed, int mostPlies) {
    SplittableRandom random = new SplittableRandom(seed);
    Board board = ruleSet.rules().board();
    board.load(start);
    byte[] moves = new byte[mostPlies];
    int ply = 0;
    for (long legal = board.legalMoves();
        legal != 0 && ply < mostPlies;
        legal = board.legalMoves()) {
      int move = Move.codeOfBit(pick(legal, random.nextInt(Long.bitCount(legal))));
      board.playUnchecked(move);
      moves[ply] = (byte) move;
      ply++;
    }
    return new Replay(ruleSet).play(start, Arrays.copyOf(moves, ply));
  }

  private static int pick(long bits, int index) {
    long left = bits;
    for (int i = 0; i < index; i++) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left);
  }
}
