package org.granary.engine.variants;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.EndReason;
import org.granary.engine.History;
import org.granary.engine.Marks;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Score;
import org.granary.engine.Side;

/**
 * Toguz Kumalak: the first seed stays in its house; a last seed that makes an even number in an
 * opponent's house captures it, one that makes three may turn it into the mover's tuzdyk, whose
 * seeds go to his store from then on.
 *
 * <p>A tuzdyk is a captured house of the position's {@link Marks}; it never holds seeds.
 */
final class ToguzRules extends SowingRules {
  static final Parameters DEFAULTS =
      Parameters.of(
          List.of(
              Parameters.HOUSES,
              Parameters.SEEDS,
              Parameters.yesNo("ninthTuzdyk", "the last house of a row may be made a tuzdyk"),
              Parameters.yesNo("stopAtMajority", "more than half, or half each, ends the game")),
          "9",
          "9",
          "no",
          "yes");

  ToguzRules(Parameters parameters) {
    super("toguz-kumalak", parameters);
  }

  @Override
  Rules create(Parameters changed) {
    return new ToguzRules(changed);
  }

  /** Where a side stands in arrays of two. */
  static int index(Side side) {
    return side == Side.SOUTH ? 0 : 1;
  }

  /** Seeds on their way: houses, stores by side and tuzdyks by side. */
  private static final class Sowing {
    private final int[] seeds;
    private final int[] stores;
    private final long[] tuzdyks;

    private Sowing(Position position) {
      seeds = position.toArray();
      stores = new int[] {position.store(Side.SOUTH), position.store(Side.NORTH)};
      tuzdyks = new long[] {position.marks().capturedBySouth(), position.marks().capturedByNorth()};
    }

    private void drop(int house) {
      int owner = (tuzdyks[0] >>> house & 1) != 0 ? 0 : (tuzdyks[1] >>> house & 1) != 0 ? 1 : -1;
      if (owner < 0) {
        seeds[house]++;
      } else {
        stores[owner]++;
      }
    }

    private void take(int house, Side mover) {
      stores[index(mover)] += seeds[house];
      seeds[house] = 0;
    }
  }

  @Override
  Ply carryOut(Position position, int origin) {
    Side mover = position.toMove();
    Sowing sowing = new Sowing(position);
    int inHand = sowing.seeds[origin];
    int last = inHand == 1 ? origin + 1 : origin + inHand - 1;
    sowing.seeds[origin] = 0;
    for (int i = inHand == 1 ? 1 : 0; i <= last - origin; i++) {
      sowing.drop((origin + i) % sowing.seeds.length);
    }
    last %= sowing.seeds.length;
    boolean captures = captures(sowing, last, mover);
    if (captures) {
      sowing.take(last, mover);
    }
    Marks marks = position.marks();
    Position after =
        Position.of(layout(), sowing.seeds, sowing.stores[0], sowing.stores[1], mover.opposite())
            .withMarks(
                new Marks(sowing.tuzdyks[0], sowing.tuzdyks[1], marks.ownedBySouth(), marks.hit()));
    int captured = after.store(mover) - position.store(mover);
    List<Integer> taken = captures ? List.of(last) : List.of();
    return new Ply(Move.house(origin), position, after, captured, last, taken, false);
  }

  /** Whether the last seed captures; notes the tuzdyk if it makes one. */
  private boolean captures(Sowing sowing, int last, Side mover) {
    int count = sowing.seeds[last];
    if (layout().row(last) == mover || count == 0) {
      return false;
    }
    if (count == 3 && mayBeTuzdyk(sowing, last, mover)) {
      sowing.tuzdyks[index(mover)] |= 1L << last;
      return true;
    }
    return count % 2 == 0;
  }

  private boolean mayBeTuzdyk(Sowing sowing, int house, Side mover) {
    boolean first = sowing.tuzdyks[index(mover)] == 0;
    boolean barred = house % layout().houses() == layout().houses() - 1 && !flag("ninthTuzdyk");
    long theirs = sowing.tuzdyks[index(mover.opposite())];
    return first && !barred && (theirs >>> layout().turned(house) & 1) == 0;
  }

  @Override
  public Board board() {
    return new ToguzBoard(this);
  }

  @Override
  public Optional<Outcome> ending(Position position, History history) {
    Optional<Outcome> majority = majority(position);
    if (majority.isPresent() && flag("stopAtMajority")) {
      return majority;
    }
    Side stuck = position.toMove();
    if (position.rowSeeds(stuck) > 0) {
      return Optional.empty();
    }
    int rest = position.seedsOnBoard();
    int south = position.store(Side.SOUTH) + (stuck == Side.NORTH ? rest : 0);
    int north = position.store(Side.NORTH) + (stuck == Side.SOUTH ? rest : 0);
    return Optional.of(new Outcome(Score.ofSeeds(south, north), EndReason.NO_MOVE));
  }
}
