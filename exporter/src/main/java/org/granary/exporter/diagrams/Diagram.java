package org.granary.exporter.diagrams;

import java.util.Optional;
import java.util.Set;
import org.granary.engine.Ply;
import org.granary.engine.Position;

/**
 * What a picture of a board shows.
 *
 * @param position the counts and marks drawn
 * @param move a move shown on it
 * @param south what the player below is called
 * @param north what the player above is called
 */
public record Diagram(Position position, Optional<MoveMark> move, String south, String north) {
  /**
   * A move shown on a board.
   *
   * @param origin the 0-based house it was sown from
   * @param last the 0-based house its last seed fell in
   * @param captured the 0-based houses it captured
   */
  public record MoveMark(int origin, int last, Set<Integer> captured) {
    public MoveMark {
      captured = Set.copyOf(captured);
    }
  }

  /** A position without a move. */
  public static Diagram of(Position position) {
    return new Diagram(position, Optional.empty(), "South", "North");
  }

  /** The position in which a move is about to be played, the move shown. */
  public static Diagram before(Ply ply) {
    return of(ply.before()).withMove(ply);
  }

  /** The position that a move led to, the move shown; a pass or a new round has nothing to show. */
  public static Diagram after(Ply ply) {
    return of(ply.after()).withMove(ply);
  }

  /** The same picture with the players' names. */
  public Diagram named(String southName, String northName) {
    return new Diagram(position, move, southName, northName);
  }

  private Diagram withMove(Ply ply) {
    int origin = ply.move().code();
    Optional<MoveMark> mark =
        position.layout().contains(origin)
            ? Optional.of(new MoveMark(origin, ply.lastHouse(), Set.copyOf(ply.capturedHouses())))
            : Optional.empty();
    return new Diagram(position, mark, south, north);
  }
}
