package org.granary.engine.variants;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.granary.engine.EndReason;
import org.granary.engine.History;
import org.granary.engine.Illegality;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Phase;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;

/**
 * Ayoayo: a last seed in a filled house goes on sowing from there; a last seed in an empty house of
 * the mover's own captures what lies opposite, and itself.
 */
final class AyoayoRules extends SowingRules {
  static final Parameters DEFAULTS =
      Parameters.of(
          List.of(
              Parameters.HOUSES,
              Parameters.SEEDS,
              Parameters.yesNo("mustFeed", "a starved opponent must be fed"),
              Parameters.yesNo("stopAtMajority", "more than half, or half each, ends the game")),
          "6",
          "4",
          "yes",
          "yes");

  AyoayoRules(Parameters parameters) {
    super("ayoayo", parameters);
  }

  @Override
  Rules create(Parameters changed) {
    return new AyoayoRules(changed);
  }

  @Override
  Optional<Illegality> refusal(Position position, int house) {
    Side opponent = position.toMove().opposite();
    boolean starved = flag("mustFeed") && position.rowSeeds(opponent) == 0;
    return starved && carryOut(position, house).after().rowSeeds(opponent) == 0
        ? Optional.of(Illegality.MUST_FEED)
        : Optional.empty();
  }

  @Override
  Ply carryOut(Position position, int origin) {
    int[] seeds = position.toArray();
    Set<List<Integer>> laps = new HashSet<>();
    int last = lap(seeds, origin);
    while (seeds[last] > 1) {
      if (!laps.add(lapKey(seeds, last))) {
        return endlessPly(position, origin);
      }
      last = lap(seeds, last);
    }
    return capture(position, origin, seeds, last);
  }

  /** Sows one lap, past its origin, and tells the last house. */
  private static int lap(int[] seeds, int origin) {
    int inHand = seeds[origin];
    seeds[origin] = 0;
    int house = origin;
    while (inHand > 0) {
      house = (house + 1) % seeds.length;
      if (house != origin) {
        seeds[house]++;
        inHand--;
      }
    }
    return house;
  }

  private static List<Integer> lapKey(int[] seeds, int house) {
    int[] key = Arrays.copyOf(seeds, seeds.length + 1);
    key[seeds.length] = house;
    return Arrays.stream(key).boxed().toList();
  }

  private Ply capture(Position position, int origin, int[] seeds, int last) {
    Side mover = position.toMove();
    int opposite = seeds.length - 1 - last;
    List<Integer> taken =
        layout().row(last) == mover && seeds[opposite] > 0 ? List.of(opposite, last) : List.of();
    int captured = 0;
    for (int house : taken) {
      captured += seeds[house];
      seeds[house] = 0;
    }
    Position after =
        Position.of(
            layout(),
            seeds,
            position.store(Side.SOUTH) + (mover == Side.SOUTH ? captured : 0),
            position.store(Side.NORTH) + (mover == Side.NORTH ? captured : 0),
            mover.opposite());
    return new Ply(Move.house(origin), position, after, captured, last, taken, false);
  }

  @Override
  public Optional<Outcome> ending(Position position, History history) {
    if (position.marks().phase() == Phase.ENDLESS) {
      return Optional.of(endless(position));
    }
    Optional<Outcome> majority = majority(position);
    if (majority.isPresent() && flag("stopAtMajority")) {
      return majority;
    }
    return legalMoves(position).isEmpty()
        ? Optional.of(new Outcome(ownRows(position), EndReason.NO_MOVE))
        : Optional.empty();
  }
}
