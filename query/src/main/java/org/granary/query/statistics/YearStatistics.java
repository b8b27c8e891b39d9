package org.granary.query.statistics;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.OptionalInt;
import org.granary.query.Results;

/**
 * The games of one year.
 *
 * @param year empty for games whose date is not known
 * @param averagePlies plies of a game
 */
public record YearStatistics(OptionalInt year, Results results, double averagePlies) {
  static final String SQL = "years.sql";

  static YearStatistics read(ResultSet row) throws SQLException {
    return new YearStatistics(
        Values.number(row, "year"), Values.results(row, ""), row.getDouble("plies"));
  }
}
