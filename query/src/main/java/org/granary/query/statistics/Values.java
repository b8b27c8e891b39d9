package org.granary.query.statistics;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.granary.query.Results;

/** Values of a row that several statistics have. */
final class Values {
  private Values() {}

  static Results results(ResultSet row, String prefix) throws SQLException {
    return new Results(
        row.getLong(prefix + "south"),
        row.getLong(prefix + "north"),
        row.getLong(prefix + "draw"),
        row.getLong(prefix + "unknown"));
  }

  static Tally tally(ResultSet row) throws SQLException {
    return new Tally(
        row.getLong("won"), row.getLong("drawn"), row.getLong("lost"), row.getLong("unknown"));
  }

  static OptionalDouble average(ResultSet row, String column) throws SQLException {
    double value = row.getDouble(column);
    return row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  static OptionalInt number(ResultSet row, String column) throws SQLException {
    int value = row.getInt(column);
    return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(value);
  }
}
