package org.granary.exporter.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Position;
import org.granary.engine.Score;
import org.granary.engine.Side;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Fen;

/** One row a game. */
public final class GamesTable {
  private static final List<Column> COLUMNS =
      List.of(
          Column.number("id", "Game"),
          Column.text("south", "South"),
          Column.text("north", "North"),
          Column.text("event", "Event"),
          Column.text("site", "Site"),
          Column.text("round", "Round"),
          Column.text("date", "Date"),
          Column.text("rules", "Rules"),
          Column.text("result", "Result"),
          Column.text("winner", "Winner"),
          Column.number("south_score", "South's score"),
          Column.number("north_score", "North's score"),
          Column.number("plies", "Plies"),
          Column.number("captures", "Captures"),
          Column.text("end", "End"),
          Column.text("status", "Status"),
          Column.number("errors", "Errors"),
          Column.text("source", "Source"),
          Column.number("line", "Line"),
          Column.text("start", "Start"));

  private static final Column MOVES = Column.text("moves", "Moves").withMaxWidth(Column.UNLIMITED);

  private GamesTable() {}

  /** The columns, without the moves. */
  public static List<Column> columns() {
    return COLUMNS;
  }

  /** The columns and a last one with all moves. */
  public static List<Column> columnsWithMoves() {
    List<Column> columns = new ArrayList<>(COLUMNS);
    columns.add(MOVES);
    return columns;
  }

  /** The row of a game, for {@link #columns}. */
  public static List<Cell> row(GameEntry entry) {
    List<Cell> row = new ArrayList<>();
    row.add(Cell.of(entry.id()));
    row.add(Cell.of(entry.player(Side.SOUTH)));
    row.add(Cell.of(entry.player(Side.NORTH)));
    for (String tag : List.of("Event", "Site", "Round")) {
      row.add(Cell.of(entry.headers().known(tag)));
    }
    row.add(entry.date().map(GamesTable::date).orElse(Cell.none()));
    row.add(Cell.of(entry.game().ruleSet().id()));
    addResult(entry, row);
    addPlay(entry.game().game(), row);
    row.add(Cell.of(entry.game().status().label()));
    row.add(Cell.of(entry.errors().size()));
    row.add(Cell.of(entry.game().text().source().source()));
    row.add(Cell.of(entry.game().text().source().line()));
    row.add(Cell.of(start(entry.game())));
    return row;
  }

  /** The row of a game, for {@link #columnsWithMoves}. */
  public static List<Cell> rowWithMoves(GameEntry entry) {
    List<Cell> row = row(entry);
    row.add(Cell.of(moves(entry.game().game())));
    return row;
  }

  /** The position that the game begins from, if that is not the usual one. */
  private static Optional<String> start(CheckedGame game) {
    Position usual = game.ruleSet().rules().start(Side.SOUTH);
    Position start = game.game().start();
    return start.equals(usual) ? Optional.empty() : Optional.of(Fen.format(start));
  }

  private static void addResult(GameEntry entry, List<Cell> row) {
    row.add(Cell.of(optional(entry.result())));
    row.add(Cell.of(optional(entry.winner())));
    for (Side side : Side.values()) {
      row.add(entry.game().score().map(score -> seeds(score, side)).orElse(Cell.none()));
    }
  }

  private static void addPlay(Game game, List<Cell> row) {
    int captures = 0;
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      captures += game.captured(ply) > 0 ? 1 : 0;
    }
    row.add(Cell.of(game.plyCount()));
    row.add(Cell.of(captures));
    row.add(Cell.of(game.outcome().map(outcome -> EndText.label(outcome.reason()))));
  }

  private static String moves(Game game) {
    StringBuilder moves = new StringBuilder();
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      moves.append(ply == 1 ? "" : " ");
      moves.append(PlyText.move(game.start().layout(), game.move(ply)));
    }
    return moves.toString();
  }

  private static Cell date(GameDate date) {
    return date.day().map(Cell::of).orElse(Cell.of(date.text()));
  }

  static Cell seeds(Score score, Side side) {
    int halves = score.halves(side);
    return halves % 2 == 0 ? Cell.of(halves / 2) : Cell.of(halves / 2.0, 1);
  }

  private static Optional<String> optional(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }
}
