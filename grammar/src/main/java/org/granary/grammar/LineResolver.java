package org.granary.grammar;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Phase;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.Side;

/**
 * Works out what a record leaves to the rules: whose house a digit names, passes that are forced
 * and not written, and the plies that the beginning of a round stands for.
 */
final class LineResolver {
  private final Rules rules;
  private final Layout layout;
  private final Problems problems;
  private final boolean rounds;

  LineResolver(RuleSet ruleSet, Problems problems) {
    this.rules = ruleSet.rules();
    this.layout = ruleSet.layout();
    this.problems = problems;
    this.rounds = hasRounds(ruleSet);
  }

  /** Whether a record under a rule set leaves anything to the rules. */
  static boolean isNeeded(RuleSet ruleSet, MoveLine line) {
    return HouseNames.digits(ruleSet.layout())
        || line.hasMarks()
        || line.isInRows()
        || hasRounds(ruleSet);
  }

  /** Whether games under a rule set go over several rounds, and sides may have to pass. */
  static boolean hasRounds(RuleSet ruleSet) {
    return ruleSet.rules().start(Side.SOUTH).marks().phase() != Phase.PLAY;
  }

  /** A line and all its variations in moves of the engine, as far as they are legal. */
  MoveLine resolve(MoveLine written, Position start) {
    Board board = rules.board();
    board.load(start);
    return new Walk(board, 1).line(written);
  }

  /** One line, played as it is resolved. */
  private final class Walk {
    private final Board board;
    private int round;
    private final LineBuilder out = new LineBuilder(64, new MoveNumbers(), -1);

    /** Whether every move up to here was legal. */
    private boolean legal = true;

    private Side side;

    private Walk(Board board, int round) {
      this.board = board;
      this.round = round;
      this.side = board.toMove();
    }

    private MoveLine line(MoveLine written) {
      annotate(written, 0, board, round);
      for (int ply = 1; ply <= written.plyCount(); ply++) {
        if (written.code(ply) != Move.PASS_CODE) {
          passes(written.offset(ply));
        }
        Board before = board;
        int roundBefore = round;
        if (hasVariations(written, ply)) {
          before = rules.board();
          before.copyFrom(board);
        }
        ply(written, ply);
        annotate(written, ply, before, roundBefore);
      }
      return out.build();
    }

    /** Passes that the rules force here. */
    private void passes(int offset) {
      for (int i = 0; i < 2 && legal && board.legalMoves() == 1L << Move.PASS.bit(); i++) {
        play(Move.PASS_CODE);
        out.add(Move.PASS_CODE, offset, MoveLine.NO_CLAIM);
      }
    }

    private void ply(MoveLine written, int ply) {
      Optional<RoundMark> mark = written.mark(ply);
      if (mark.isPresent()) {
        mark(mark.get(), written.offset(ply));
        return;
      }
      int code = written.code(ply);
      int known =
          WrittenCode.isDigit(code) ? layout.firstHouse(side) + WrittenCode.inRow(code) : code;
      out.add(known, written.offset(ply), written.sowing(ply));
      out.captured(written.claim(ply));
      out.also(written.plyClaims(ply));
      play(known);
    }

    /** Plays a move if it is legal; from the first that is not, the sides just alternate. */
    private void play(int code) {
      legal = legal && board.isLegal(code);
      if (legal) {
        boolean filling = isFilling();
        board.playUnchecked(code);
        boolean begins = !filling && isFilling();
        round += begins || new Move(code).beginsRound() ? 1 : 0;
        side = board.toMove();
      } else {
        side = side.opposite();
      }
    }

    /** Whether houses are being filled; a position is made only where that may be. */
    private boolean isFilling() {
      return rounds && board.position().marks().phase().isFilling();
    }

    private void mark(RoundMark mark, int offset) {
      if (!legal || board.isOver()) {
        legal = false;
        out.add(mark, offset);
        return;
      }
      Position position = board.position();
      if (RoundOpening.isDue(rules, position)) {
        number(mark, offset);
        divide(mark, position, offset);
      } else if (RoundOpening.beginsByFilling(rules, position)) {
        number(mark, offset);
        fillFollows(mark, offset);
      } else {
        refuse(mark, offset, DiagnosticCode.WRONG_ROUND, "the round is not over", List.of());
      }
    }

    private void number(RoundMark mark, int offset) {
      if (mark.number() != round + 1) {
        RoundMark right = new RoundMark(round + 1, mark.owners(), mark.starter());
        String message = "round " + mark.number() + ", expected " + right.number();
        int length = mark.text().length();
        List<String> suggestions = List.of(right.text());
        problems.add(DiagnosticCode.ROUND_NUMBER, offset, length, message, suggestions);
      }
    }

    private void divide(RoundMark mark, Position over, int offset) {
      RoundOpening.Result plies = RoundOpening.of(rules, over, mark);
      for (int code : plies.codes()) {
        out.add(code, offset, MoveLine.NO_CLAIM);
        play(code);
      }
      if (plies.problem().isPresent()) {
        String usual = RoundOpening.usualOwners(rules, over);
        List<String> suggestions =
            List.of(
                new RoundMark(round + 1, "", mark.starter()).text(),
                new RoundMark(round + 1, usual, mark.starter()).text());
        refuse(mark, offset, DiagnosticCode.WRONG_OWNERS, plies.problem().get(), suggestions);
      }
    }

    /** The moves that fill the houses say all; a mark before them only marks the place. */
    private void fillFollows(RoundMark mark, int offset) {
      if (!mark.owners().isEmpty() || mark.starter().isPresent()) {
        String reason = "under these rules the moves that fill the houses say who owns and begins";
        List<String> suggestions = List.of(new RoundMark(round + 1, "", Optional.empty()).text());
        refuse(mark, offset, DiagnosticCode.WRONG_OWNERS, reason, suggestions);
      }
    }

    private void refuse(
        RoundMark mark, int offset, DiagnosticCode code, String reason, List<String> suggestions) {
      String message = mark.text() + " cannot stand here: " + reason;
      problems.add(code, offset, mark.text().length(), message, suggestions);
      legal = false;
      out.add(mark, offset);
    }

    private void annotate(MoveLine written, int ply, Board before, int roundBefore) {
      Annotation annotation = written.annotation(ply).orElse(null);
      if (annotation == null) {
        return;
      }
      annotation.comments().forEach(out::comment);
      annotation.nags().forEach(out::nag);
      for (MoveLine variation : annotation.variations()) {
        Board from = rules.board();
        from.load(before.position());
        out.variation(new Walk(from, roundBefore).line(variation));
      }
    }
  }

  private static boolean hasVariations(MoveLine line, int ply) {
    return line.annotation(ply).filter(a -> !a.variations().isEmpty()).isPresent();
  }
}
