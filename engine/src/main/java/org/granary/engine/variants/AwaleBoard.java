package org.granary.engine.variants;

import java.util.Arrays;
import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.History;
import org.granary.engine.Outcome;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.engine.variants.AwaleOptions.GrandSlam;
import org.granary.engine.variants.AwaleOptions.Occurrence;
import org.granary.engine.variants.AwaleOptions.Origin;
import org.granary.engine.variants.AwaleOptions.OverMax;
import org.granary.engine.variants.AwaleOptions.SlamIllegal;
import org.granary.engine.variants.AwaleOptions.SlamTest;

/**
 * The Awale family on two longs: a row is one long with a byte a house, so that a whole sow is two
 * additions of precomputed words and a repeated position is two equal words.
 */
final class AwaleBoard implements Board {
  private final AwaleRules rules;
  private final AwaleOptions options;
  private final int houses;
  private final int half;
  private final int limit;
  private final boolean plain;
  private final SowTable table;

  /** Rows by side: byte {@code i} of a row holds the seeds of its house {@code i}. */
  private long south;

  private long north;
  private int southStore;
  private int northStore;
  private boolean northToMove;

  /** Both rows after every ply since the last capture, two longs a position, the present last. */
  private long[] past = new long[128];

  private int pastSize;
  private Ending ending = Ending.NONE;
  private boolean over;

  private enum Ending {
    NONE,
    MAJORITY,
    EVEN,
    NO_MOVE,
    REPETITION,
    NO_CAPTURE
  }

  /** Whether a layout fits a byte a house and eight houses a row. */
  static boolean fits(AwaleOptions options) {
    return options.layout().houses() <= 8 && options.layout().totalSeeds() <= 127;
  }

  AwaleBoard(AwaleRules rules) {
    this.rules = rules;
    this.options = rules.options();
    this.houses = options.layout().houses();
    this.half = options.layout().totalSeeds() / 2;
    this.limit = options.noCaptureLimit();
    this.plain = options.slamIllegal() == SlamIllegal.NEVER;
    this.table =
        SowTable.of(
            options.layout(),
            options.origin() == Origin.SKIP ? options.skipFrom() : Integer.MAX_VALUE);
    load(rules.start(Side.SOUTH));
  }

  @Override
  public void load(Position position) {
    south = 0;
    north = 0;
    for (int house = 0; house < houses; house++) {
      south |= (long) position.seeds(house) << 8 * house;
      north |= (long) position.seeds(houses + house) << 8 * house;
    }
    southStore = position.store(Side.SOUTH);
    northStore = position.store(Side.NORTH);
    northToMove = position.toMove() == Side.NORTH;
    forgetPast();
    settle();
  }

  private void forgetPast() {
    pastSize = 0;
    past[0] = south;
    past[1] = north;
    pastSize = 2;
  }

  @Override
  public void copyFrom(Board other) {
    AwaleBoard that = (AwaleBoard) other;
    south = that.south;
    north = that.north;
    southStore = that.southStore;
    northStore = that.northStore;
    northToMove = that.northToMove;
    if (past.length < that.pastSize) {
      past = new long[that.past.length];
    }
    System.arraycopy(that.past, 0, past, 0, that.pastSize);
    pastSize = that.pastSize;
    ending = that.ending;
    over = that.over;
  }

  @Override
  public boolean isLegal(int move) {
    int base = northToMove ? houses : 0;
    int houseInRow = move - base;
    if (over || houseInRow < 0 || houseInRow >= houses) {
      return false;
    }
    int seeds = (int) (own() >>> 8 * houseInRow) & 0xff;
    if (seeds == 0 || theirs() == 0 && options.mustFeed() && seeds < houses - houseInRow) {
      return false;
    }
    return plain || (legalMoves() >>> move & 1) != 0;
  }

  @Override
  public long legalMoves() {
    return over ? 0 : playable();
  }

