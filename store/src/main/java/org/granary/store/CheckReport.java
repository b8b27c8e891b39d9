package org.granary.store;

import java.util.List;

/**
 * What a check of a collection found.
 *
 * @param games games in it
 * @param replayed how many of them were read and replayed again
 * @param plies plies of those
 * @param problems what is wrong, each a sentence; empty if the collection is sound
 */
public record CheckReport(long games, long replayed, long plies, List<String> problems) {
  public CheckReport {
    problems = List.copyOf(problems);
  }

  public boolean isSound() {
    return problems.isEmpty();
  }
}
