package org.granary.query;

import java.util.OptionalInt;

/**
 * Where in a game something was found.
 *
 * @param ply the ply after which it stands on the board; 0 is the start
 * @param turned whether it stands there turned round: the twin with the sides exchanged
 * @param distance how many seeds what stands there is away from what was looked for, if it was to
 *     be near
 */
public record Place(int ply, boolean turned, OptionalInt distance) {
  /** A place of just what was looked for. */
  public Place(int ply, boolean turned) {
    this(ply, turned, OptionalInt.empty());
  }
}
