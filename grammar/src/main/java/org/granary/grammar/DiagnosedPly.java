package org.granary.grammar;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Replay;

/**
 * The ply that a diagnostic is about, and what could have been played instead: for programs that
 * show a record, as people read it in the message.
 *
 * @param ply in its line, 1-based; of a variation's plies the first has the number of the ply that
 *     it replaces
 * @param before the position in which it was to be played
 * @param legal the moves that are legal there, as the record would name them
 */
public record DiagnosedPly(int ply, Position before, List<String> legal) {
  public DiagnosedPly {
    legal = List.copyOf(legal);
  }

  /**
   * The ply on whose move a diagnostic stands; empty if it stands elsewhere, or behind a move that
   * could not be played.
   */
  public static Optional<DiagnosedPly> of(CheckedGame game, Diagnostic diagnostic) {
    RawRecord record = game.text().source();
    Span span = diagnostic.span();
    int offset = record.offset(span.line(), span.column());
    return offset < 0 ? Optional.empty() : find(game.text().line(), game.game(), 0, offset);
  }

  private static Optional<DiagnosedPly> find(MoveLine line, Game game, int before, int offset) {
    int last = Math.min(line.plyCount(), game.plyCount() + 1);
    for (int ply = last; ply >= 1; ply--) {
      if (line.offset(ply) == offset) {
        return Optional.of(at(game, before, ply));
      }
    }
    return line.hasAnnotations() ? inVariations(line, game, before, offset) : Optional.empty();
  }

  private static Optional<DiagnosedPly> inVariations(
      MoveLine line, Game game, int before, int offset) {
    for (int ply = 1; ply <= Math.min(line.plyCount(), game.plyCount() + 1); ply++) {
      Optional<Annotation> annotation = line.annotation(ply);
      if (annotation.isPresent() && !annotation.get().variations().isEmpty()) {
        Position start = game.position(ply - 1);
        for (MoveLine variation : annotation.get().variations()) {
          Game played = new Replay(game.ruleSet()).play(start, variation.codes());
          Optional<DiagnosedPly> found = find(variation, played, before + ply - 1, offset);
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static DiagnosedPly at(Game game, int before, int ply) {
    Position position = game.position(ply - 1);
    List<Move> legal =
        game.stop()
            .filter(stop -> stop.ply() == ply)
            .map(stop -> stop.legal())
            .orElseGet(() -> game.ruleSet().rules().legalMoves(position));
    List<String> names =
        legal.stream().map(move -> IllegalMoves.name(position.layout(), move)).distinct().toList();
    return new DiagnosedPly(before + ply, position, names);
  }
}
