package org.granary.grammar;

/** Writes games as canonical OGN. */
public final class GameWriter {
  private GameWriter() {}

  /** A record in canonical form, with a final line feed; records are joined by an empty line. */
  public static String write(CheckedGame game) {
    throw new UnsupportedOperationException(game.toString());
  }
}
