package org.granary.grammar;

import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Replay;

/** Writes the moves of a game with everything that hangs on them. */
final class MovetextWriter {
  private final CheckedGame game;
  private final Layout layout;
  private final LineFill fill;

  /** What the next word is glued to: the bracket that opens a variation. */
  private String opening = "";

  MovetextWriter(CheckedGame game, LineFill fill) {
    this.game = game;
    this.layout = game.ruleSet().layout();
    this.fill = fill;
  }

  void write() {
    line(game.text().line(), game.game(), 0);
  }

  /**
   * Writes a line.
   *
   * @param first half-moves before its first ply, which decide the numbers
   */
  private void line(MoveLine line, Game replayed, int first) {
    annotation(line, 0, replayed, first);
    for (int ply = 1; ply <= line.plyCount(); ply++) {
      int place = first + ply - 1;
      if (place % 2 == 0) {
        word(place / 2 + 1 + ".");
      } else if (ply == 1) {
        word(place / 2 + 1 + "...");
      }
      word(IllegalMoves.name(layout, new Move(line.code(ply))) + capture(line, replayed, ply));
      annotation(line, ply, replayed, first);
    }
  }

  private void word(String word) {
    fill.word(opening + word);
    opening = "";
  }

  /** What is written, else what the ply captured, the seeds that the end swept included. */
  private static String capture(MoveLine line, Game replayed, int ply) {
    int captured = 0;
    if (ply <= replayed.plyCount()) {
      boolean last = ply == line.plyCount() && ply == replayed.plyCount();
      captured = replayed.captured(ply) + (last ? PlayCheck.swept(replayed) : 0);
    }
    int claim = line.claim(ply);
    int shown = claim == MoveLine.NO_CLAIM ? captured : claim;
    return shown > 0 || shown != captured ? "+" + shown : "";
  }

  private void annotation(MoveLine line, int ply, Game replayed, int first) {
    Annotation annotation = line.annotation(ply).orElse(null);
    if (annotation == null) {
      return;
    }
    for (int nag : annotation.nags()) {
      word("$" + nag);
    }
    comments(annotation, false);
    for (MoveLine variation : annotation.variations()) {
      variation(variation, ply, replayed, first);
    }
    comments(annotation, true);
  }

  /** Text that could not be read ends a line, so it comes after everything else. */
  private void comments(Annotation annotation, boolean unread) {
    for (String comment : annotation.comments()) {
      if (CommentText.isUnread(comment) == unread) {
        CommentWriter.write(comment, this::word, fill);
      }
    }
  }

  private void variation(MoveLine variation, int ply, Game replayed, int first) {
    opening += "(";
    Position before = replayed.position(Math.min(ply - 1, replayed.plyCount()));
    Game played = new Replay(game.ruleSet()).play(before, variation.codes());
    line(variation, played, first + ply - 1);
    if (opening.isEmpty()) {
      fill.glued(")");
    } else {
      word(")");
    }
  }
}
