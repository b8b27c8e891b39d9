package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.List;

/** The best candidates, best first; of those that play alike the best, of equal ones the first. */
final class Shortlist {
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
