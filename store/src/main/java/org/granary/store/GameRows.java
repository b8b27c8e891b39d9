package org.granary.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.Fen;
import org.granary.grammar.GameStatus;
import org.granary.grammar.Headers;
import org.granary.grammar.Tag;

/** Writes games into the tables. */
final class GameRows implements AutoCloseable {
  /** Tags that are not in the table of tags. */
  private static final Set<String> OWN_COLUMN =
      Set.of("Variant", "Event", "Site", "Date", "Round", "South", "North", "Result");

  private final PreparedStatement games;
  private final PreparedStatement records;
  private final PreparedStatement tags;
  private final PreparedStatement diagnostics;
  private final RuleSetRows ruleSets;
  private final Map<NameKind, Names> names = new EnumMap<>(NameKind.class);

  GameRows(Path file, Connection connection) throws SQLException {
    games =
        connection.prepareStatement(
            "INSERT INTO games (id, rule_set, status, broken_at, winner, south_halves,"
                + " north_halves, plies, ended_by, south, north, event, site, round, date,"
                + " first_day, last_day, file, record, line, batch, fingerprint, start, moves)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    records =
        connection.prepareStatement("INSERT INTO records (game, text, original) VALUES (?, ?, ?)");
    tags =
        connection.prepareStatement(
            "INSERT INTO tags (game, place, name, value) VALUES (?, ?, ?, ?)");
    diagnostics =
        connection.prepareStatement(
            "INSERT INTO diagnostics (game, file, severity, code, line, \"column\", length,"
                + " message, suggestions) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    ruleSets = new RuleSetRows(file, connection);
    for (NameKind kind : NameKind.values()) {
      names.put(kind, new Names(connection, kind));
    }
  }

  /** The names of a kind. */
  Names names(NameKind kind) {
    return Objects.requireNonNull(names.get(kind));
  }

  /** The rule sets. */
  RuleSetRows ruleSets() {
    return ruleSets;
  }

  /** Writes a game with all that belongs to it. */
  void insert(long id, long file, long batch, NewGame game) throws SQLException {
    new Row(games)
        .number(id)
        .number(ruleSets.id(game.facts().ruleSet()))
        .with(row -> outcome(row, game.facts()))
        .with(row -> headers(row, game.facts().headers()))
        .number(file)
        .number(game.record())
        .number(game.line())
        .number(batch)
        .bytes(game.fingerprint().bytes())
        .text(start(game.facts()))
        .bytes(game.facts().moves())
        .insert();
    new Row(records).number(id).text(game.text()).bytes(game.original()).insert();
    insertTags(id, game.facts().headers().tags());
    for (Diagnostic diagnostic : game.diagnostics()) {
      insert(id, file, diagnostic);
    }
  }

  private static void outcome(Row row, GameFacts facts) throws SQLException {
    int plies = facts.moves().length;
    boolean broken = facts.status() == GameStatus.BROKEN;
    row.text(facts.status().label())
        .number(broken ? OptionalInt.of(plies + 1) : OptionalInt.empty())
        .text(
            Optional.of(facts.winner())
                .filter(winner -> winner != Winner.UNKNOWN)
                .map(GameDocument::label))
        .number(halves(facts, Side.SOUTH))
        .number(halves(facts, Side.NORTH))
        .number(plies)
        .text(facts.endedBy());
  }

  private static OptionalInt halves(GameFacts facts, Side side) {
    return facts.score().stream().mapToInt(score -> score.halves(side)).findFirst();
  }

  private void headers(Row row, Headers headers) throws SQLException {
    Optional<String> date = headers.known("Date");
    Optional<DayRange> days = date.flatMap(DayRange::parse);
    row.name(names(NameKind.PLAYER), headers.known("South"))
        .name(names(NameKind.PLAYER), headers.known("North"))
        .name(names(NameKind.EVENT), headers.known("Event"))
        .name(names(NameKind.SITE), headers.known("Site"))
        .text(headers.known("Round"))
        .text(date)
        .number(days.stream().mapToInt(DayRange::first).findFirst())
        .number(days.stream().mapToInt(DayRange::last).findFirst());
  }

  private static Optional<String> start(GameFacts facts) {
    boolean usual = facts.start().equals(facts.ruleSet().rules().start(Side.SOUTH));
    return usual ? Optional.empty() : Optional.of(Fen.format(facts.start()));
  }

  private void insertTags(long id, List<Tag> all) throws SQLException {
    for (int place = 0; place < all.size(); place++) {
      Tag tag = all.get(place);
      if (!OWN_COLUMN.contains(tag.name())) {
        new Row(tags).number(id).number(place).text(tag.name()).text(tag.value()).insert();
      }
    }
  }

  /** Writes what is wrong with a file, apart from its games. */
  void insert(long file, Diagnostic diagnostic) throws SQLException {
    insert(new Row(diagnostics).none(), file, diagnostic);
  }

  private void insert(long game, long file, Diagnostic diagnostic) throws SQLException {
    insert(new Row(diagnostics).number(game), file, diagnostic);
  }

  private static void insert(Row row, long file, Diagnostic diagnostic) throws SQLException {
    row.number(file)
        .text(diagnostic.severity().label())
        .text(diagnostic.code().id())
        .number(diagnostic.span().line())
        .number(diagnostic.span().column())
        .number(diagnostic.span().length())
        .text(diagnostic.message())
        .text(
            Optional.of(String.join("\n", diagnostic.suggestions()))
                .filter(suggestions -> !suggestions.isEmpty()))
        .insert();
  }

  @Override
  public void close() throws SQLException {
    games.close();
    records.close();
    tags.close();
    diagnostics.close();
    ruleSets.close();
    for (Names table : names.values()) {
      table.close();
    }
  }

  /** The values of one row, set from left to right. */
  private static final class Row {
    private final PreparedStatement statement;
    private int column;

    private interface Part {
      void set(Row row) throws SQLException;
    }

    Row(PreparedStatement statement) {
      this.statement = statement;
    }

    Row with(Part part) throws SQLException {
      part.set(this);
      return this;
    }

    Row none() throws SQLException {
      statement.setNull(++column, Types.NULL);
      return this;
    }

    Row number(long value) throws SQLException {
      statement.setLong(++column, value);
      return this;
    }

    Row number(OptionalInt value) throws SQLException {
      return value.isPresent() ? number(value.getAsInt()) : none();
    }

    Row text(String value) throws SQLException {
      statement.setString(++column, value);
      return this;
    }

    Row text(Optional<String> value) throws SQLException {
      return value.isPresent() ? text(value.get()) : none();
    }

    Row bytes(byte[] value) throws SQLException {
      statement.setBytes(++column, value);
      return this;
    }

    Row bytes(Optional<byte[]> value) throws SQLException {
      return value.isPresent() ? bytes(value.get()) : none();
    }

    Row name(Names names, Optional<String> name) throws SQLException {
      return name.isPresent() ? number(names.id(name.get())) : none();
    }

    void insert() throws SQLException {
      statement.executeUpdate();
    }
  }
}
