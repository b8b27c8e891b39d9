package org.granary.engine.variants;

import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.EndReason;
import org.granary.engine.History;
import org.granary.engine.Outcome;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.engine.variants.AwaleOptions.CaptureRow;
import org.granary.engine.variants.AwaleOptions.Direction;
import org.granary.engine.variants.AwaleOptions.Feed;
import org.granary.engine.variants.AwaleOptions.Occurrence;
import org.granary.engine.variants.AwaleOptions.SlamIllegal;
import org.jspecify.annotations.Nullable;

/** The Awale family on two longs. */
final class AwaleBoard extends RowBoard {
  private final AwaleRules rules;
  private final AwaleOptions options;
  private final int half;
  private final int limit;
  private final boolean plain;
  private final SowTable table;

  private final RowHistory past = new RowHistory();
  private final RowCapture capture;

  /** Whether the two below are those of what stands here; most plies of a replay nobody asks. */
  private boolean settled;

  private @Nullable EndReason ending;
  private boolean over;

  /** Whether these options sow and capture in the usual way, on rows of at most eight bytes. */
  static boolean fits(AwaleOptions options) {
    return options.houseLimit() == 0
        && options.direction() == Direction.ANTICLOCKWISE
        && options.captureRow() == CaptureRow.OPPONENT
        && fits(options.layout());
  }

  AwaleBoard(AwaleRules rules) {
    super(rules.options().layout());
    this.rules = rules;
    this.options = rules.options();
    this.half = options.layout().totalSeeds() / 2;
    this.limit = options.noCaptureLimit();
    this.plain = options.slamIllegal() == SlamIllegal.NEVER && !options.singlesLast() && !gentle();
    this.table = SowTable.of(options);
    this.capture = new RowCapture(options);
    load(rules.start(Side.SOUTH));
  }

  @Override
  public void load(Position position) {
    setRows(position);
    past.restart(south, north);
    settled = false;
  }

  @Override
  public void load(Board other, Side toMove) {
    copyRows((AwaleBoard) other);
    northToMove = toMove == Side.NORTH;
    past.restart(south, north);
    settled = false;
  }

  @Override
  public void copyFrom(Board other) {
    AwaleBoard that = (AwaleBoard) other;
    copyRows(that);
    past.copyFrom(that.past);
    settled = that.settled;
    ending = that.ending;
    over = that.over;
  }

  @Override
  public boolean isLegal(int move) {
    int base = northToMove ? houses : 0;
    int houseInRow = move - base;
    if (isOver() || houseInRow < 0 || houseInRow >= houses) {
      return false;
    }
    int seeds = (int) (own() >>> 8 * houseInRow) & 0xff;
    if (seeds == 0 || owesSeeds() && seeds < houses - houseInRow) {
      return false;
    }
    return plain || (legalMoves() >>> move & 1) != 0;
  }

  @Override
  public long legalMoves() {
    return isOver() ? 0 : playable();
  }

  private boolean owesSeeds() {
    return theirs() == 0 && options.mustFeed() != Feed.NO;
  }

  /** Whether no move may empty the opponent's row. */
  private boolean gentle() {
    return options.mustFeed() == Feed.EVERY_MOVE;
  }

  private long playable() {
    long moves = options.singlesLast() ? filled(2) : 0;
    if (moves == 0) {
      moves = filled(1);
    }
    if (options.mustFeed() != Feed.NO) {
      moves = feeding(moves);
    }
    return options.slamIllegal() == SlamIllegal.NEVER ? moves : withoutSlams(moves);
  }

  /** The mover's houses with so many seeds or more. */
  private long filled(int least) {
    long own = own();
    int base = northToMove ? houses : 0;
    long moves = 0;
    for (int house = 0; house < houses; house++) {
      if (((int) (own >>> 8 * house) & 0xff) >= least) {
        moves |= 1L << base + house;
      }
    }
    return moves;
  }

