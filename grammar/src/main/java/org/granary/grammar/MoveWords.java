package org.granary.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;

/** The moves of a line of play as words of canonical notation. */
final class MoveWords {
  private final MoveLine line;
  private final Game game;
  private final Rules rules;
  private final Layout layout;
  private final List<Word> words = new ArrayList<>();
  private int round;

  /**
   * What stands for a ply.
   *
   * @param before a mark in front of the ply that is none itself, or nothing
   * @param text the ply, or nothing if an earlier word says it too
   * @param counts whether move numbers count it
   * @param round the round in which it is played, 1 for that of the line's beginning
   */
  record Word(String before, String text, boolean counts, int round) {}

  private MoveWords(MoveLine line, Game game, int round) {
    this.line = line;
    this.game = game;
    this.rules = game.ruleSet().rules();
    this.layout = rules.layout();
    this.round = round;
  }

  /**
   * The words of a line, one a ply.
   *
   * @param game the line replayed
   * @param round the round that the line begins in
   */
  static List<Word> of(MoveLine line, Game game, int round) {
    MoveWords words = new MoveWords(line, game, round);
    if (LineResolver.isNeeded(game.ruleSet(), line)) {
      words.played(game.plies());
    }
    for (int ply = words.words.size() + 1; ply <= line.plyCount(); ply++) {
      words.unplayed(ply);
    }
    return words.words;
  }

  private void played(List<Ply> plies) {
    for (int ply = 1; ply <= plies.size(); ply = words.size() + 1) {
      Ply played = plies.get(ply - 1);
      if (played.move().beginsRound()) {
        round(plies, ply);
      } else {
        move(played, ply);
      }
    }
  }

  private void move(Ply played, int ply) {
    boolean begins = played.beginsRound();
    int before = round;
    round += begins ? 1 : 0;
    String mark = begins ? new RoundMark(round, "", Optional.empty()).text() : "";
    String text = IllegalMoves.name(layout, played.move());
    if (HouseNames.digits(layout)) {
      text += played.move().isPass() ? "" : line.sowing(ply).or(SowingClaim.of(played)).text();
    } else {
      text += capture(ply);
    }
    words.add(new Word(mark, text, true, before));
  }

  /** The plies that begin a round: in one word if it says all of them, else one by one. */
  private void round(List<Ply> plies, int ply) {
    int before = round;
    round++;
    Ply first = plies.get(ply - 1);
    boolean other = first.move().code() % 2 == 1;
    Side usual = rules.play(first.before(), Move.ROUND).after().toMove();
    Optional<Side> starter = other ? Optional.of(usual.opposite()) : Optional.empty();
    String owners = first.move().code() < Move.ROUND_CHOSEN.code() ? "" : RoundMark.BY_MOVES;
    int last = owners.isEmpty() ? ply : lastFilling(plies, ply);
    if (last > ply && isBare(ply, last)) {
      Position began = plies.get(last - 1).after();
      RoundMark whole = new RoundMark(round, RoundOpening.owners(began), starter);
      if (RoundOpening.of(rules, first.before(), whole).codes().equals(codes(ply, last))) {
        words.add(new Word("", whole.text(), false, before));
        while (words.size() < last) {
          words.add(new Word("", "", false, round));
        }
        return;
      }
    }
    words.add(new Word("", new RoundMark(round, owners, starter).text(), false, before));
  }

  /** The ply that fills the last house, or 0 if none does. */
  private static int lastFilling(List<Ply> plies, int from) {
    for (int ply = from + 1; ply <= plies.size(); ply++) {
      if (!plies.get(ply - 1).after().marks().phase().isFilling()) {
        return ply;
      }
    }
    return 0;
  }

  /** Whether nothing hangs on plies that one word shall say, but at its end. */
  private boolean isBare(int from, int to) {
    for (int ply = from; ply < to; ply++) {
      if (line.annotation(ply).isPresent()) {
        return false;
      }
    }
    return line.annotation(to).filter(a -> !a.variations().isEmpty()).isEmpty();
  }

  private List<Integer> codes(int from, int to) {
    List<Integer> codes = new ArrayList<>();
    for (int ply = from; ply <= to; ply++) {
      codes.add(line.code(ply));
    }
    return codes;
  }

  /** A ply as written: one of a game without rounds, or one that could not be played. */
  private void unplayed(int ply) {
    Optional<RoundMark> mark = line.mark(ply);
    String text =
        mark.map(RoundMark::text)
            .orElseGet(() -> IllegalMoves.name(layout, new Move(line.code(ply))) + beside(ply));
    words.add(new Word("", text, mark.isEmpty(), round));
  }

  private String beside(int ply) {
    return HouseNames.digits(layout) ? line.sowing(ply).text() : capture(ply);
  }

  /** What is written, else what the ply captured, the seeds that the end swept included. */
  private String capture(int ply) {
    int captured = 0;
    if (ply <= game.plyCount()) {
      boolean last = ply == line.plyCount() && ply == game.plyCount();
      captured = game.captured(ply) + (last ? PlayCheck.swept(game) : 0);
    }
    int claim = line.claim(ply);
    int shown = claim == MoveLine.NO_CLAIM ? captured : claim;
    return shown > 0 || shown != captured ? "+" + shown : "";
  }
}
