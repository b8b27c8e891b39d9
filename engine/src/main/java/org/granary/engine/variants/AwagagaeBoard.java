package org.granary.engine.variants;

import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.History;
import org.granary.engine.Marks;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Phase;
import org.granary.engine.Position;
import org.granary.engine.Side;

/** Awagagae on two longs. What happens between two rounds is left to the rules. */
final class AwagagaeBoard extends RowBoard {
  private final AwagagaeRules rules;
  private final boolean firstHitFree;
  private final boolean byOwner;
  private final boolean untilRepeated;
  private final SowTable table;
  private final RowHistory past = new RowHistory();

  private long capturedBySouth;
  private long capturedByNorth;
  private long ownedBySouth;
  private long hit;
  private Phase phase = Phase.PLAY;

  private boolean roundOver;
  private Optional<Outcome> ending = Optional.empty();

  AwagagaeBoard(AwagagaeRules rules) {
    super(rules.layout());
    this.rules = rules;
    firstHitFree = rules.flag("firstHitFree");
    byOwner = rules.text("captureBy").equals("owner");
    untilRepeated = rules.text("repetition").equals("first");
    table = SowTable.everyHouse(layout);
    load(rules.start(Side.SOUTH));
  }

  @Override
  public void load(Position position) {
    set(position);
    past.restart(south, north);
    settle();
  }

  private void set(Position position) {
    setRows(position);
    capturedBySouth = position.marks().capturedBySouth();
    capturedByNorth = position.marks().capturedByNorth();
    ownedBySouth = position.marks().ownedBySouth();
    hit = position.marks().hit();
    phase = position.marks().phase();
  }

  @Override
  public void copyFrom(Board other) {
    AwagagaeBoard that = (AwagagaeBoard) other;
    copyRows(that);
    capturedBySouth = that.capturedBySouth;
    capturedByNorth = that.capturedByNorth;
    ownedBySouth = that.ownedBySouth;
    hit = that.hit;
    phase = that.phase;
    past.copyFrom(that.past);
    roundOver = that.roundOver;
    ending = that.ending;
  }

  @Override
  public boolean isLegal(int move) {
    if (isOver()) {
      return false;
    }
    if (isBetweenRounds()) {
      return rules.whyIllegal(position(), new Move(move)).isEmpty();
    }
    long sowable = sowable();
    return move == Move.PASS_CODE ? sowable == 0 : move < 2 * houses && (sowable >>> move & 1) != 0;
  }

  @Override
  public long legalMoves() {
    if (isOver()) {
      return 0;
    }
    if (isBetweenRounds()) {
      return RuleBoard.bits(rules.legalMoves(position()));
    }
    long sowable = sowable();
    return sowable == 0 ? 1L << Move.PASS.bit() : sowable;
  }

  private boolean isBetweenRounds() {
    return roundOver || phase.isFilling();
  }

  private long sowable() {
    long own = northToMove ? ~ownedBySouth : ownedBySouth;
    return filled() & own & ~(northToMove ? capturedBySouth : capturedByNorth);
  }

  /** The houses that hold seeds, a bit each. */
  private long filled() {
    return bits(south) | bits(north) << houses;
  }

  /** One bit for each byte that is not zero, none of them above 127. */
  private static long bits(long row) {
    long ones = (row + 0x7f7f7f7f7f7f7f7fL & 0x8080808080808080L) >>> 7;
    return ones * 0x0102040810204080L >>> 56;
  }

  @Override
  public int playUnchecked(int move) {
    if (isBetweenRounds()) {
      playBetweenRounds(move);
    } else if (move == Move.PASS_CODE) {
      northToMove = !northToMove;
      past.add(south, north);
    } else {
      turn(move);
    }
    settle();
    return 0;
  }

  private void playBetweenRounds(int move) {
    set(rules.carryOut(position(), move).after());
    if (move == Move.PASS_CODE) {
      past.add(south, north);
    } else {
      past.restart(south, north);
    }
  }

  private void turn(int origin) {
    long southBefore = south;
    long northBefore = north;
    int last = sow(origin);
    boolean news = true;
    if (last >= 0) {
      news = endTurn(last);
    } else {
      south = southBefore;
      north = northBefore;
      phase = Phase.ENDLESS;
    }
    northToMove = !northToMove;
    if (news) {
      past.restart(south, north);
    } else {
      past.add(south, north);
    }
  }

  /** Sows lap after lap and tells the last house; -1 if a lap recurs, see {@link RelayTurn}. */
  private int sow(int origin) {
    int at = lap(origin);
    long southThen = south;
    long northThen = north;
    int atThen = at;
    long laps = 0;
    long renewAt = 1;
    while (seeds(at) > 1 && !isCaptured(at) && !captures(at)) {
      at = lap(at);
      laps++;
      if (at == atThen && south == southThen && north == northThen) {
        return -1;
      }
      if (laps == renewAt) {
        southThen = south;
        northThen = north;
        atThen = at;
        renewAt *= 2;
      }
    }
    return at;
  }

  private int lap(int house) {
    int entry = table.entry(house, seeds(house));
    sow(house, table, entry);
    return table.last[entry];
  }

  private boolean isCaptured(int house) {
    return ((capturedBySouth | capturedByNorth) >>> house & 1) != 0;
  }

  private boolean captures(int house) {
    boolean ofSouth = byOwner ? (ownedBySouth >>> house & 1) != 0 : house < houses;
    return ofSouth == northToMove && seeds(house) == RelayTurn.CAPTURING;
  }

  /**
   * What the last seed does to its house.
   *
   * @return whether no earlier position can come back
   */
  private boolean endTurn(int last) {
    long bit = 1L << last;
    if (((northToMove ? capturedBySouth : capturedByNorth) & bit) != 0) {
      if (firstHitFree && (hit & bit) == 0) {
        hit |= bit;
      } else {
        giveBack(last);
      }
      return true;
    }
    if (isCaptured(last) || !captures(last)) {
      return false;
    }
    capturedBySouth |= northToMove ? 0 : bit;
    capturedByNorth |= northToMove ? bit : 0;
    return true;
  }

  /** The last seed goes to the opponent, who has captured the house it fell in. */
  private void giveBack(int house) {
    if (house < houses) {
      south -= 1L << 8 * house;
    } else {
      north -= 1L << 8 * (house - houses);
    }
    southStore += northToMove ? 1 : 0;
    northStore += northToMove ? 0 : 1;
  }

  private void settle() {
    roundOver = !phase.isFilling() && (filled() & ~(capturedBySouth | capturedByNorth)) == 0;
    int occurrences = untilRepeated ? past.occurrences() : 1;
    ending =
        roundOver || occurrences > 1 || phase == Phase.ENDLESS
            ? rules.ending(position(), new History(occurrences, past.pliesSinceCapture()))
            : Optional.empty();
  }

  @Override
  public boolean isOver() {
    return ending.isPresent();
  }

  @Override
  public Optional<Outcome> ending() {
    return ending;
  }

  @Override
  public Position position() {
    return rows().withMarks(new Marks(capturedBySouth, capturedByNorth, ownedBySouth, hit, phase));
  }
}