  private long feeding(long moves) {
    if (theirs() != 0 && !gentle()) {
      return moves;
    }
    long feeding = 0;
    for (long left = moves; left != 0; left &= left - 1) {
      int move = Long.numberOfTrailingZeros(left);
      boolean feeds = gentle() ? !starves(move) : seeds(move) >= houses - move % houses;
      feeding |= feeds ? 1L << move : 0;
    }
    return feeding;
  }

  private long withoutSlams(long moves) {
    long quiet = 0;
    for (long left = moves; left != 0; left &= left - 1) {
      int move = Long.numberOfTrailingZeros(left);
      judge(move);
      if (!capture.slam) {
        quiet |= 1L << move;
      }
    }
    return quiet != 0 || options.slamIllegal() == SlamIllegal.ALWAYS ? quiet : moves;
  }

  private boolean starves(int move) {
    judge(move);
    return capture.left == 0 || capture.givesRest();
  }

  /** Judges what a move would take, without playing it. */
  private void judge(int move) {
    int entry = table.entry(move, seeds(move));
    long row = theirs() + (northToMove ? table.south[entry] : table.north[entry]);
    int last = table.last[entry];
    capture.judge(row, inOwnRow(last) ? -1 : last % houses);
  }

  private boolean inOwnRow(int house) {
    return northToMove == house >= houses;
  }

  private long own() {
    return northToMove ? north : south;
  }

  private long theirs() {
    return northToMove ? south : north;
  }

  @Override
  public boolean mayCapture(int move) {
    judge(move);
    return capture.seeds > 0;
  }

  @Override
  public int playUnchecked(int move) {
    int entry = table.entry(move, seeds(move));
    int last = table.last[entry];
    sow(move, table, entry);
    int captured = 0;
    if (!inOwnRow(last)) {
      captured = capture(last % houses);
    }
    boolean again = captured > 0 && capture.movesAgain();
    northToMove ^= !again;
    if (captured > 0) {
      past.restart(south, north);
    } else {
      past.add(south, north);
    }
    settled = false;
    return captured;
  }

  private int capture(int last) {
    capture.judge(theirs(), last);
    if (northToMove) {
      south = capture.left;
      northStore += capture.seeds;
    } else {
      north = capture.left;
      southStore += capture.seeds;
    }
    if (capture.givesRest()) {
      int rest = rowSeeds(Side.SOUTH) + rowSeeds(Side.NORTH);
      southStore += northToMove ? rest : 0;
      northStore += northToMove ? 0 : rest;
      south = 0;
      north = 0;
    }
    return capture.seeds;
  }

  /**
   * Finds the ending, if any, for the side now to move; the order is that of {@link AwaleRules}.
   */
  private void settle() {
    if (!settled) {
      ending = find();
      over = ending != null && rules.binds(ending);
      settled = true;
    }
  }

  private @Nullable EndReason find() {
    if (options.stopAtMajority()) {
      if (southStore > half || northStore > half) {
        return EndReason.MAJORITY;
      }
      if (southStore == half && northStore == half) {
        return EndReason.EVEN;
      }
    }
    boolean mayBeStuck = !plain || south == 0 || north == 0;
    if (mayBeStuck && playable() == 0) {
      return EndReason.NO_MOVE;
    }
    if (repeats()) {
      return EndReason.REPETITION;
    }
    return limit > 0 && past.pliesSinceCapture() >= limit ? EndReason.NO_CAPTURE : null;
  }

  private boolean repeats() {
    Occurrence needed = options.repetition();
    if (needed == Occurrence.NONE || past.pliesSinceCapture() < 2) {
      return false;
    }
    if (!options.repetitionOneSided() && (south == 0 || north == 0)) {
      return false;
    }
    return past.occurrences() >= (needed == Occurrence.FIRST ? 2 : 3);
  }

  @Override
  public boolean isOver() {
    settle();
    return over;
  }

  @Override
  public Optional<Outcome> ending() {
    settle();
    if (ending == null) {
      return Optional.empty();
    }
    History history = new History(past.occurrences(), past.pliesSinceCapture());
    return rules.ending(position(), history);
  }

  @Override
  public Position position() {
    return rows();
  }
}
