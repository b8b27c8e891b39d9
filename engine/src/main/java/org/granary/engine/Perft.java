package org.granary.engine;

import java.util.HashSet;
import java.util.Set;

/**
 * Counts the sequences of legal moves of a given length, the usual check of a move generator.
 *
 * <p>A sequence stops where the game is over, so only sequences of exactly the asked length count.
 */
public final class Perft {
  private final Rules rules;

  /** Counts under these rules. */
  public Perft(Rules rules) {
    this.rules = rules;
  }

  /**
   * What one depth holds.
   *
   * @param sequences move sequences of exactly this length
   * @param captures how many of them end with a capture
   */
  public record Count(long sequences, long captures) {}

  /** Counts the sequences of {@code depth} plies, 1 or more, from a position. */
  public Count count(Position position, int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException("depth " + depth);
    }
    Board[] boards = new Board[depth + 1];
    for (int i = 0; i <= depth; i++) {
      boards[i] = rules.board();
    }
    boards[0].load(position);
    long[] counts = new long[2];
    walk(boards, 0, depth, counts);
    return new Count(counts[0], counts[1]);
  }

  private static void walk(Board[] boards, int level, int depth, long[] counts) {
    Board here = boards[level];
    Board next = boards[level + 1];
    for (long moves = here.legalMoves(); moves != 0; moves &= moves - 1) {
      next.copyFrom(here);
      int captured = next.playUnchecked(Move.codeOfBit(Long.numberOfTrailingZeros(moves)));
      if (level + 1 == depth) {
        counts[0]++;
        counts[1] += captured > 0 ? 1 : 0;
      } else {
        walk(boards, level + 1, depth, counts);
      }
    }
  }

  /** Counts the different positions, side to move included, that sequences of a length reach. */
  public long distinct(Position position, int depth) {
    Set<Position> here = new HashSet<>(Set.of(position));
    Board board = rules.board();
    for (int level = 0; level < depth; level++) {
      Set<Position> next = new HashSet<>();
      for (Position p : here) {
        board.load(p);
        for (long moves = board.legalMoves(); moves != 0; moves &= moves - 1) {
          board.load(p);
          board.playUnchecked(Move.codeOfBit(Long.numberOfTrailingZeros(moves)));
          next.add(board.position());
        }
      }
      here = next;
    }
    return here.size();
  }
}
