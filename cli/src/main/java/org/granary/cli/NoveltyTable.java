package org.granary.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.granary.engine.Side;
import org.granary.exporter.games.PlyText;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.grammar.Fen;
import org.granary.query.openings.Novelty;
import org.granary.query.openings.Novelty.UsualMove;
import org.granary.store.StoredGame;

/** Novelties, one a row. */
final class NoveltyTable {
  static final List<Column> COLUMNS =
      List.of(
          Column.number("id", "Game"),
          Column.text("date", "Date"),
          Column.number("ply", "Ply"),
          Column.text("side", "Side"),
          Column.text("player", "Player"),
          Column.text("move", "Move"),
          Column.number("earlier", "Earlier"),
          Column.text("usual", "Usual"),
          Column.number("usual_games", "Games"),
          Column.text("position", "Position").withMaxWidth(Column.UNLIMITED));

  private NoveltyTable() {}

  /** The row of a novelty. */
  static List<Cell> row(Novelty novelty) {
    StoredGame game = novelty.game();
    Side mover = novelty.ply().mover();
    Optional<UsualMove> usual = novelty.usual();
    return List.of(
        Cell.of(game.id()),
        Cell.of(game.headers().known("Date")),
        Cell.of(novelty.number()),
        Cell.of(mover.name().toLowerCase(Locale.ROOT)),
        Cell.of(game.headers().known(mover == Side.SOUTH ? "South" : "North")),
        Cell.of(PlyText.of(novelty.ply())),
        Cell.of(novelty.earlier()),
        Cell.of(usual.map(move -> name(novelty, move))),
        usual.map(move -> Cell.of(move.games())).orElse(Cell.none()),
        Cell.of(Fen.format(novelty.ply().after())));
  }

  private static String name(Novelty novelty, UsualMove usual) {
    return PlyText.move(novelty.ply().before().layout(), usual.move());
  }
}
