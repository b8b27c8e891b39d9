package org.granary.query.statistics;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.OptionalDouble;
import org.granary.query.Results;

/**
 * One player's games.
 *
 * @param name as written in the records; of spellings that were merged, the one that they count as
 * @param asSouth results of the games played as South: {@code south} are the player's wins
 * @param asNorth results of the games played as North: {@code north} are the player's wins
 * @param averagePlies plies of a game
 * @param averageSeeds seeds that the player had at the end, in games whose score is known
 */
public record PlayerStatistics(
    String name,
    Results asSouth,
    Results asNorth,
    double averagePlies,
    OptionalDouble averageSeeds) {
  static final String SQL = "players.sql";

  static PlayerStatistics read(ResultSet row) throws SQLException {
    return new PlayerStatistics(
        row.getString("name"),
        Values.results(row, "south_"),
        Values.results(row, "north_"),
        row.getDouble("plies"),
        Values.average(row, "seeds"));
  }

  /** All games. */
  public long games() {
    return asSouth.total() + asNorth.total();
  }

  public long won() {
    return asSouth.south() + asNorth.north();
  }

  public long drawn() {
    return asSouth.draws() + asNorth.draws();
  }

  public long lost() {
    return asSouth.north() + asNorth.south();
  }

  /** Wins and half the draws, as a share of the games whose result is known; empty without any. */
  public OptionalDouble scoreShare() {
    long known = won() + drawn() + lost();
    return known == 0 ? OptionalDouble.empty() : OptionalDouble.of((won() + drawn() / 2.0) / known);
  }
}
