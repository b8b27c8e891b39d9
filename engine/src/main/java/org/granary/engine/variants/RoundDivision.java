package org.granary.engine.variants;

import java.util.List;
import java.util.stream.IntStream;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Phase;
import org.granary.engine.Position;
import org.granary.engine.Side;

/**
 * Between two rounds of Awagagae: what each side counts, how many houses that is, and who owns
 * which house in the next round.
 */
final class RoundDivision {
  private final Layout layout;
  private final boolean evenRestToNorth;

  /**
   * Divides under a rule for the last house when both have half of it left.
   *
   * @param evenRestToNorth whether North gets it, not the side that counted less
   */
  RoundDivision(Layout layout, boolean evenRestToNorth) {
    this.layout = layout;
    this.evenRestToNorth = evenRestToNorth;
  }

  /** What a side counts: its store and the seeds of the houses that it captured. */
  static int count(Position position, Side side) {
    int count = position.store(side);
    long captured = position.marks().captured(side);
    for (int house = 0; house < position.layout().houseCount(); house++) {
      count += (captured >>> house & 1) != 0 ? position.seeds(house) : 0;
    }
    return count;
  }

  /** Houses that a side fills from what it counts, the one that is filled by both included. */
  int houses(Position position, Side side) {
    int mine = count(position, side);
    int theirs = count(position, side.opposite());
    int rest = mine % layout.seeds();
    boolean shared = rest > 0 && takesRest(side, rest, theirs % layout.seeds(), mine - theirs);
    return mine / layout.seeds() + (shared ? 1 : 0);
  }

  /** Whether a side with a rest of its own gets the house that both rests fill. */
  private boolean takesRest(Side side, int rest, int otherRest, int lead) {
    if (rest != otherRest) {
      return rest > otherRest;
    }
    return evenRestToNorth || lead == 0 ? side == Side.NORTH : lead < 0;
  }

  /** The next round where nothing else is said: the winner owns on from his own row. */
  Position byDefault(Position over, Side starter) {
    int south = houses(over, Side.SOUTH);
    int north = layout.houseCount() - south;
    int first = south >= layout.houses() ? 0 : north - layout.houses();
    long owned = ((1L << south) - 1) << first;
    return Position.start(layout, starter).withMarks(new Marks(0, 0, owned, 0, began(starter)));
  }

  /** The board cleared into the stores, no house filled yet. */
  Position cleared(Position over, Side toMove, Side starter) {
    return Position.of(
            layout,
            new int[layout.houseCount()],
            count(over, Side.SOUTH),
            count(over, Side.NORTH),
            toMove)
        .withMarks(Marks.none(layout).at(begins(starter)));
  }

  /** Empty houses that the side to move may fill: its own row first. None if it lacks seeds. */
  List<Integer> fillable(Position filling) {
    if (filling.store(filling.toMove()) < layout.seeds()) {
      return List.of();
    }
    List<Integer> empty =
        IntStream.range(0, layout.houseCount()).filter(h -> filling.seeds(h) == 0).boxed().toList();
    List<Integer> own = empty.stream().filter(h -> layout.row(h) == filling.toMove()).toList();
    return own.isEmpty() ? empty : own;
  }

  /**
   * Fills a house for the side to move. A last house that neither side can fill alone is filled by
   * both.
   *
   * @param starter who will begin the round
   */
  Position fill(Position filling, int house, Side starter) {
    Side side = filling.toMove();
    int[] seeds = filling.toArray();
    int[] stores = {filling.store(Side.SOUTH), filling.store(Side.NORTH)};
    long owned = filling.marks().ownedBySouth();
    seeds[house] = layout.seeds();
    stores[side == Side.SOUTH ? 0 : 1] -= layout.seeds();
    owned = owned(owned, house, side);
    if (stores[0] < layout.seeds() && stores[1] < layout.seeds() && stores[0] + stores[1] > 0) {
      int shared =
          IntStream.range(0, seeds.length).filter(h -> seeds[h] == 0).findFirst().orElse(0);
      boolean south = takesRest(Side.SOUTH, stores[0], stores[1], lead(owned, shared));
      seeds[shared] = stores[0] + stores[1];
      owned = owned(owned, shared, south ? Side.SOUTH : Side.NORTH);
      stores[0] = 0;
      stores[1] = 0;
    }
    boolean done = stores[0] + stores[1] == 0;
    Phase phase = done ? began(starter) : begins(starter);
    return Position.of(layout, seeds, stores[0], stores[1], done ? starter : side.opposite())
        .withMarks(new Marks(0, 0, owned, 0, phase));
  }

  private static long owned(long ownedBySouth, int house, Side side) {
    long others = ownedBySouth & ~(1L << house);
    return side == Side.SOUTH ? others | 1L << house : others;
  }

  /** How many houses South has filled more than North, when all but one are filled. */
  private int lead(long ownedBySouth, int unfilled) {
    long filled = ownedBySouth & ~(1L << unfilled);
    return 2 * Long.bitCount(filled) - (layout.houseCount() - 1);
  }

  static Phase began(Side side) {
    return side == Side.SOUTH ? Phase.SOUTH_BEGAN : Phase.NORTH_BEGAN;
  }

  static Phase begins(Side side) {
    return side == Side.SOUTH ? Phase.SOUTH_BEGINS : Phase.NORTH_BEGINS;
  }
}
