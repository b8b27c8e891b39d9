package org.granary.grammar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Illegality;
import org.granary.engine.Outcome;
import org.granary.engine.Phase;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.Side;
import org.granary.engine.Stop;

/** Compares a record's moves, captures and variations with what the rules say of them. */
final class PlayCheck {
  /** From the usual start of Oware nothing can be captured before this ply. */
  private static final int FIRST_CAPTURE = 4;

  private final GameText text;
  private final MoveLine line;
  private final Game game;
  private final Problems problems;

  PlayCheck(GameText text, Game game, Problems problems) {
    this.text = text;
    this.line = text.line();
    this.game = game;
    this.problems = problems;
  }

  void check() {
    missingPosition();
    captures(line, game);
    game.stop().ifPresent(this::stopped);
    if (line.hasAnnotations()) {
      variations(line, game);
    }
  }

  /** Captures that no play from the usual start allows: a set-up position was left out. */
  private void missingPosition() {
    boolean awale = game.ruleSet().rules().family().equals("awale");
    if (!awale || text.headers().known("FEN").isPresent()) {
      return;
    }
    for (int ply = 1; ply < Math.min(FIRST_CAPTURE, line.plyCount() + 1); ply++) {
      boolean captures = ply <= game.plyCount() && game.captured(ply) > 0;
      if (line.claim(ply) > 0 && !captures) {
        String message =
            "a capture this early cannot be from the usual start:"
                + " was a FEN tag with the position left out?";
        problems.add(DiagnosticCode.MISSING_POSITION, line.offset(ply), 1, message);
        return;
      }
    }
  }

  private void captures(MoveLine played, Game replayed) {
    if (played.hasSowings()) {
      new SowingCheck(played, problems).check(replayed);
    }
    new ClaimCheck(played, replayed, problems).check();
    for (int ply = 1; ply <= replayed.plyCount(); ply++) {
      if (!agrees(played, replayed, ply)) {
        String move = IllegalMoves.name(replayed.ruleSet().layout(), replayed.move(ply));
        String message =
            move + " captures " + replayed.captured(ply) + ", not " + played.claim(ply);
        problems.add(DiagnosticCode.WRONG_CAPTURE, played.offset(ply), 1, message);
      }
    }
  }

  /** Whether a ply that could be played captures what the record says, if it says anything. */
  static boolean agrees(MoveLine played, Game replayed, int ply) {
    int claim = played.claim(ply);
    int captured = replayed.captured(ply);
    if (claim == captured || claim == MoveLine.NO_CLAIM) {
      return true;
    }
    boolean last = ply == replayed.plyCount() && replayed.stop().isEmpty();
    return last && claim == captured + swept(replayed);
  }

  /** The seeds that the end of the game, not its last move, brought the last mover. */
  static int swept(Game game) {
    Optional<Outcome> outcome = game.outcome();
    if (outcome.isEmpty() || game.plyCount() == 0 || game.last().marks().phase() != Phase.PLAY) {
      return 0;
    }
    int house = game.move(game.plyCount()).code();
    Side mover = game.ruleSet().layout().row(house);
    return outcome.get().score().halves(mover) / 2 - game.last().store(mover);
  }

  private void stopped(Stop stop) {
    int offset = line.offset(stop.ply());
    if (stop.reason() == Illegality.GAME_OVER) {
      problems.add(DiagnosticCode.MOVE_AFTER_END, offset, 1, IllegalMoves.words(stop, game));
    } else if (line.mark(stop.ply()).isEmpty()) {
      DiagnosticCode code = IllegalMoves.code(stop.reason());
      List<String> suggestions = code == DiagnosticCode.MISSING_ROUND ? List.of(mark()) : List.of();
      problems.add(code, offset, 1, IllegalMoves.words(stop, game), suggestions);
    }
  }

  /** The mark of the round that should begin after the plies that were played. */
  private String mark() {
    int begun = 1;
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      begun += game.move(ply).beginsRound() ? 1 : 0;
    }
    return new RoundMark(begun + 1, "", Optional.empty()).text();
  }

  private void variations(MoveLine played, Game replayed) {
    for (Map.Entry<Integer, Annotation> entry : played.annotations().entrySet()) {
      int ply = entry.getKey();
      boolean known = ply >= 1 && ply <= replayed.plyCount() + 1;
      if (known && !entry.getValue().variations().isEmpty()) {
        Position before = replayed.position(ply - 1);
        for (MoveLine variation : entry.getValue().variations()) {
          variation(variation, before);
        }
      }
    }
  }

  private void variation(MoveLine variation, Position before) {
    Game replayed = new Replay(game.ruleSet()).play(before, variation.codes());
    captures(variation, replayed);
    replayed
        .stop()
        .filter(stop -> variation.mark(stop.ply()).isEmpty())
        .ifPresent(stop -> illegal(variation, stop));
    variations(variation, replayed);
  }

  private void illegal(MoveLine variation, Stop stop) {
    int offset = variation.offset(stop.ply());
    problems.add(DiagnosticCode.ILLEGAL_VARIATION, offset, 1, IllegalMoves.describe(stop));
  }
}
