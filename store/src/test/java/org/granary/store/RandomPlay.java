package org.granary.store;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.granary.engine.Board;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;

/** Games of random legal moves and random positions, the same for the same seed. */
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

  /** A board with any seeds anywhere, many of them in the stores or missing. */
  static Position position(Layout layout, SplittableRandom random) {
    int[] seeds = new int[layout.houseCount()];
    int left = random.nextInt(layout.totalSeeds() + 1);
    for (int house = 0; house < seeds.length; house++) {
      seeds[house] = random.nextInt(left / 2 + 1);
      left -= seeds[house];
    }
    int south = random.nextInt(left + 1);
    int north = random.nextInt(left - south + 1);
    return Position.of(layout, seeds, south, north, random.nextBoolean() ? Side.SOUTH : Side.NORTH);
  }

  private static int pick(long bits, int index) {
    long left = bits;
    for (int i = 0; i < index; i++) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left);
  }
}
