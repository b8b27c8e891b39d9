package org.granary.store;

import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PointValues;
import org.apache.lucene.search.IndexSearcher;
import org.granary.engine.RuleSet;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameText;
import org.granary.grammar.ParsedGame;

/** Looks for anything in a collection that contradicts anything else. */
final class CollectionCheck {
  /** More would not help anybody. */
  private static final int MOST_PROBLEMS = 100;

  private static final String GAMES =
      "SELECT "
          + GameSelect.LINE
          + ", g.plies, g.status, g.fingerprint, t.text"
          + GameSelect.FROM
          + " LEFT JOIN records t ON t.game = g.id WHERE g.id % ? = 0 ORDER BY g.id";

  private final Database database;
  private final GameSelect select;
  private final IndexSearcher searcher;
  private final List<String> problems = new ArrayList<>();
  private final Map<String, Long> positions = new TreeMap<>();
  private final Map<RuleSet, GameChecker> checkers = new HashMap<>();
  private long replayed;
  private long plies;

  CollectionCheck(Database database, GameSelect select, IndexSearcher searcher) {
    this.database = database;
    this.select = select;
    this.searcher = searcher;
  }

  /** Checks everything, and reads and replays every {@code every}th game again. */
  CheckReport run(int every) {
    checkDatabase();
    checkGames(every);
    checkIndex(every == 1);
    long games = database.number("SELECT count(*) FROM games");
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

  private List<String> words(String pragma) {
    return database.ask(
        connection -> {
          List<String> words = new ArrayList<>();
          try (PreparedStatement statement = connection.prepareStatement(pragma);
              ResultSet row = statement.executeQuery()) {
            while (row.next() && words.size() < MOST_PROBLEMS) {
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
    StoredLine line = select.line(row);
    replayed++;
    plies += line.plyCount();
    if (line.replay().stop().isPresent() || row.getInt("plies") != line.plyCount()) {
      problem("game " + line.id() + ": its moves cannot be replayed");
      return;
    }
    String text = row.getString("text");
    if (text != null) {
      CheckedGame checked = read(line, text);
      if (!Arrays.equals(checked.game().moveCodes(), line.moves())) {
        problem("game " + line.id() + ": its text gives other moves than are stored");
      } else if (!Fingerprint.of(checked, text).equals(Fingerprint.of(row.getBytes("fingerprint")))
          && GameSelect.status(row.getString("status")) != GameStatus.BROKEN) {
        problem("game " + line.id() + ": its fingerprint is not that of its text");
      }
    }
    checkPositions(line);
  }

  /** The text read and replayed under the rule set that the game is stored with. */
  private CheckedGame read(StoredLine line, String text) {
    GameText parsed = select.text(text, line.ruleSet());
    return checkers
        .computeIfAbsent(line.ruleSet(), ruleSet -> new GameChecker(ruleSet))
        .check(new ParsedGame(parsed, List.of()));
  }

  /** Whether the index finds the game, and by its start and by its last position. */
  private void checkPositions(StoredLine line) {
    PositionKey key = PositionKey.of(line.ruleSet());
    byte[] keys =
        key.line(line.ruleSet().rules().board(), line.start(), line.moves(), line.winner());
    positions.merge(
        IndexFields.positions(line.ruleSet()), (long) keys.length / key.width(), Long::sum);
    try {
      if (searcher.count(LongPoint.newExactQuery(IndexFields.ID, line.id())) != 1) {
        problem("game " + line.id() + ": the index does not have it once");
      }
    } catch (IOException e) {
      problem("game " + line.id() + ": the index cannot be read: " + e.getMessage());
    }
  }

  private void checkIndex(boolean allReplayed) {
    long games = database.number("SELECT count(*) FROM games");
    int documents = searcher.getIndexReader().numDocs();
    if (documents != games) {
      problem("index: " + documents + " games, the database has " + games);
    }
    if (searcher.getIndexReader().hasDeletions()) {
      problem("index: it has deleted games in it, so openings count too much");
    }
    try {
      for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
        leaf.reader().checkIntegrity();
      }
      if (allReplayed) {
        checkCounts();
      }
    } catch (IOException e) {
      problem("index: it is damaged (" + e.getMessage() + "); rebuild it");
    }
  }

  private void checkCounts() throws IOException {
    for (Map.Entry<String, Long> field : positions.entrySet()) {
      long indexed = 0;
      for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
        LeafReader reader = leaf.reader();
        PointValues points = reader.getPointValues(field.getKey());
        indexed += points == null ? 0 : points.size();
      }
      if (indexed != field.getValue()) {
        problem("index: " + indexed + " values in " + field.getKey() + ", not " + field.getValue());
      }
    }
  }
}
