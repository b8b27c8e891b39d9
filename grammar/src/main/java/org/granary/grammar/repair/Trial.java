package org.granary.grammar.repair;

import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.Outcome;
import org.granary.engine.RuleSet;
import org.granary.engine.Score;
import org.granary.engine.Side;
import org.granary.grammar.MoveLine;
import org.jspecify.annotations.Nullable;

/** Plays scripts out and weighs how well what the record says of them agrees. */
final class Trial {
  private final Written written;
  private final boolean digits;
  private final int houses;
  private final Beside beside;
  private long plies;

  /** Plies of the last script that could be played, or that were before it was given up. */
  private int reach;

  private int score;
  private boolean whole;

  Trial(Written written) {
    this.written = written;
    this.beside = new Beside(written);
    this.digits = written.digits();
    this.houses = written.layout().houses();
  }

  /** Plays by other rules from now on. */
  void under(RuleSet ruleSet) {
    beside.under(ruleSet);
  }

  /** How many plies were played in all. */
  long plies() {
    return plies;
  }

  int reach() {
    return reach;
  }

  /**
   * Minus the decibans that speak against the last script: what disagrees, and the plies that
   * cannot be explained behind the place from which it is best read as broken.
   */
  int score() {
    return score;
  }

  /** Whether the last script is best read as whole, not as one that breaks off. */
  boolean whole() {
    return whole;
  }

  /**
   * Plays a script to its end, or to where it cannot come to a score above a floor.
   *
   * @param board stands before ply {@code from}
   * @param cost what spoke against the plies before
   */
  void run(Script script, int from, Board board, int cost, int floor) {
    int length = script.length();
    int against = cost;
    int best = -against - Weights.STOPS - (length - from + 1);
    int ply = from;
    whole = false;
    while (ply <= length && -against > Math.max(best, floor)) {
      int move = move(script.house(ply), board);
      if (move < 0 || !board.isLegal(move)) {
        break;
      }
      against += cost(script.origin(ply), move, board, ply == length);
      best = Math.max(best, -against - Weights.STOPS - (length - ply));
      ply++;
    }
    plies += ply - from;
    reach = ply - 1;
    score = best;
    if (reach == length && -against > best && !written.cutShort()) {
      int result = -against - resultCost(board);
      whole = result >= best;
      score = Math.max(best, result);
    }
  }

  /** The move that a house of a script stands for here; -1 if none does. */
  int move(int house, Board board) {
    boolean south = board.toMove() == Side.SOUTH;
    return digits && house >= 0 && !south ? house + houses : house;
  }

  /** Plays a legal move and weighs what the record says of it. */
  int cost(int origin, int move, Board board, boolean last) {
    Side mover = board.toMove();
    int seeds = board.seeds(move);
    int captured = board.playUnchecked(move);
    if (origin == Script.NEW) {
      return 0;
    }
    int cost = beside.cost(origin, move, seeds, board, last);
    return digits ? cost : cost + captureCost(origin, captured, board, last ? mover : null);
  }

  private int captureCost(int origin, int captured, Board board, @Nullable Side lastMover) {
    int claim = written.claim(origin);
    if (claim == captured || claim == MoveLine.NO_CLAIM && captured == 0) {
      return 0;
    }
    if (claim == MoveLine.NO_CLAIM) {
      return written.marked() ? Weights.UNMARKED : 0;
    }
    if (lastMover != null && claim == captured + swept(board, lastMover)) {
      return 0;
    }
    return captured == 0 ? Weights.NO_CAPTURE : Weights.OTHER_CAPTURE;
  }

  private static int swept(Board board, Side mover) {
    return board.ending().map(end -> end.score().halves(mover) / 2 - board.store(mover)).orElse(0);
  }

  private int resultCost(Board board) {
    Optional<Outcome> end = board.ending();
    if (written.result().isEmpty()) {
      return end.isPresent() ? 0 : Weights.OPEN_RESULT;
    }
    int cost = end.isPresent() ? costAgainst(end.get(), board) : costWhenOpen(board);
    return written.decidedElsewhere() ? Math.min(cost, Weights.OPEN_RESULT) : cost;
  }

  private int costAgainst(Outcome end, Board board) {
    Optional<Score> score = written.score();
    boolean same =
        score.isPresent() ? score.get().equals(end.score()) : end.winner() == written.winner();
    if (same) {
      return 0;
    }
    if (score.isPresent() && score.get().equals(countedOut(board))) {
      return Weights.OPEN_RESULT;
    }
    return board.isOver() ? Weights.OTHER_RESULT : costWhenOpen(board);
  }

  private int costWhenOpen(Board board) {
    Optional<Score> stated = written.score();
    if (stated.isEmpty()) {
      return Weights.OPEN_RESULT;
    }
    Score stores = Score.ofSeeds(board.store(Side.SOUTH), board.store(Side.NORTH));
    if (stated.get().equals(stores) || stated.get().equals(countedOut(board))) {
      return Weights.OPEN_RESULT;
    }
    for (Side side : Side.values()) {
      if (stated.get().halves(side) < stores.halves(side)) {
        return Weights.OTHER_RESULT;
      }
    }
    return Weights.UNFOUNDED_SCORE;
  }

  private static Score countedOut(Board board) {
    return Score.ofSeeds(
        board.store(Side.SOUTH) + board.rowSeeds(Side.SOUTH),
        board.store(Side.NORTH) + board.rowSeeds(Side.NORTH));
  }
}
