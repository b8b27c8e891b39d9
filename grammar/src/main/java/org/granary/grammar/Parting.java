package org.granary.grammar;

import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Illegality;
import org.granary.engine.Outcome;
import org.granary.engine.Stop;

/** The first place at which a record and a rule set part. */
public sealed interface Parting {
  /**
   * Where: the 1-based ply; the number of plies and one more for the result; 0 if the record cannot
   * even begin.
   */
  int ply();

  /** What a record that claims to follow these rules would be told. */
  DiagnosticCode code();

  /** Why, in words for people, without a full stop. */
  String words();

  /**
   * A move that is not legal.
   *
   * @param stop why, and what is legal there
   * @param game the game up to there
   */
  record NotLegal(Stop stop, Game game) implements Parting {
    @Override
    public int ply() {
      return stop.ply();
    }

    @Override
    public DiagnosticCode code() {
      return stop.reason() == Illegality.GAME_OVER
          ? DiagnosticCode.MOVE_AFTER_END
          : DiagnosticCode.ILLEGAL_MOVE;
    }

    @Override
    public String words() {
      return IllegalMoves.words(stop, game).lines().findFirst().orElseThrow();
    }
  }

  /**
   * A move that captures otherwise.
   *
   * @param ply which
   * @param move the house, as people name it
   * @param written the seeds that the record says it captured
   * @param byRules the seeds that it would capture
   */
  record Capture(int ply, String move, int written, int byRules) implements Parting {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.WRONG_CAPTURE;
    }

    @Override
    public String words() {
      return move + " would capture " + byRules + ", not " + written;
    }
  }

  /**
   * A result that does not follow.
   *
   * @param ply one more than there are plies
   * @param written the result as written
   * @param byRules how the game ended by the rules, if they ended it
   * @param words what speaks against it
   */
  record OtherResult(int ply, String written, Optional<Outcome> byRules, String words)
      implements Parting {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.WRONG_RESULT;
    }
  }

  /**
   * Anything else: a position that these rules cannot have, a word that is no move on their board,
   * a total or a mark that is another.
   *
   * @param ply where
   * @param diagnostic what
   */
  record Other(int ply, Diagnostic diagnostic) implements Parting {
    @Override
    public DiagnosticCode code() {
      return diagnostic.code();
    }

    @Override
    public String words() {
      return diagnostic.message().lines().findFirst().orElse("");
    }
  }
}
