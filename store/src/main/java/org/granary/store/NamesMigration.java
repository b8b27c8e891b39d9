package org.granary.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameStatus;

/**
 * What version 2 asks of a database of version 1 besides its statements: names that differ in
 * Unicode's form only are one name, also in fingerprints.
 */
final class NamesMigration {
  private static final String GAMES =
      "SELECT "
          + GameSelect.LINE
          + ", g.status, t.text"
          + GameSelect.FROM
          + " JOIN records t ON t.game = g.id"
          + " WHERE g.south IN (SELECT id FROM players WHERE main IS NOT NULL)"
          + " OR g.north IN (SELECT id FROM players WHERE main IS NOT NULL)";

  private final Database database;
  private final GameSelect select;
  private final StoredText texts;

  NamesMigration(Database database) {
    this.database = database;
    this.select = new GameSelect(database);
    this.texts = new StoredText(select);
  }

  void run() {
    database.run(
        connection -> {
          for (NameKind kind : NameKind.values()) {
            Names.joinForms(connection, kind);
          }
          renewFingerprints(connection);
        });
  }

  private void renewFingerprints(Connection connection) throws SQLException {
    try (PreparedStatement games = connection.prepareStatement(GAMES);
        PreparedStatement update =
            connection.prepareStatement("UPDATE games SET fingerprint = ? WHERE id = ?");
        ResultSet row = games.executeQuery()) {
      while (row.next()) {
        StoredLine line = select.line(row);
        String text = row.getString("text");
        CheckedGame game = texts.read(line, text);
        if (select.status(row.getString("status")) != GameStatus.BROKEN) {
          update.setBytes(1, Fingerprint.of(game, text).bytes());
          update.setLong(2, line.id());
          update.executeUpdate();
        }
      }
    }
  }
}
