package org.granary.engine.variants;

import java.util.Arrays;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Position;
import org.granary.engine.Side;

/**
 * One turn of Awagagae on a copy of the board: laps until the last seed falls in an empty house, a
 * captured one, or one that it captures.
 */
final class RelayTurn {
  /** An opponent's house is captured by the last seed that makes it hold so many. */
  static final int CAPTURING = 4;

  private final Layout layout;
  private final Marks marks;
  private final Side mover;
  private final boolean byOwner;
  private final int[] seeds;

  /** Where the last seed fell. */
  private int last;

  private RelayTurn(Position position, boolean byOwner) {
    layout = position.layout();
    marks = position.marks();
    mover = position.toMove();
    seeds = position.toArray();
    this.byOwner = byOwner;
  }

  /**
   * Sows from a house, lap after lap.
   *
   * @param byOwner whether "an opponent's house" is told by its owner in this round, not by its row
   */
  static RelayTurn of(Position position, int origin, boolean byOwner) {
    RelayTurn turn = new RelayTurn(position, byOwner);
    turn.last = origin;
    return turn;
  }

  /**
   * Carries the turn out.
   *
   * @return whether it ends; if not, a lap has recurred exactly, same house and same board
   */
  boolean finish() {
    lap();
    int[] tortoise = seeds.clone();
    int tortoiseAt = last;
    long laps = 0;
    long renewAt = 1;
    while (goesOn()) {
      lap();
      laps++;
      if (last == tortoiseAt && Arrays.equals(seeds, tortoise)) {
        return false;
      }
      if (laps == renewAt) {
        System.arraycopy(seeds, 0, tortoise, 0, seeds.length);
        tortoiseAt = last;
        renewAt *= 2;
      }
    }
    return true;
  }

  /** Sows all that the present house holds, its own place not passed over. */
  private void lap() {
    int inHand = seeds[last];
    seeds[last] = 0;
    for (; inHand > 0; inHand--) {
      last = last + 1 == seeds.length ? 0 : last + 1;
      seeds[last]++;
    }
  }

  private boolean goesOn() {
    return seeds[last] > 1 && !endsInCaptured() && !captures();
  }

  /** Whether the last seed fell in a house that somebody has captured. */
  boolean endsInCaptured() {
    return (marks.captured() >>> last & 1) != 0;
  }

  /** Whether the last seed captures its house for the mover. */
  boolean captures() {
    Side holder = byOwner ? marks.owner(last) : layout.row(last);
    return !endsInCaptured() && holder != mover && seeds[last] == CAPTURING;
  }

  int last() {
    return last;
  }

  /** Seeds by house, the turn's own array. */
  int[] seeds() {
    return seeds;
  }
}
