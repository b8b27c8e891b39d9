package org.granary.engine;

/**
 * What an ending may depend on beside the position.
 *
 * @param occurrences how often the whole position, side to move included, has stood on the board in
 *     this game, the present one counted: 1 or more
 * @param pliesSinceCapture plies played since the last capture or the start, 0 or more
 */
public record History(int occurrences, int pliesSinceCapture) {
  /** A position that stands for the first time, right after a capture or at the start. */
  public static final History NONE = new History(1, 0);

  public History {
    if (occurrences < 1 || pliesSinceCapture < 0) {
      throw new IllegalArgumentException("occurrences " + occurrences);
    }
  }
}
