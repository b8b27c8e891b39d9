package org.granary.engine;

/**
 * A final score in half seeds, since some rule sets split an odd seed.
 *
 * @param southHalves South's score in half seeds, 0 or more
 * @param northHalves North's score in half seeds, 0 or more
 */
public record Score(int southHalves, int northHalves) {
  public Score {
    if (southHalves < 0 || northHalves < 0) {
      throw new IllegalArgumentException("a score cannot be negative");
    }
  }

  /** A score in whole seeds. */
  public static Score ofSeeds(int south, int north) {
    return new Score(2 * south, 2 * north);
  }

  /** Who is ahead. */
  public Winner winner() {
    return Winner.of(Integer.compare(southHalves, northHalves));
  }

  /** A side's score in half seeds. */
  public int halves(Side side) {
    return side == Side.SOUTH ? southHalves : northHalves;
  }

  /** South first, as notation writes it: {@code 25-23} or {@code 23.5-24.5}. */
  @Override
  public String toString() {
    return text(southHalves) + "-" + text(northHalves);
  }

  private static String text(int halves) {
    return halves / 2 + (halves % 2 == 0 ? "" : ".5");
  }
}
