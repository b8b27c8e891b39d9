package org.granary.cli;

import java.io.PrintWriter;
import java.util.Locale;
import org.granary.engine.Game;
import org.granary.engine.Ply;
import org.granary.exporter.games.EndText;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.PlyText;
import org.granary.grammar.BoardText;
import org.granary.grammar.Fen;
import org.granary.grammar.GameWriter;

/** A game as people read it on a terminal. */
final class GamePage {
  private final GameEntry entry;
  private final Game game;
  private final PrintWriter out;

  GamePage(GameEntry entry, PrintWriter out) {
    this.entry = entry;
    this.game = entry.game().game();
    this.out = out;
  }

  /** Who played, all moves, how it ended and the last position. */
  void print() {
    printTitle();
    out.println();
    out.println(moves());
    out.println();
    game.outcome().ifPresent(o -> out.println("Over: " + EndText.words(o.reason()) + "."));
    printPosition(game.plyCount());
  }

  /** Who played and one position. */
  void print(int ply) {
    printTitle();
    printPosition(ply);
  }

  private void printTitle() {
    String result = entry.result().isEmpty() ? "no result" : entry.result();
    out.println(entry.id() + "  " + entry.title() + "  " + result);
    if (!entry.occasion().isEmpty()) {
      out.println(entry.occasion());
    }
    out.printf(
        Locale.ROOT,
        "%s, %s, %s%n",
        entry.game().ruleSet().id(),
        Count.of(game.plyCount(), "ply", "plies"),
        entry.game().status().label());
    if (!entry.labels().isEmpty()) {
      out.println("Labels: " + String.join(", ", entry.labels()));
    }
  }

  private void printPosition(int ply) {
    out.println(ply == 0 ? "The start:" : "After " + move(ply) + " (ply " + ply + "):");
    out.println(BoardText.draw(game.position(ply)));
    out.println(Fen.format(game.position(ply)));
  }

  private String move(int number) {
    Ply ply = game.ply(number);
    return PlyText.number(number) + " " + PlyText.of(ply);
  }

  /** The moves of the canonical text, which stand after its only empty line. */
  private String moves() {
    String text = GameWriter.write(entry.game());
    int gap = text.indexOf("\n\n");
    return gap < 0 ? "(no moves)" : text.substring(gap + 2).stripTrailing();
  }
}
