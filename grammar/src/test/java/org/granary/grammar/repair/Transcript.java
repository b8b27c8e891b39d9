package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.List;
import org.granary.engine.Game;
import org.granary.engine.Position;
import org.granary.engine.Score;
import org.granary.grammar.Fen;
import org.granary.grammar.HouseNames;

/** A game as a scribe writes it down, before and after it is damaged; plies are 0-based here. */
final class Transcript {
  private final Game game;
  private final boolean marks;
  private final List<Ply> plies = new ArrayList<>();
  private String fen = "";
  private String result;

  /** One ply as written. */
  record Ply(int house, int captured) {}

  Transcript(Game game, boolean marks) {
    this.game = game;
    this.marks = marks;
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      plies.add(new Ply(game.move(ply).code(), game.captured(ply)));
    }
    Position usual = game.ruleSet().rules().start(game.start().toMove());
    if (!game.start().equals(usual)) {
      fen = Fen.format(game.start());
    }
    result = game.outcome().orElseThrow().score().toString();
  }

  List<Ply> plies() {
    return plies;
  }

  int house(int ply) {
    return plies.get(ply).house();
  }

  void set(int ply, int house) {
    plies.set(ply, new Ply(house, plies.get(ply).captured()));
  }

  void claim(int ply, int captured) {
    plies.set(ply, new Ply(house(ply), captured));
  }

  void exchange(int one, int other) {
    plies.set(one, plies.set(other, plies.get(one)));
  }

  void setFen(String position) {
    fen = position;
  }

  /** Writes the winner's seeds two too few or the loser's too many. */
  void swapResult() {
    Score score = game.outcome().orElseThrow().score();
    result = new Score(Math.max(0, score.southHalves() - 4), score.northHalves() + 4).toString();
  }

  /** The record, without saying by what rules. */
  String text() {
    StringBuilder text = new StringBuilder("[Variant \"Oware Abapa\"]\n");
    if (!fen.isEmpty()) {
      text.append("[FEN \"").append(fen).append("\"]\n");
    }
    text.append("[Result \"").append(result).append("\"]\n\n");
    for (int i = 0; i < plies.size(); i++) {
      text.append(i % 2 == 0 ? i / 2 + 1 + ". " : "");
      text.append(HouseNames.name(game.ruleSet().layout(), house(i)));
      if (marks && plies.get(i).captured() > 0) {
        text.append('+').append(plies.get(i).captured());
      }
      text.append(i % 20 == 19 ? '\n' : ' ');
    }
    return text.append(result).append('\n').toString();
  }
}
