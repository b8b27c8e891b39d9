package org.granary.store;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Score;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.Fen;
import org.granary.grammar.GameReader;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameText;
import org.granary.grammar.RawRecord;
import org.granary.grammar.Severity;
import org.granary.grammar.Span;
import org.granary.store.StoreException.Kind;
import org.jspecify.annotations.Nullable;

/** Reads games out of the tables. */
final class GameSelect {
  /** The columns of a line, which stand first. */
  static final String LINE = "g.id, r.name, g.start, g.moves, g.winner";

  static final String FROM = " FROM games g JOIN rule_sets r ON r.id = g.rule_set";

  static final String LINE_OF_GAME = "SELECT " + LINE + FROM + " WHERE g.id = ?";

  static final String GAME =
      "SELECT "
          + LINE
          + ", g.status, g.broken_at, g.south_halves, g.north_halves, g.record, g.line, f.path,"
          + " t.text, (SELECT group_concat(label, char(10) ORDER BY label) FROM labels"
          + " WHERE game = g.id) labels"
          + FROM
          + " JOIN records t ON t.game = g.id JOIN files f ON f.id = g.file WHERE g.id = ?";

  static final String DIAGNOSTICS =
      "SELECT d.severity, d.code, d.line, d.\"column\", d.length, d.message, d.suggestions, f.path"
          + " FROM diagnostics d JOIN files f ON f.id = d.file WHERE d.game = ? ORDER BY d.id";

  private static final String LINES =
      "SELECT " + LINE + FROM + " WHERE g.id BETWEEN ? AND ? ORDER BY g.id";

  private final Database database;
  private final Map<String, RuleSet> ruleSets = new HashMap<>();
  private final Map<Layout, GameReader> parsers = new HashMap<>();
  private final Map<String, Position> starts = new HashMap<>();

  GameSelect(Database database) {
    this.database = database;
  }

  /** The rule set of an id. */
  RuleSet ruleSet(String id) {
    return ruleSets.computeIfAbsent(id, name -> RuleSetRows.read(database, name));
  }

  /** The line in the present row of {@link #LINE}. */
  StoredLine line(ResultSet row) throws SQLException {
    RuleSet ruleSet = ruleSet(row.getString(2));
    String start = row.getString(3);
    return new StoredLine(
        row.getLong(1),
        ruleSet,
        start == null ? usualStart(ruleSet) : start(start, ruleSet),
        row.getBytes(4),
        winner(row.getString(5)));
  }

  private Position usualStart(RuleSet ruleSet) {
    return starts.computeIfAbsent(ruleSet.id(), id -> ruleSet.rules().start(Side.SOUTH));
  }

  private Position start(String text, RuleSet ruleSet) {
    return Fen.parse(text, ruleSet).position().orElseThrow(() -> unknown("the start " + text));
  }

  private Winner winner(@Nullable String label) {
    return label == null ? Winner.UNKNOWN : constant(Winner.class, label);
  }

  GameStatus status(String label) {
    return constant(GameStatus.class, label);
  }

  private <E extends Enum<E>> E constant(Class<E> type, String label) {
    try {
      return Enum.valueOf(type, label.toUpperCase(Locale.ROOT).replace('-', '_'));
    } catch (IllegalArgumentException e) {
      throw unknown("the word " + label);
    }
  }

  /** A newer Granary may write words that this one does not know, without another schema. */
  private StoreException unknown(String what) {
    return new StoreException(
        Kind.TOO_NEW,
        database.file(),
        "it holds something that is unknown here: " + what,
        "Use a newer Granary; if there is none, the database is damaged");
  }

  static OptionalInt optionalInt(ResultSet row, String column) throws SQLException {
    int value = row.getInt(column);
    return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(value);
  }

  static Optional<Score> score(ResultSet row) throws SQLException {
    OptionalInt south = optionalInt(row, "south_halves");
    OptionalInt north = optionalInt(row, "north_halves");
    return south.isPresent() && north.isPresent()
        ? Optional.of(new Score(south.getAsInt(), north.getAsInt()))
        : Optional.empty();
  }

  /** The game in the present row of {@link #GAME}. */
  StoredGame game(ResultSet row) throws SQLException {
    StoredLine line = line(row);
    return new StoredGame(
        line,
        status(row.getString("status")),
        optionalInt(row, "broken_at"),
        score(row),
        text(row.getString("text"), line.ruleSet()).headers(),
        row.getString("path"),
        row.getInt("record"),
        row.getInt("line"),
        lines(row.getString("labels")));
  }

  private static List<String> lines(@Nullable String joined) {
    return joined == null ? List.of() : List.of(joined.split("\n", -1));
  }

  /** A canonical text parsed. */
  GameText text(String text, RuleSet ruleSet) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    RawRecord raw = new RawRecord("games.db", 1, 1, bytes, StandardCharsets.UTF_8, text, List.of());
    return parsers
        .computeIfAbsent(ruleSet.layout(), layout -> new GameReader(layout))
        .read(raw)
        .text();
  }

  /** The lines of the games with ids from {@code first} to {@code last}, in order. */
  void lines(Connection connection, long first, long last, Consumer<StoredLine> visitor)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(LINES)) {
      statement.setLong(1, first);
      statement.setLong(2, last);
      try (ResultSet row = statement.executeQuery()) {
        while (row.next()) {
          visitor.accept(line(row));
        }
      }
    }
  }

  /** The diagnostic in the present row of {@link #DIAGNOSTICS}. */
  Diagnostic diagnostic(ResultSet row) throws SQLException {
    return new Diagnostic(
        constant(Severity.class, row.getString("severity")),
        constant(DiagnosticCode.class, row.getString("code")),
        new Span(
            row.getString("path"), row.getInt("line"), row.getInt("column"), row.getInt("length")),
        row.getString("message"),
        lines(row.getString("suggestions")));
  }
}
