package org.granary.grammar;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Position;

/** Positions as one word: counts from South's left on, both stores, the side to move. */
public final class Fen {
  private Fen() {}

  /**
   * What reading a position gave.
   *
   * @param position the position, unless it could not be read
   * @param problems what is wrong with it, each a sentence; with a position present, a remark such
   *     as seeds that do not add up to the layout's total
   */
  public record Parsed(Optional<Position> position, List<String> problems) {
    public Parsed {
      problems = List.copyOf(problems);
    }
  }

  /** Reads a position, for example {@code 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S}. */
  public static Parsed parse(String text, Layout layout) {
    throw new UnsupportedOperationException(text + layout);
  }

  /** Writes a position so that {@link #parse} gives it back. */
  public static String format(Position position) {
    throw new UnsupportedOperationException(position.toString());
  }
}