  private long playable() {
    long own = own();
    int base = northToMove ? houses : 0;
    boolean starved = theirs() == 0 && options.mustFeed();
    long moves = 0;
    for (int house = 0; house < houses; house++) {
      int seeds = (int) (own >>> 8 * house) & 0xff;
      if (seeds > 0 && (!starved || seeds >= houses - house)) {
        moves |= 1L << base + house;
      }
    }
    return plain ? moves : withoutSlams(moves);
  }

  private long withoutSlams(long moves) {
    long quiet = 0;
    for (long left = moves; left != 0; left &= left - 1) {
      int move = Long.numberOfTrailingZeros(left);
      if (!isSlam(move)) {
        quiet |= 1L << move;
      }
    }
    return quiet != 0 || options.slamIllegal() == SlamIllegal.ALWAYS ? quiet : moves;
  }

  private boolean isSlam(int move) {
    int seeds = seeds(move);
    int entry = table.entry(move, seeds);
    int last = table.last[entry];
    if (northToMove ? last >= houses : last < houses) {
      return false;
    }
    long theirs = (northToMove ? table.south[entry] : table.north[entry]) + theirs();
    int attacked = attackedSeeds(theirs, last % houses);
    return attacked != 0 && attacked == sum(theirs);
  }

  /** Seeds that a last seed in {@code last} (0-based in the row) takes, or for the slam attacks. */
  private int attackedSeeds(long theirs, int last) {
    int seeds = 0;
    int count = 0;
    int most = options.maxCapturedHouses();
    for (int house = last; house >= 0 && captures((int) (theirs >>> 8 * house) & 0xff); house--) {
      count++;
      if (most == 0 || count <= most || options.slamTest() == SlamTest.ATTACKED) {
        seeds += (int) (theirs >>> 8 * house) & 0xff;
      } else if (options.overMax() == OverMax.NONE) {
        return 0;
      }
    }
    return seeds;
  }

  private boolean captures(int count) {
    return count < 31 && (options.capture() >>> count & 1) != 0;
  }

  private long own() {
    return northToMove ? north : south;
  }

  private long theirs() {
    return northToMove ? south : north;
  }

  @Override
  public int playUnchecked(int move) {
    int entry = table.entry(move, seeds(move));
    int last = table.last[entry];
    if (northToMove) {
      north &= ~(0xffL << 8 * (move - houses));
    } else {
      south &= ~(0xffL << 8 * move);
    }
    south += table.south[entry];
    north += table.north[entry];
    int captured = 0;
    if (northToMove ? last < houses : last >= houses) {
      captured = capture(northToMove ? last : last - houses);
    }
    northToMove = !northToMove;
    if (captured > 0) {
      forgetPast();
    } else {
      remember();
    }
    settle();
    return captured;
  }

  private int capture(int last) {
    long theirs = theirs();
    int seeds = 0;
    int count = 0;
    long keep = -1L;
    int house = last;
    int most = options.maxCapturedHouses();
    while (house >= 0) {
      int here = (int) (theirs >>> 8 * house) & 0xff;
      if (!captures(here)) {
        break;
      }
      count++;
      if (most == 0 || count <= most) {
        seeds += here;
        keep &= ~(0xffL << 8 * house);
      }
      house--;
    }
    if (count == 0) {
      return 0;
    }
    if (most != 0 && count > most && options.overMax() == OverMax.NONE) {
      seeds = 0;
      keep = -1L;
    }
    long left = theirs & keep;
    boolean slam =
        options.slamTest() == SlamTest.ATTACKED
            ? sum(theirs) == attackedSeeds(theirs, last)
            : left == 0;
    return slam ? slam(theirs, left, seeds) : take(left, seeds);
  }

  private int take(long left, int seeds) {
    if (northToMove) {
      south = left;
      northStore += seeds;
    } else {
      north = left;
      southStore += seeds;
    }
    return seeds;
  }

