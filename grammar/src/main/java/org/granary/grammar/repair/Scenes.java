package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.granary.grammar.CheckedGame;

/** Other places where the play of a record may have begun, and other rules that it may follow. */
final class Scenes {
  private static final int MOST_SEEDS_ASTRAY = 3;

  private final RuleSet ruleSet;
  private final Layout layout;
  private final List<Variant> found = new ArrayList<>();

  /** Where a candidate's play begins, and by which rules it goes. */
  record Scene(RuleSet ruleSet, Position start) {}

  /** A scene and what must have gone wrong for the record not to say so. */
  record Variant(Scene scene, Edit edit) {}

  private Scenes(RuleSet ruleSet) {
    this.ruleSet = ruleSet;
    this.layout = ruleSet.layout();
  }

  /** Every other scene of a record, under its own rules. */
  static List<Variant> of(CheckedGame game) {
    Scenes scenes = new Scenes(game.ruleSet());
    Optional<String> fen = game.headers().known("FEN");
    if (fen.isEmpty()) {
      Side other = game.game().start().toMove().opposite();
      scenes.add(Slip.START_SIDE, game.ruleSet().rules().start(other), Weights.START_SIDE);
    } else {
      Counts.read(fen.get(), game.ruleSet().layout()).ifPresent(scenes::positions);
    }
    return scenes.found;
  }

  /** The same scene by other rules. */
  static Variant under(RuleSet other, CheckedGame game) {
    boolean setUp = game.headers().known("FEN").isPresent();
    Position start = game.game().start();
    Rules rules = other.rules();
    Scene scene = new Scene(other, setUp ? start : rules.start(start.toMove()));
    return new Variant(scene, new Edit(Slip.RULES, 0, 0, Weights.RULES));
  }

  private void add(Slip slip, Position start, int weight) {
    found.add(new Variant(new Scene(ruleSet, start), new Edit(slip, 0, 0, weight)));
  }

  private void add(Counts counts, int weight) {
    counts.position(layout).ifPresent(start -> add(Slip.POSITION, start, weight));
  }

  private void positions(Counts written) {
    written.position(layout).ifPresent(p -> otherSide(p));
    int astray = layout.totalSeeds() - written.sum();
    if (astray != 0 && Math.abs(astray) <= MOST_SEEDS_ASTRAY) {
      for (int i = 0; i < written.size(); i++) {
        add(written.with(i, astray), Weights.POSITION_SUM);
      }
    }
    rows(written);
    exchanges(written);
    add(Slip.POSITION, ruleSet.rules().start(written.toMove()), Weights.NO_POSITION);
  }

  private void otherSide(Position position) {
    Position other = position.withToMove(position.toMove().opposite());
    add(Slip.START_SIDE, other, Weights.START_SIDE);
  }

  private void rows(Counts written) {
    int houses = layout.houses();
    Counts south = written.reversed(0, houses);
    Counts north = written.reversed(houses, houses);
    add(north, Weights.POSITION_ROW);
    add(south, Weights.POSITION_ROW);
    add(south.reversed(houses, houses), Weights.POSITION_ROW);
    add(written.rowsExchanged(houses), Weights.POSITION_ROW);
  }

  private void exchanges(Counts written) {
    for (int i = 0; i < written.size(); i++) {
      for (int j = 0; j < written.size(); j++) {
        if (i < j && written.get(i) != written.get(j)) {
          int apart = written.get(j) - written.get(i);
          add(written.with(i, apart).with(j, -apart), Weights.POSITION_EXCHANGED);
        }
        if (i != j && written.get(i) > 0) {
          add(written.with(i, -1).with(j, 1), Weights.POSITION_MOVED);
        }
      }
    }
  }
}
