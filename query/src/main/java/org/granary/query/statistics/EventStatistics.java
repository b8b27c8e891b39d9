package org.granary.query.statistics;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.granary.query.Results;

/**
 * One event's games.
 *
 * @param name as written in the records; of spellings that were merged, the one that they count as
 * @param results who won
 * @param averagePlies plies of a game
 * @param southSeeds seeds that South had at the end on average, in games whose score is known
 * @param northSeeds the same for North
 * @param firstDay the earliest day that a game may have been played on, like 20240131
 * @param lastDay the latest such day
 */
public record EventStatistics(
    String name,
    Results results,
    double averagePlies,
    OptionalDouble southSeeds,
    OptionalDouble northSeeds,
    OptionalInt firstDay,
    OptionalInt lastDay) {
  static final String SQL = "events.sql";

  static EventStatistics read(ResultSet row) throws SQLException {
    return new EventStatistics(
        row.getString("name"),
        Values.results(row, ""),
        row.getDouble("plies"),
        Values.average(row, "south_seeds"),
        Values.average(row, "north_seeds"),
        Values.number(row, "first_day"),
        Values.number(row, "last_day"));
  }
}
