package org.granary.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.granary.grammar.GameText;
import org.jspecify.annotations.Nullable;

/** Makes the index agree with the database again. The caller holds the writer's lock. */
final class IndexRepair {
  private static final String GAMES =
      "SELECT "
          + GameSelect.LINE
          + ", g.status, g.south_halves, g.north_halves, g.ended_by, f.path, t.text,"
          + " (SELECT group_concat(DISTINCT d.code) FROM diagnostics d WHERE d.game = g.id) codes"
          + GameSelect.FROM
          + " JOIN records t ON t.game = g.id JOIN files f ON f.id = g.file"
          + " WHERE g.id > ? ORDER BY g.id";

  private final Folder folder;
  private final Database database;
  private final Consumer<String> notices;

  IndexRepair(Folder folder, Database database, Consumer<String> notices) {
    this.folder = folder;
    this.database = database;
    this.notices = notices;
  }

  /** The stamp that an index of the database as it is must carry. */
  static IndexStamp wanted(Database database) {
    return new IndexStamp(
        database.word("SELECT uuid FROM collection"),
        IndexStamp.FORMAT,
        database.number("SELECT generation FROM collection"),
        database.number("SELECT max(id) FROM games"));
  }

  /** Repairs the index as far as it needs it, and says so. */
  void repair() {
    IndexStamp wanted = wanted(database);
    IndexState.Found found = IndexState.of(folder, wanted);
    if (found.state() == IndexState.CURRENT) {
      return;
    }
    long done = complete(found) ? found.stamp().map(IndexStamp::lastGame).orElse(0L) : 0;
    if (wanted.lastGame() > 0) {
      notices.accept(
          "The index of "
              + folder.path()
              + " "
              + found.state().words()
              + (done > 0 ? "; adding what it lacks." : "; making it anew from games.db."));
    }
    try (GameIndex index = done > 0 ? GameIndex.open(folder) : fresh(found.state())) {
      addAfter(done, index);
      index.commit(wanted);
    }
  }

  /** Whether all that an index lacks are the games after its last one. */
  private boolean complete(IndexState.Found found) {
    long removedIn = database.number("SELECT removed_in FROM collection");
    return found.state() == IndexState.BEHIND
        && found.stamp().filter(stamp -> stamp.generation() >= removedIn).isPresent();
  }

  private GameIndex fresh(IndexState state) {
    if (state == IndexState.DAMAGED) {
      GameIndex.wipe(folder);
    }
    return GameIndex.create(folder);
  }

  /** Makes the index anew. */
  void rebuild() {
    IndexState.Found found = IndexState.of(folder, wanted(database));
    try (GameIndex index = fresh(found.state())) {
      addAfter(0, index);
      index.commit(wanted(database));
    }
  }

  private void addAfter(long last, GameIndex index) {
    GameSelect select = new GameSelect(database);
    try (IndexQueue queue = new IndexQueue(index)) {
      database.run(
          connection -> {
            try (PreparedStatement statement = connection.prepareStatement(GAMES)) {
              statement.setLong(1, last);
              try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                  queue.add(row.getLong(1), facts(row, select));
                }
              }
            }
          });
      queue.flush();
    }
  }

  private static GameFacts facts(ResultSet row, GameSelect select) throws SQLException {
    StoredLine line = select.line(row);
    GameText text = select.text(row.getString("text"), line.ruleSet());
    return new GameFacts(
        line.ruleSet(),
        line.start(),
        line.moves(),
        select.status(row.getString("status")),
        line.winner(),
        GameSelect.score(row),
        Optional.ofNullable(row.getString("ended_by")),
        text.headers(),
        GameFacts.comments(text.line()),
        codes(row.getString("codes")),
        row.getString("path"));
  }

  private static List<String> codes(@Nullable String joined) {
    return joined == null ? List.of() : List.of(joined.split(",", -1));
  }
}
