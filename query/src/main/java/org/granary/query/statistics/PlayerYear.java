package org.granary.query.statistics;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.OptionalInt;

/**
 * One player's games of one year.
 *
 * @param name as in {@link PlayerStatistics}
 * @param year empty for games whose date is not known
 */
public record PlayerYear(String name, OptionalInt year, Tally tally) {
  static final String SQL = "player-years.sql";

  static PlayerYear read(ResultSet row) throws SQLException {
    return new PlayerYear(row.getString("name"), Values.number(row, "year"), Values.tally(row));
  }
}
