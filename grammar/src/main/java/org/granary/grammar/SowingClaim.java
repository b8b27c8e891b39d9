package org.granary.grammar;

import org.granary.engine.Layout;
import org.granary.engine.Ply;

/**
 * What a record on a board of nine houses a row says of a ply beside its house: checks, never
 * input.
 *
 * @param landing 0-based place in its row of the house that the last seed fell in; -1 if not said
 * @param total the mover's store after the ply; -1 if not said
 * @param tuzdyk whether the record says that the ply made a tuzdyk
 */
public record SowingClaim(int landing, int total, boolean tuzdyk) {
  /** Nothing is said. */
  public static final SowingClaim NONE = new SowingClaim(-1, -1, false);

  private static final int LANDINGS = 32;

  /** What a ply makes true and canonical notation says: the total after ordinary captures only. */
  static SowingClaim of(Ply ply) {
    Layout layout = ply.before().layout();
    int landing = ply.lastHouse() < 0 ? -1 : ply.lastHouse() % layout.houses();
    boolean tuzdyk = madeTuzdyk(ply);
    boolean captured = ply.captured() > 0 && !ply.capturedHouses().isEmpty() && !tuzdyk;
    return new SowingClaim(landing, captured ? ply.after().store(ply.mover()) : -1, tuzdyk);
  }

  /** Whether a ply marked a house as its mover's. */
  static boolean madeTuzdyk(Ply ply) {
    return ply.after().marks().captured(ply.mover()) != ply.before().marks().captured(ply.mover());
  }

  /** The claim in one number. */
  int packed() {
    return (total + 1) * 2 * LANDINGS + (landing + 1) * 2 + (tuzdyk ? 1 : 0);
  }

  static SowingClaim unpacked(int packed) {
    int landing = packed / 2 % LANDINGS - 1;
    return new SowingClaim(landing, packed / 2 / LANDINGS - 1, packed % 2 == 1);
  }

  /** As it is written after the digit of the house: {@code 7(10)}, {@code 8X}. */
  String text() {
    String house = landing < 0 ? "" : Integer.toString(landing + 1);
    return house + (tuzdyk ? "X" : "") + (total < 0 ? "" : "(" + total + ")");
  }

  /** This claim where it says something, else another's. */
  SowingClaim or(SowingClaim other) {
    return new SowingClaim(
        landing < 0 ? other.landing : landing,
        total < 0 ? other.total : total,
        tuzdyk || other.tuzdyk);
  }
}
