package org.granary.query.statistics;

import org.granary.query.Results;

/**
 * The games of one rule set.
 *
 * @param ruleSet the rule set's id
 * @param results who won
 * @param valid games without fault
 * @param flawed games whose moves are legal but whose record is in error
 * @param broken games with a move that is not legal
 * @param plies plies of all games
 * @param shortest plies of the shortest game
 * @param longest plies of the longest game
 */
public record RuleSetStatistics(
    String ruleSet,
    Results results,
    long valid,
    long flawed,
    long broken,
    long plies,
    int shortest,
    int longest) {
  public double averagePlies() {
    return (double) plies / results.total();
  }
}
