package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.granary.engine.Board;
import org.granary.engine.RuleSet;

/**
 * A candidate played out with a board for every ply of it, from which changed continuations are
 * tried; reused for one candidate after the other.
 */
final class Stage {
  private final Trial trial;
  private final Search.Shortlist shortlist;
  private final Written written;
  private final Boards pool = new Boards();
  private final Boards otherScenes = new Boards();
  private final Script changed = new Script(64);
  private Candidate base;
  private List<Board> boards = List.of();
  private Board work;
  private int[] costs = new int[0];
  private int reach;
  private long tried;

  Stage(Written written, Search.Shortlist shortlist, Candidate first) {
    this.written = written;
    this.trial = new Trial(written);
    this.shortlist = shortlist;
    this.base = first;
    this.work = pool.of(first.scene().ruleSet(), 1).get(0);
  }

  /** Plays a candidate; what is tried from now on are changes of it. */
  void enter(Candidate candidate) {
    base = candidate;
    trial.under(candidate.scene().ruleSet());
    int length = candidate.script().length();
    boards = pool.of(candidate.scene().ruleSet(), length + 3);
    work = boards.get(length + 1);
    costs = new int[length + 1];
    boards.get(0).load(candidate.scene().start());
    reach = 0;
    while (reach < length) {
      Board next = boards.get(reach + 1);
      next.copyFrom(boards.get(reach));
      int move = trial.move(candidate.script().house(reach + 1), next);
      if (move < 0 || !next.isLegal(move)) {
        break;
      }
      int origin = candidate.script().origin(reach + 1);
      int cost = trial.cost(origin, move, next, reach + 1 == length);
      costs[reach + 1] = costs[reach] + cost;
      reach++;
    }
  }

  Candidate base() {
    return base;
  }

  Script script() {
    return base.script();
  }

  /** How many plies of the candidate can be played. */
  int reach() {
    return reach;
  }

  /** The board after some plies, at most {@link #reach}. */
  Board board(int plies) {
    return boards.get(plies);
  }

  /** A board for anything; it is not looked at again. */
  Board spare() {
    return boards.get(base.script().length() + 2);
  }

  /** Tries one change more, at or before the ply at which the candidate breaks off. */
  void attempt(Edit edit) {
    changed.copyFrom(base.script());
    edit.apply(changed, written);
    work.copyFrom(boards.get(edit.ply() - 1));
    int weight = base.weight() + edit.weight();
    tried++;
    trial.run(changed, edit.ply(), work, costs[edit.ply() - 1], shortlist.floor() + weight);
    int score = trial.score() - weight;
    if (score > shortlist.floor()) {
      shortlist.add(
          new Candidate(
              changed.copy(),
              base.scene(),
              base.and(edit),
              weight,
              score,
              trial.reach(),
              trial.whole()));
    }
  }

  /** Tries the same plies in another scene; tells the score. */
  int attempt(Scenes.Scene scene, List<Edit> edits) {
    int weight = edits.stream().mapToInt(Edit::weight).sum();
    changed.copyFrom(base.script());
    for (Edit edit : edits) {
      edit.apply(changed, written);
    }
    Board board = otherScenes.of(scene.ruleSet(), 1).get(0);
    board.load(scene.start());
    tried++;
    trial.under(scene.ruleSet());
    trial.run(changed, 1, board, 0, shortlist.floor() + weight);
    shortlist.add(
        new Candidate(
            changed.copy(),
            scene,
            edits,
            weight,
            trial.score() - weight,
            trial.reach(),
            trial.whole()));
    trial.under(base.scene().ruleSet());
    return trial.score() - weight;
  }

  /** How many candidates were tried. */
  long tried() {
    return tried;
  }

  /** How many plies were played. */
  long plies() {
    return trial.plies();
  }

  /** Boards to play on, made once and used again. */
  private static final class Boards {
    private final Map<RuleSet, List<Board>> known = new HashMap<>();

    /** At least so many boards of a rule set; asking again gives the same ones. */
    List<Board> of(RuleSet ruleSet, int count) {
      List<Board> boards = known.computeIfAbsent(ruleSet, r -> new ArrayList<>());
      while (boards.size() < count) {
        boards.add(ruleSet.rules().board());
      }
      return boards;
    }
  }
}
