package org.granary.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.granary.engine.Winner;
import org.granary.grammar.Headers;

/**
 * Finds games of which a new one is the beginning, or that begin it. Both players and the day must
 * be known and the same, spellings that were merged being the same; event, round and result, where
 * both have them, must not differ. The shorter one has {@value #FEWEST_PLIES} plies or more, for
 * opponents may begin two games of one day alike, and no comments, glyphs or variations, which
 * would be lost with it. Broken games are left alone.
 */
final class Overlaps implements AutoCloseable {
  static final int FEWEST_PLIES = 10;

  private static final String SPELLINGS =
      " IN (SELECT id FROM players WHERE id = ? UNION ALL SELECT id FROM players WHERE main = ?)";

  private static final String CANDIDATES =
      "SELECT "
          + GameSelect.LINE
          + ", COALESCE(e.main, e.id) AS event, g.round, f.path, g.record, g.line, t.text"
          + GameSelect.FROM
          + " JOIN files f ON f.id = g.file JOIN records t ON t.game = g.id"
          + " LEFT JOIN events e ON e.id = g.event WHERE g.south"
          + SPELLINGS
          + " AND g.north"
          + SPELLINGS
          + " AND g.date = ? AND r.name = ? AND g.status <> 'broken' ORDER BY g.id";

  private final GameRows rows;
  private final GameSelect select;
  private final PreparedStatement candidates;

  Overlaps(Database database, GameRows rows) {
    Schema.makeIndexes(database);
    this.rows = rows;
    this.select = new GameSelect(database);
    this.candidates = database.ask(connection -> connection.prepareStatement(CANDIDATES));
  }

  /** Those of a new game, lowest id first. */
  List<Overlap> of(NewGame game) throws SQLException {
    Headers headers = game.facts().headers();
    Optional<String> date = headers.known("Date").filter(Overlaps::isOneDay);
    OptionalLong south = player(headers, "South");
    OptionalLong north = player(headers, "North");
    if (game.isBroken() || date.isEmpty() || south.isEmpty() || north.isEmpty()) {
      return List.of();
    }
    candidates.setLong(1, south.getAsLong());
    candidates.setLong(2, south.getAsLong());
    candidates.setLong(3, north.getAsLong());
    candidates.setLong(4, north.getAsLong());
    candidates.setString(5, date.get());
    candidates.setString(6, game.facts().ruleSet().id());
    List<Overlap> found = new ArrayList<>();
    try (ResultSet row = candidates.executeQuery()) {
      while (row.next()) {
        overlap(game, row).ifPresent(found::add);
      }
    }
    return found;
  }

  private static boolean isOneDay(String date) {
    return DayRange.parse(date).filter(days -> days.first() == days.last()).isPresent();
  }

  private OptionalLong player(Headers headers, String tag) throws SQLException {
    Optional<String> name = headers.known(tag);
    return name.isPresent() ? rows.names(NameKind.PLAYER).group(name.get()) : OptionalLong.empty();
  }

  private Optional<Overlap> overlap(NewGame game, ResultSet row) throws SQLException {
    StoredLine line = select.line(row);
    byte[] moves = game.facts().moves();
    int shared = Arrays.mismatch(moves, line.moves());
    shared = shared < 0 ? moves.length : shared;
    boolean longer = shared == moves.length;
    boolean shorter = shared == line.moves().length && !longer;
    if (!longer && !shorter
        || shared < FEWEST_PLIES
        || !line.start().equals(game.facts().start())
        || contradicts(game, line.winner(), row)
        || (longer ? game.isAnnotated() : isAnnotated(row, line))) {
      return Optional.empty();
    }
    return Optional.of(
        new Overlap(
            line.id(),
            row.getString("path"),
            row.getInt("record"),
            row.getInt("line"),
            line.plyCount(),
            longer));
  }

  private boolean isAnnotated(ResultSet row, StoredLine line) throws SQLException {
    return !select.text(row.getString("text"), line.ruleSet()).line().annotations().isEmpty();
  }

  /** Whether something that both say shows that they are two games. */
  private boolean contradicts(NewGame game, Winner winner, ResultSet row) throws SQLException {
    Headers headers = game.facts().headers();
    Optional<String> round = Optional.ofNullable(row.getString("round"));
    Optional<String> newRound = headers.known("Round");
    if (round.isPresent() && newRound.isPresent() && !round.equals(newRound)) {
      return true;
    }
    Winner newWinner = game.facts().winner();
    boolean known = winner != Winner.UNKNOWN && newWinner != Winner.UNKNOWN;
    return known && winner != newWinner || isOtherEvent(headers.known("Event"), row);
  }

  private boolean isOtherEvent(Optional<String> event, ResultSet row) throws SQLException {
    long stored = row.getLong("event");
    if (row.wasNull() || event.isEmpty()) {
      return false;
    }
    OptionalLong group = rows.names(NameKind.EVENT).group(event.get());
    return group.isEmpty() || group.getAsLong() != stored;
  }

  @Override
  public void close() throws SQLException {
    candidates.close();
  }
}
