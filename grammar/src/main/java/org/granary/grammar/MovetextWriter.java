package org.granary.grammar;

import java.util.List;
import org.granary.engine.Game;
import org.granary.engine.Position;
import org.granary.engine.Replay;

/** Writes the moves of a game with everything that hangs on them. */
final class MovetextWriter {
  private final CheckedGame game;
  private final LineFill fill;

  /** What the next word is glued to: the bracket that opens a variation. */
  private String opening = "";

  MovetextWriter(CheckedGame game, LineFill fill) {
    this.game = game;
    this.fill = fill;
  }

  void write() {
    line(game.text().line(), game.game(), 0, 1);
  }

  /**
   * Writes a line.
   *
   * @param first half-moves before its first ply, which decide the numbers
   * @param round the round that it begins in
   */
  private void line(MoveLine line, Game replayed, int first, int round) {
    List<MoveWords.Word> words = MoveWords.of(line, replayed, round);
    annotation(line, 0, replayed, first, round);
    int place = first;
    for (int ply = 1; ply <= line.plyCount(); ply++) {
      MoveWords.Word move = words.get(ply - 1);
      int before = place;
      wordUnlessEmpty(move.before());
      if (move.counts()) {
        number(place, place == first);
        place++;
      }
      wordUnlessEmpty(move.text());
      annotation(line, ply, replayed, before, move.round());
    }
  }

  private void number(int place, boolean begins) {
    if (place % 2 == 0) {
      word(place / 2 + 1 + ".");
    } else if (begins) {
      word(place / 2 + 1 + "...");
    }
  }

  private void wordUnlessEmpty(String word) {
    if (!word.isEmpty()) {
      word(word);
    }
  }

  private void word(String word) {
    fill.word(opening + word);
    opening = "";
  }

  /**
   * Writes what hangs on a ply.
   *
   * @param place half-moves before the ply
   */
  private void annotation(MoveLine line, int ply, Game replayed, int place, int round) {
    Annotation annotation = line.annotation(ply).orElse(null);
    if (annotation == null) {
      return;
    }
    for (int nag : annotation.nags()) {
      word("$" + nag);
    }
    comments(annotation, false);
    for (MoveLine variation : annotation.variations()) {
      variation(variation, ply, replayed, place, round);
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

  private void variation(MoveLine variation, int ply, Game replayed, int place, int round) {
    opening += "(";
    Position before = replayed.position(Math.min(ply - 1, replayed.plyCount()));
    Game played = new Replay(game.ruleSet()).play(before, variation.codes());
    line(variation, played, place, round);
    if (opening.isEmpty()) {
      fill.glued(")");
    } else {
      word(")");
    }
  }
}
