package org.granary.query.statistics;

import java.sql.ResultSet;
import java.sql.SQLException;
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
  static final String SQL = "rule-sets.sql";

  static RuleSetStatistics read(ResultSet row) throws SQLException {
    return new RuleSetStatistics(
        row.getString("name"),
        Values.results(row, ""),
        row.getLong("valid"),
        row.getLong("flawed"),
        row.getLong("broken"),
        row.getLong("plies"),
        row.getInt("shortest"),
        row.getInt("longest"));
  }

  public double averagePlies() {
    return (double) plies / results.total();
  }
}
