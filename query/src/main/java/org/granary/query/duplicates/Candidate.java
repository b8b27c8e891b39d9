package org.granary.query.duplicates;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import org.granary.query.duplicates.DuplicatePair.GamePlace;
import org.jspecify.annotations.Nullable;

/**
 * What a search for duplicates needs of a game.
 *
 * @param setting its rules and start: only games that share it are compared
 * @param headers its players and date as one word, spellings that were merged alike; null if one of
 *     them is not known
 * @param game its event and round where known
 */
record Candidate(
    GamePlace place,
    String setting,
    @SuppressWarnings("ArrayRecordComponent") byte[] moves,
    String fingerprint,
    @Nullable String headers,
    Round game) {
  /** Beginnings stand before what goes on from them, and games with the same moves together. */
  static final Comparator<Candidate> BY_MOVES =
      Comparator.comparing(Candidate::setting)
          .thenComparing(Candidate::moves, Arrays::compareUnsigned)
          .thenComparingLong(candidate -> candidate.place().id());

  static final String ALL =
      "SELECT g.id, f.path, g.record, g.line, g.rule_set || ' ' || COALESCE(g.start, '') AS setting,"
          + " g.moves, hex(g.fingerprint) AS fingerprint,"
          + " COALESCE(s.main, s.id) || ' ' || COALESCE(n.main, n.id) || ' ' || CASE WHEN g.first_day = g.last_day THEN g.date END AS headers,"
          + " COALESCE(e.main, e.id) AS event, g.round"
          + " FROM games g JOIN files f ON f.id = g.file"
          + " LEFT JOIN players s ON s.id = g.south LEFT JOIN players n ON n.id = g.north"
          + " LEFT JOIN events e ON e.id = g.event ORDER BY g.id";

  /** The occasion of a game, as far as it is known. */
  record Round(@Nullable String event, @Nullable String round) {
    /** Whether nothing known speaks against both being one. */
    boolean mayBe(Round other) {
      return mayBe(event, other.event) && mayBe(round, other.round);
    }

    private static boolean mayBe(@Nullable String one, @Nullable String other) {
      return one == null || other == null || one.equals(other);
    }
  }

  /** The candidate in the present row of {@link #ALL}. */
  static Candidate of(ResultSet row) throws SQLException {
    byte[] moves = row.getBytes("moves");
    return new Candidate(
        new GamePlace(
            row.getLong("id"),
            row.getString("path"),
            row.getInt("record"),
            row.getInt("line"),
            moves.length),
        row.getString("setting"),
        moves,
        row.getString("fingerprint"),
        row.getString("headers"),
        new Round(row.getString("event"), row.getString("round")));
  }

  /** How many moves both begin with. */
  int shared(Candidate other) {
    int mismatch = Arrays.mismatch(moves, other.moves);
    return mismatch < 0 ? moves.length : mismatch;
  }

  boolean hasSetting(Candidate other) {
    return setting.equals(other.setting);
  }

  boolean hasMoves(Candidate other) {
    return hasSetting(other) && Arrays.equals(moves, other.moves);
  }

  /** Whether players and date are known and the same, and the occasion may be. */
  boolean hasHeaders(Candidate other) {
    return headers != null && Objects.equals(headers, other.headers) && game.mayBe(other.game);
  }
}
