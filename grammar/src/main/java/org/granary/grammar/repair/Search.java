package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.List;

/**
 * Looks for what a record may have meant: single slips first, then a second one beside the best.
 */
final class Search {
  /** Candidates that are tried with a second slip. */
  private static final int MOST_BASES = 48;

  /** What a candidate with one slip may have against it without a second being looked for. */
  private static final int ENOUGH = -60;

  /** Plies that may be played for one record. */
  private static final long MOST_PLIES = 1_000_000;

  private final Written written;
  private final Shortlist shortlist = new Shortlist();
  private final Stage stage;
  private final Candidate asWritten;
  private int unexplained;

  /** A search around a record as it stands. */
  Search(Written written, Scenes.Scene scene) {
    this.written = written;
    Script script = written.script();
    asWritten = new Candidate(script, scene, List.of(), 0, Integer.MIN_VALUE / 2, 0, false);
    stage = new Stage(written, shortlist, asWritten);
  }

  /**
   * The best candidates, best first; among them the record as it stands.
   *
   * @param startKnown whether the record has a position that it can begin from
   */
  List<Candidate> run(List<Scenes.Variant> variants, boolean startKnown) {
    stage.enter(asWritten);
    unexplained = Weights.STOPS + asWritten.script().length();
    if (startKnown) {
      unexplained = -stage.attempt(asWritten.scene(), List.of());
      Edits.tryAll(stage, written, 1);
    }
    for (Scenes.Variant variant : variants) {
      stage.attempt(variant.scene(), List.of(variant.edit()));
    }
    List<Candidate> singles = shortlist.list();
    int bases = Math.min(MOST_BASES, singles.size());
    for (int i = 0; i < bases && !isEnough() && stage.plies() < MOST_PLIES; i++) {
      Candidate base = singles.get(i);
      if (!base.edits().isEmpty()) {
        stage.enter(base);
        Edits.tryAll(stage, written, base.lastPly() + 1);
      }
    }
    return shortlist.list();
  }

  private boolean isEnough() {
    Candidate best = shortlist.list().get(0);
    return best.whole() && best.score() >= ENOUGH;
  }

  /** What speaks against the record as it stands. */
  int unexplained() {
    return unexplained;
  }

  /** What may speak against a repair that convinces: no more than against the record, or a stop. */
  int convincing() {
    return Math.max(unexplained, Weights.STOPS);
  }

  /** How many candidates were tried. */
  long tried() {
    return stage.tried();
  }

  /** How many plies were played. */
  long plies() {
    return stage.plies();
  }

  /**
   * The best candidates, best first; of those that play alike the best, of equal ones the first.
   */
  static final class Shortlist {
    private static final int SIZE = 64;

    private final List<Candidate> best = new ArrayList<>();

    /** The score that a candidate must be above to be taken. */
    int floor() {
      return best.size() < SIZE ? Integer.MIN_VALUE / 2 : best.get(SIZE - 1).score();
    }

    void add(Candidate candidate) {
      if (candidate.score() <= floor()) {
        return;
      }
      for (int i = 0; i < best.size(); i++) {
        Candidate other = best.get(i);
        if (other.playsLike(candidate.script(), candidate.scene())) {
          if (other.score() >= candidate.score()) {
            return;
          }
          best.remove(i);
          break;
        }
      }
      int at = best.size();
      while (at > 0 && best.get(at - 1).score() < candidate.score()) {
        at--;
      }
      best.add(at, candidate);
      if (best.size() > SIZE) {
        best.remove(SIZE);
      }
    }

    List<Candidate> list() {
      return List.copyOf(best);
    }
  }
}
