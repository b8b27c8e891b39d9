package org.granary.engine.variants;

import java.util.Arrays;
import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.History;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Outcome;
import org.granary.engine.Position;
import org.granary.engine.Side;

/** Toguz Kumalak on arrays; no ending of it depends on earlier positions. */
final class ToguzBoard implements Board {
  private final ToguzRules rules;
  private final Layout layout;
  private final int houses;
  private final int half;
  private final boolean ninthTuzdyk;
  private final boolean stopAtMajority;

  private final int[] seeds;
  private final int[] stores = new int[2];

  /** Houses held as tuzdyk by side, one bit each. */
  private final long[] tuzdyks = new long[2];

  private Marks otherMarks;

  /** 0 for South, 1 for North. */
  private int mover;

  private boolean over;

  ToguzBoard(ToguzRules rules) {
    this.rules = rules;
    layout = rules.layout();
    houses = layout.houses();
    half = layout.totalSeeds() / 2;
    ninthTuzdyk = rules.flag("ninthTuzdyk");
    stopAtMajority = rules.flag("stopAtMajority");
    seeds = new int[2 * houses];
    otherMarks = Marks.none(layout);
    load(rules.start(Side.SOUTH));
  }

  @Override
  public void load(Position position) {
    if (!position.layout().equals(layout)) {
      throw new IllegalArgumentException("a " + position.layout() + " position under " + rules);
    }
    for (int house = 0; house < seeds.length; house++) {
      seeds[house] = position.seeds(house);
    }
    for (Side side : Side.values()) {
      stores[ToguzRules.index(side)] = position.store(side);
      tuzdyks[ToguzRules.index(side)] = position.marks().captured(side);
    }
    otherMarks = position.marks();
    mover = ToguzRules.index(position.toMove());
    over = isAtEnd();
  }

  @Override
  public void copyFrom(Board other) {
    ToguzBoard that = (ToguzBoard) other;
    System.arraycopy(that.seeds, 0, seeds, 0, seeds.length);
    System.arraycopy(that.stores, 0, stores, 0, 2);
    System.arraycopy(that.tuzdyks, 0, tuzdyks, 0, 2);
    otherMarks = that.otherMarks;
    mover = that.mover;
    over = that.over;
  }

  @Override
  public boolean isLegal(int move) {
    int first = mover * houses;
    return !over && move >= first && move < first + houses && seeds[move] > 0;
  }

  @Override
  public long legalMoves() {
    long moves = 0;
    int first = mover * houses;
    for (int house = first; !over && house < first + houses; house++) {
      moves |= seeds[house] > 0 ? 1L << house : 0;
    }
    return moves;
  }

  @Override
  public int playUnchecked(int move) {
    int before = stores[mover];
    int last = sow(move);
    int count = seeds[last];
    if (count > 0 && last / houses != mover) {
      if (count == 3 && mayBeTuzdyk(last)) {
        tuzdyks[mover] |= 1L << last;
        take(last);
      } else if (count % 2 == 0) {
        take(last);
      }
    }
    int captured = stores[mover] - before;
    mover = 1 - mover;
    over = isAtEnd();
    return captured;
  }

  /** Sows the seeds of a house, the first one back into it unless it was alone; tells the last. */
  private int sow(int origin) {
    int inHand = seeds[origin];
    seeds[origin] = 0;
    int house = inHand == 1 ? next(origin) : origin;
    long held = tuzdyks[0] | tuzdyks[1];
    while (true) {
      if ((held >>> house & 1) == 0) {
        seeds[house]++;
      } else {
        stores[(tuzdyks[0] >>> house & 1) != 0 ? 0 : 1]++;
      }
      if (--inHand == 0) {
        return house;
      }
      house = next(house);
    }
  }

  private int next(int house) {
    return house + 1 == seeds.length ? 0 : house + 1;
  }

  private void take(int house) {
    stores[mover] += seeds[house];
    seeds[house] = 0;
  }

  private boolean mayBeTuzdyk(int house) {
    boolean barred = !ninthTuzdyk && house % houses == houses - 1;
    return tuzdyks[mover] == 0 && !barred && (tuzdyks[1 - mover] >>> layout.turned(house) & 1) == 0;
  }

  private boolean isAtEnd() {
    if (stopAtMajority
        && (stores[0] > half || stores[1] > half || stores[0] == half && stores[1] == half)) {
      return true;
    }
    for (int house = mover * houses; house < (mover + 1) * houses; house++) {
      if (seeds[house] > 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public Optional<Outcome> ending() {
    return over ? rules.ending(position(), History.NONE) : Optional.empty();
  }

  @Override
  public int seeds(int house) {
    return seeds[house];
  }

  @Override
  public int store(Side side) {
    return stores[ToguzRules.index(side)];
  }

  @Override
  public Side toMove() {
    return mover == 0 ? Side.SOUTH : Side.NORTH;
  }

  @Override
  public int rowSeeds(Side side) {
    int first = layout.firstHouse(side);
    return Arrays.stream(seeds, first, first + houses).sum();
  }

  @Override
  public Position position() {
    Marks marks =
        new Marks(
            tuzdyks[0],
            tuzdyks[1],
            otherMarks.ownedBySouth(),
            otherMarks.hit(),
            otherMarks.phase());
    return Position.of(layout, seeds, stores[0], stores[1], toMove()).withMarks(marks);
  }
}
