package org.granary.engine;

import java.util.List;

/**
 * One move carried out.
 *
 * @param move what was played
 * @param before the position it was played in; its side to move is the mover
 * @param after the position it led to, before any seeds are swept at the end of a game
 * @param captured seeds that the move brought into the mover's store
 * @param lastHouse the 0-based house in which the last seed fell; -1 if it fell in a store, or
 *     nothing was sown
 * @param capturedHouses the houses emptied by the capture, in the order in which they were taken
 * @param grandSlam whether the move took, or but for the rule set would have taken, every seed of
 *     the opponent
 */
public record Ply(
    Move move,
    Position before,
    Position after,
    int captured,
    int lastHouse,
    List<Integer> capturedHouses,
    boolean grandSlam) {
  public Ply {
    capturedHouses = List.copyOf(capturedHouses);
  }

  /** Whether this is no turn but begins a round, by its own move or by filling a first house. */
  public boolean beginsRound() {
    boolean fillsFirst = !before.marks().phase().isFilling() && after.marks().phase().isFilling();
    return move.beginsRound() || fillsFirst;
  }

  /** Whether this is no turn but begins a round or fills a house of it. */
  public boolean isBetweenRounds() {
    return beginsRound() || before.marks().phase().isFilling();
  }

  /** Who made this move. */
  public Side mover() {
    return before.toMove();
  }
}
