package org.granary.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.search.IndexSearcher;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameStatus;

/** Looks for anything in a collection that contradicts anything else. */
final class CollectionCheck {
  /** More would not help anybody. */
  private static final int MOST_PROBLEMS = 100;

  private static final String GAMES =
      "SELECT "
          + GameSelect.LINE
          + ", g.plies, g.status, g.south_halves, g.north_halves, g.fingerprint, t.text,"
          + " south.name AS south_name, north.name AS north_name"
          + GameSelect.FROM
          + " LEFT JOIN records t ON t.game = g.id LEFT JOIN players south ON south.id = g.south"
          + " LEFT JOIN players north ON north.id = g.north WHERE g.id % ? = 0 ORDER BY g.id";

  private final Database database;
  private final GameSelect select;
  private final IndexCheck index;
  private final List<String> problems = new ArrayList<>();
  private final StoredText texts;
  private long replayed;
  private long plies;

  CollectionCheck(Database database, GameSelect select, IndexSearcher searcher) {
    this.database = database;
    this.select = select;
    this.texts = new StoredText(select);
    this.index = new IndexCheck(searcher, this::problem);
  }

  /** Checks everything, and reads and replays every {@code every}th game again. */
  CheckReport run(int every) {
    checkDatabase();
    checkNames();
    index.checkFiles();
    checkGames(every);
    long games = database.number("SELECT count(*) FROM games");
    index.checkGames(games);
    if (every == 1) {
      index.checkPositions();
    }
    return new CheckReport(games, replayed, plies, problems);
  }

  private void problem(String sentence) {
    if (problems.size() < MOST_PROBLEMS) {
      problems.add(sentence);
    }
  }

  private void checkDatabase() {
    for (String line : words("PRAGMA integrity_check(20)")) {
      if (!line.equals("ok")) {
        problem("games.db: " + line);
      }
    }
    for (String table : words("PRAGMA foreign_key_check")) {
      problem("games.db: a row of the table " + table + " refers to one that is not there");
    }
    long texts = database.number("SELECT count(*) FROM records");
    long games = database.number("SELECT count(*) FROM games");
    if (texts != games) {
      problem("games.db: " + games + " games, but " + texts + " texts");
    }
  }

  private void checkNames() {
    for (NameKind kind : NameKind.values()) {
      String table = kind.table();
      String chains = "SELECT s.name FROM %s s JOIN %s m ON m.id = s.main WHERE m.main IS NOT NULL";
      for (String name : words(chains.replace("%s", table))) {
        problem("games.db: \"" + name + "\" counts as a name that counts as another one");
      }
      for (String name : words("SELECT name FROM " + table + " WHERE main IS NULL")) {
        if (!Names.composed(name).equals(name)) {
          problem("games.db: \"" + name + "\" does not count as its composed form");
        }
      }
    }
  }

  private List<String> words(String sql) {
    return database.ask(
        connection -> {
          List<String> words = new ArrayList<>();
          try (PreparedStatement statement = connection.prepareStatement(sql);
              ResultSet row = statement.executeQuery()) {
            while (row.next()) {
              words.add(row.getString(1));
            }
          }
          return words;
        });
  }

  private void checkGames(int every) {
    database.run(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(GAMES)) {
            statement.setInt(1, every);
            try (ResultSet row = statement.executeQuery()) {
              while (row.next()) {
                checkGame(row);
              }
            }
          }
        });
  }

  private void checkGame(ResultSet row) throws SQLException {
    long id = row.getLong(1);
    try {
      problem(row).ifPresent(words -> problem("game " + id + ": " + words));
    } catch (StoreException e) {
      index.passOver();
      problem("game " + id + ": it cannot be read: " + e.getMessage());
    }
  }

  /** What is wrong with the game of a row. */
  private Optional<String> problem(ResultSet row) throws SQLException {
    StoredLine line = select.line(row);
    GameStatus status = select.status(row.getString("status"));
    replayed++;
    plies += line.plyCount();
    if (line.replay().stop().isPresent() || row.getInt("plies") != line.plyCount()) {
      index.passOver();
      return Optional.of("its moves cannot be replayed");
    }
    index.checkGame(line);
    String text = row.getString("text");
    return text == null ? Optional.empty() : contradiction(row, line, status, text);
  }

  private Optional<String> contradiction(
      ResultSet row, StoredLine line, GameStatus status, String text) throws SQLException {
    CheckedGame checked = texts.read(line, text);
    if (!Arrays.equals(checked.game().moveCodes(), line.moves())
        || !checked.game().start().equals(line.start())) {
      return Optional.of("its text gives other moves than are stored");
    }
    if (checked.winner() != line.winner() || !checked.score().equals(GameSelect.score(row))) {
      return Optional.of("its result is not that of its text");
    }
    if (!isNamed(checked, "South", row) || !isNamed(checked, "North", row)) {
      return Optional.of("its players are not those of its text");
    }
    byte[] fingerprint = Fingerprint.of(checked, text).bytes();
    boolean same = Arrays.equals(fingerprint, row.getBytes("fingerprint"));
    return same || status == GameStatus.BROKEN
        ? Optional.empty()
        : Optional.of("its fingerprint is not that of its text");
  }

  private static boolean isNamed(CheckedGame game, String tag, ResultSet row) throws SQLException {
    Optional<String> stored = Optional.ofNullable(row.getString(tag + "_name"));
    return game.headers().known(tag).equals(stored);
  }
}
