package org.granary.grammar;

import java.util.Optional;

/**
 * What a record says of a ply beside the house that was sown: checks, never input. Numbers are -1
 * where the record says nothing.
 *
 * @param landing the house that the last seed fell in, as the engine numbers it, or {@link #STORE}
 * @param landingInRow the same, but only its 0-based place in its row
 * @param captured the seeds that the ply brought into the mover's store
 * @param total the mover's store after the ply
 * @param sown the seeds that the house held when it was played
 * @param tuzdyk whether the record says that the ply made a tuzdyk
 * @param board the board drawn after the ply
 */
public record PlyClaims(
    int landing,
    int landingInRow,
    int captured,
    int total,
    int sown,
    boolean tuzdyk,
    Optional<DrawnBoard> board) {
  /** Nothing is said. */
  public static final PlyClaims NONE = new PlyClaims(-1, -1, -1, -1, -1, false, Optional.empty());

  /** The landing place that is no house. */
  public static final int STORE = -2;

  /** No board holds more seeds; larger numbers become this one. */
  private static final int MOST = 9999;

  public PlyClaims {
    captured = Math.min(captured, MOST);
    total = Math.min(total, MOST);
    sown = Math.min(sown, MOST);
  }

  /** The last seed fell in a house, as the engine numbers it, or in {@link #STORE}. */
  public PlyClaims withLanding(int house) {
    return new PlyClaims(house, landingInRow, captured, total, sown, tuzdyk, board);
  }

  /** The last seed fell in a house with this 0-based place in its row. */
  public PlyClaims withLandingInRow(int inRow) {
    return new PlyClaims(landing, inRow, captured, total, sown, tuzdyk, board);
  }

  /** The ply brought so many seeds into the mover's store. */
  public PlyClaims withCaptured(int seeds) {
    return new PlyClaims(landing, landingInRow, seeds, total, sown, tuzdyk, board);
  }

  /** The mover's store holds so many seeds after the ply. */
  public PlyClaims withTotal(int seeds) {
    return new PlyClaims(landing, landingInRow, captured, seeds, sown, tuzdyk, board);
  }

  /** The house held so many seeds when it was played. */
  public PlyClaims withSown(int seeds) {
    return new PlyClaims(landing, landingInRow, captured, total, seeds, tuzdyk, board);
  }

  /** The ply made a tuzdyk. */
  public PlyClaims withTuzdyk() {
    return new PlyClaims(landing, landingInRow, captured, total, sown, true, board);
  }

  /** The board looked so after the ply. */
  public PlyClaims withBoard(DrawnBoard drawn) {
    return new PlyClaims(landing, landingInRow, captured, total, sown, tuzdyk, Optional.of(drawn));
  }

  /** The part that a line keeps for any notation; places beyond any board are left out. */
  SowingClaim sowing() {
    int place = landingInRow < 28 ? landingInRow : -1;
    return new SowingClaim(place, total, tuzdyk);
  }

  /** Whether anything is said that canonical notation has no place for. */
  boolean saysMore() {
    return landing != -1 || sown >= 0 || board.isPresent();
  }
}