  private int slam(long theirs, long left, int seeds) {
    GrandSlam kind = options.grandSlam();
    if (kind == GrandSlam.NO_CAPTURE || left == theirs) {
      return 0;
    }
    if (kind == GrandSlam.LEAVE_FIRST || kind == GrandSlam.LEAVE_LAST) {
      long taken = theirs & ~left;
      int bit =
          kind == GrandSlam.LEAVE_FIRST
              ? Long.numberOfTrailingZeros(taken)
              : 63 - Long.numberOfLeadingZeros(taken);
      long kept = taken & 0xffL << (bit & ~7);
      return take(left | kept, seeds - sum(kept));
    }
    take(left, seeds);
    if (kind == GrandSlam.OPPONENT_TAKES_REST) {
      int rest = sum(south) + sum(north);
      southStore += northToMove ? rest : 0;
      northStore += northToMove ? 0 : rest;
      south = 0;
      north = 0;
    }
    return seeds;
  }

  private void remember() {
    if (pastSize + 2 > past.length) {
      past = Arrays.copyOf(past, 2 * past.length);
    }
    past[pastSize] = south;
    past[pastSize + 1] = north;
    pastSize += 2;
  }

  /** How often the present rows with the same side to move stand in {@link #past}. */
  private int occurrences() {
    int occurrences = 1;
    for (int i = pastSize - 6; i >= 0; i -= 4) {
      if (past[i] == south && past[i + 1] == north) {
        occurrences++;
      }
    }
    return occurrences;
  }

  private int pliesSinceCapture() {
    return pastSize / 2 - 1;
  }

  /**
   * Finds the ending, if any, for the side now to move; the order is that of {@link AwaleRules}.
   */
  private void settle() {
    ending = find();
    over = ending != Ending.NONE && (options.stopAtMajority() || ending == Ending.NO_MOVE);
  }

  private Ending find() {
    if (options.stopAtMajority()) {
      if (southStore > half || northStore > half) {
        return Ending.MAJORITY;
      }
      if (southStore == half && northStore == half) {
        return Ending.EVEN;
      }
    }
    boolean mayBeStuck = !plain || south == 0 || north == 0;
    if (mayBeStuck && playable() == 0) {
      return Ending.NO_MOVE;
    }
    if (repeats()) {
      return Ending.REPETITION;
    }
    return limit > 0 && pliesSinceCapture() >= limit ? Ending.NO_CAPTURE : Ending.NONE;
  }

  private boolean repeats() {
    Occurrence needed = options.repetition();
    if (needed == Occurrence.NONE || pastSize < 6) {
      return false;
    }
    if (!options.repetitionOneSided() && (south == 0 || north == 0)) {
      return false;
    }
    return occurrences() >= (needed == Occurrence.FIRST ? 2 : 3);
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public Optional<Outcome> ending() {
    if (ending == Ending.NONE) {
      return Optional.empty();
    }
    Position position = position();
    return rules.ending(position, new History(occurrences(), pliesSinceCapture()));
  }

  @Override
  public int seeds(int house) {
    return (int) (house < houses ? south >>> 8 * house : north >>> 8 * (house - houses)) & 0xff;
  }

  @Override
  public int store(Side side) {
    return side == Side.SOUTH ? southStore : northStore;
  }

  @Override
  public Side toMove() {
    return northToMove ? Side.NORTH : Side.SOUTH;
  }

  @Override
  public int rowSeeds(Side side) {
    return sum(side == Side.SOUTH ? south : north);
  }

  /** The sum of eight bytes; right while it stays below 256. */
  private static int sum(long row) {
    return (int) (row * 0x0101010101010101L >>> 56);
  }

  @Override
  public Position position() {
    int[] seeds = new int[2 * houses];
    for (int house = 0; house < seeds.length; house++) {
      seeds[house] = seeds(house);
    }
    return Position.of(options.layout(), seeds, southStore, northStore, toMove());
  }
}
