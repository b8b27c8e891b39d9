package org.granary.query.statistics;

import org.granary.engine.Game;
import org.granary.store.StoredLine;

/**
 * What moves captured.
 *
 * @param games all that were counted
 * @param captures moves that captured anything
 * @param seeds that they captured
 * @param biggest seeds of the biggest capture of a single move; 0 if there is none
 * @param biggestGame the id of the first game with such a capture; 0 if there is none
 * @param biggestPly where it is, from 1; 0 if there is none
 */
public record Captures(
    long games, long captures, long seeds, int biggest, long biggestGame, int biggestPly) {
  /** No games. */
  public static final Captures NONE = new Captures(0, 0, 0, 0, 0, 0);

  /** Seeds captured in a game, on average; 0 without games. */
  public double seedsPerGame() {
    return games == 0 ? 0 : (double) seeds / games;
  }

  /** Captures in a game, on average; 0 without games. */
  public double capturesPerGame() {
    return games == 0 ? 0 : (double) captures / games;
  }

  /** Seeds of a capture, on average; 0 without captures. */
  public double seedsPerCapture() {
    return captures == 0 ? 0 : (double) seeds / captures;
  }

  /** These and those of one more game. */
  Captures plus(StoredLine line) {
    Game game = line.replay();
    Captures sum = new Captures(games + 1, captures, seeds, biggest, biggestGame, biggestPly);
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      if (game.captured(ply) > 0) {
        sum = sum.plus(game.captured(ply), line.id(), ply);
      }
    }
    return sum;
  }

  private Captures plus(int captured, long game, int ply) {
    boolean more = captured > biggest;
    return new Captures(
        games,
        captures + 1,
        seeds + captured,
        more ? captured : biggest,
        more ? game : biggestGame,
        more ? ply : biggestPly);
  }
}
