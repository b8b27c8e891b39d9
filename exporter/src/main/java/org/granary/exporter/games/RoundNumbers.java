package org.granary.exporter.games;

import java.util.List;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.grammar.MoveLine;

/**
 * Which round a ply belongs to and its number there; games of a single round have one that goes
 * through. Plies that begin a round or fill its houses come before the first of that round and have
 * the number 0 there.
 */
public final class RoundNumbers {
  private final int[] rounds;
  private final int[] inRound;

  /**
   * Numbers the plies of a record.
   *
   * @param played the plies that could be played
   * @param line all plies as written
   */
  public RoundNumbers(List<Ply> played, MoveLine line) {
    int plies = Math.max(played.size(), line.plyCount());
    rounds = new int[plies + 2];
    inRound = new int[plies + 2];
    int round = 1;
    int number = 0;
    for (int ply = 1; ply <= plies; ply++) {
      boolean known = ply <= played.size();
      if (known ? played.get(ply - 1).beginsRound() : new Move(line.code(ply)).beginsRound()) {
        round++;
        number = 0;
      } else if (!known || !played.get(ply - 1).isBetweenRounds()) {
        number++;
      }
      rounds[ply] = round;
      inRound[ply] = number;
    }
    rounds[plies + 1] = round;
    inRound[plies + 1] = number + 1;
  }

  /** How many rounds were begun. */
  public int rounds() {
    return rounds[rounds.length - 1];
  }

  /** The 1-based round of a ply, 1 to one more than there are. */
  public int round(int ply) {
    return rounds[ply];
  }

  /** The number of a ply in its round, 1 for the first; 0 for a ply between two rounds. */
  public int inRound(int ply) {
    return inRound[ply];
  }

  /** A ply's number as sheets print it: {@code 8.}, {@code 8…}; {@code R2} before the first. */
  public String number(int ply) {
    return inRound[ply] == 0 ? "R" + rounds[ply] : PlyText.number(inRound[ply]);
  }

  /** The same with the round if there are several: {@code round 2, 8.} */
  public String place(int ply) {
    return (rounds() > 1 ? "round " + rounds[ply] + ", " : "") + number(ply);
  }
}
