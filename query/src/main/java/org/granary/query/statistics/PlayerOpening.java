package org.granary.query.statistics;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.granary.engine.Move;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;

/**
 * One player's games on one side that begin with the same plies from the usual start.
 *
 * @param name as in {@link PlayerStatistics}
 * @param side the player's
 * @param moves the first plies; fewer than were asked for if the games have no more
 */
public record PlayerOpening(
    String name, Side side, RuleSet ruleSet, List<Move> moves, Tally tally) {
  static final String SQL = "player-openings.sql";

  /** SQLite gives NULL for no bytes at all. */
  private static final byte[] NO_MOVES = {};

  public PlayerOpening {
    moves = List.copyOf(moves);
  }

  static PlayerOpening read(ResultSet row, Map<String, RuleSet> ruleSets) throws SQLException {
    byte[] codes = Objects.requireNonNullElse(row.getBytes("opening"), NO_MOVES);
    return new PlayerOpening(
        row.getString("name"),
        Side.valueOf(row.getString("side").toUpperCase(Locale.ROOT)),
        Objects.requireNonNull(ruleSets.get(row.getString("rules"))),
        IntStream.range(0, codes.length).mapToObj(ply -> new Move(codes[ply] & 0xff)).toList(),
        Values.tally(row));
  }
}
