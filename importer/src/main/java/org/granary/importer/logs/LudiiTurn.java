package org.granary.importer.logs;

import java.util.List;
import java.util.Optional;
import org.granary.grammar.PlyClaims;

/** A turn of a trial, lap by lap, and what its lines claim. */
final class LudiiTurn {
  private final LudiiGame game;
  private final LudiiLine first;
  private final int offset;
  private LudiiLine last;

  LudiiTurn(LudiiGame game, LudiiLine first, int offset) {
    this.game = game;
    this.first = first;
    this.last = first;
    this.offset = offset;
  }

  int mover() {
    return first.mover();
  }

  int offset() {
    return offset;
  }

  /** The house that was chosen, which is one of the board. */
  int house() {
    return game.house(first.from());
  }

  /** The turn goes on with another lap: what is wrong with its beginning, if it does not fit. */
  Optional<String> lap(LudiiLine next) {
    List<Integer> targets = last.targets();
    int landed = targets.isEmpty() ? -1 : targets.get(targets.size() - 1);
    last = next;
    return landed == next.from()
        ? Optional.empty()
        : Optional.of("a lap from site " + next.from() + ", but the last one ended in " + landed);
  }

  PlyClaims claims() {
    List<Integer> targets = last.targets();
    if (!game.listsEverySeed() || targets.isEmpty()) {
      return PlyClaims.NONE;
    }
    int landing = game.house(targets.get(targets.size() - 1));
    PlyClaims claims = PlyClaims.NONE.withSown(first.targets().size());
    if (landing != LudiiGame.NOWHERE) {
      claims = claims.withLanding(landing < 0 ? PlyClaims.STORE : landing);
    }
    return last.has("ForgetValue") ? claims : claims.withCaptured(captured());
  }

  /** Seeds that the turn brought into the mover's store, those sown into it included. */
  private int captured() {
    int store = mover() == 1 ? LudiiGame.SOUTH_STORE : LudiiGame.NORTH_STORE;
    int seeds = 0;
    for (int site : last.targets()) {
      seeds += game.house(site) == store ? 1 : 0;
    }
    for (LudiiLine.Action capture : last.captures()) {
      seeds += game.house(capture.to()) == store ? capture.count() : 0;
    }
    return seeds;
  }
}
