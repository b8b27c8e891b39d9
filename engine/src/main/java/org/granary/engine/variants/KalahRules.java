package org.granary.engine.variants;

import java.util.List;
import java.util.Optional;
import org.granary.engine.EndReason;
import org.granary.engine.History;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;

/**
 * Kalah: the mover sows into his store as well; a last seed there moves again, a last seed in an
 * empty house of his own captures what lies opposite.
 */
final class KalahRules extends SowingRules {
  static final Parameters DEFAULTS =
      Parameters.of(
          List.of(
              Parameters.HOUSES,
              Parameters.SEEDS,
              Parameters.yesNo("emptyCapture", "a last seed opposite an empty house is taken too"),
              Parameters.yesNo("takeOwnSeed", "a capture takes the capturing seed too"),
              Parameters.yesNo("stopAtMajority", "more than half, or half each, ends the game")),
          "6",
          "4",
          "no",
          "yes",
          "no");

  KalahRules(Parameters parameters) {
    super("kalah", parameters);
  }

  @Override
  Rules create(Parameters changed) {
    return new KalahRules(changed);
  }

  @Override
  Ply carryOut(Position position, int origin) {
    Side mover = position.toMove();
    int[] seeds = position.toArray();
    int inHand = seeds[origin];
    seeds[origin] = 0;
    int stored = 0;
    int house = origin;
    boolean inStore = false;
    for (; inHand > 0; inHand--) {
      inStore = !inStore && house == lastHouse(mover);
      if (inStore) {
        stored++;
      } else {
        house = (house + 1) % seeds.length;
        seeds[house]++;
      }
    }
    List<Integer> taken = inStore ? List.of() : taken(seeds, house, mover);
    for (int captured : taken) {
      stored += seeds[captured];
      seeds[captured] = 0;
    }
    Side next = inStore ? mover : mover.opposite();
    Position after =
        Position.of(
            layout(),
            seeds,
            position.store(Side.SOUTH) + (mover == Side.SOUTH ? stored : 0),
            position.store(Side.NORTH) + (mover == Side.NORTH ? stored : 0),
            next);
    int last = inStore ? -1 : house;
    return new Ply(Move.house(origin), position, after, stored, last, taken, false);
  }

  /** The mover's house before his store. */
  private int lastHouse(Side mover) {
    return layout().firstHouse(mover) + layout().houses() - 1;
  }

  private List<Integer> taken(int[] seeds, int last, Side mover) {
    int opposite = seeds.length - 1 - last;
    boolean alone = layout().row(last) == mover && seeds[last] == 1;
    if (!alone || seeds[opposite] == 0 && !flag("emptyCapture")) {
      return List.of();
    }
    return flag("takeOwnSeed") ? List.of(opposite, last) : List.of(opposite);
  }

  @Override
  public Optional<Outcome> ending(Position position, History history) {
    Optional<Outcome> majority = majority(position);
    if (majority.isPresent() && flag("stopAtMajority")) {
      return majority;
    }
    return position.rowSeeds(position.toMove()) == 0
        ? Optional.of(new Outcome(ownRows(position), EndReason.NO_MOVE))
        : Optional.empty();
  }
}
