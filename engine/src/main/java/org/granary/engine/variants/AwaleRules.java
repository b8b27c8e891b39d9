package org.granary.engine.variants;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.granary.engine.Board;
import org.granary.engine.EndReason;
import org.granary.engine.History;
import org.granary.engine.Illegality;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Parameter;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Score;
import org.granary.engine.Side;
import org.granary.engine.variants.AwaleOptions.CaptureRow;
import org.granary.engine.variants.AwaleOptions.Direction;
import org.granary.engine.variants.AwaleOptions.GrandSlam;
import org.granary.engine.variants.AwaleOptions.Occurrence;
import org.granary.engine.variants.AwaleOptions.OverMax;
import org.granary.engine.variants.AwaleOptions.RestTo;
import org.granary.engine.variants.AwaleOptions.SlamIllegal;
import org.granary.engine.variants.AwaleOptions.SlamTest;

/**
 * The Awale family: sow once around, capture backwards from the last seed in the opponent's row.
 *
 * <p>Written for the reader, one method a rule; {@link AwaleBoard} does the same fast.
 */
public final class AwaleRules implements Rules {
  private final AwaleOptions options;

  /** The rules with these parameters. */
  public AwaleRules(AwaleOptions options) {
    this.options = options;
  }

  /** The parameters in force. */
  public AwaleOptions options() {
    return options;
  }

  @Override
  public String family() {
    return "awale";
  }

  @Override
  public Layout layout() {
    return options.layout();
  }

  @Override
  public Position start(Side firstMover) {
    return Position.start(layout(), firstMover);
  }

  @Override
  public List<Move> legalMoves(Position position) {
    List<Integer> feeding =
        unreserved(position).stream().filter(house -> feeds(position, house)).toList();
    return withoutSlams(position, feeding).stream().map(Move::house).toList();
  }

  /** The mover's houses with seeds, less those that must wait for others. */
  private List<Integer> unreserved(Position position) {
    List<Integer> filled = new ArrayList<>();
    int first = layout().firstHouse(position.toMove());
    for (int house = first; house < first + layout().houses(); house++) {
      if (position.seeds(house) > 0) {
        filled.add(house);
      }
    }
    List<Integer> several = filled.stream().filter(h -> position.seeds(h) > 1).toList();
    return options.singlesLast() && !several.isEmpty() ? several : filled;
  }

  /** Whether a move obeys the duty to feed. */
  private boolean feeds(Position position, int house) {
    boolean starved = position.rowSeeds(position.toMove().opposite()) == 0;
    return switch (options.mustFeed()) {
      case NO -> true;
      case YES -> !starved || reachesOpponent(position, house);
      case EVERY_MOVE -> !starves(position, house);
    };
  }

  private List<Integer> withoutSlams(Position position, List<Integer> houses) {
    if (options.slamIllegal() == SlamIllegal.NEVER) {
      return houses;
    }
    List<Integer> quiet = houses.stream().filter(h -> !sow(position, h).slam).toList();
    boolean excused = options.slamIllegal() == SlamIllegal.UNLESS_ONLY_MOVE && quiet.isEmpty();
    return excused ? houses : quiet;
  }

  private boolean reachesOpponent(Position position, int origin) {
    Sown sown = sow(position, origin);
    int first = layout().firstHouse(position.toMove().opposite());
    return IntStream.range(first, first + layout().houses()).anyMatch(h -> sown.seeds[h] > 0);
  }

  /** Whether the opponent's row is empty after a move. */
  private boolean starves(Position position, int house) {
    return carryOut(position, house).after().rowSeeds(position.toMove().opposite()) == 0;
  }

  @Override
  public Optional<Illegality> whyIllegal(Position position, Move move) {
    int house = move.code();
    if (move.isPass()) {
      return Optional.of(Illegality.CANNOT_PASS);
    }
    if (!layout().contains(house)) {
      return Optional.of(Illegality.NO_SUCH_HOUSE);
    }
    if (layout().row(house) != position.toMove()) {
      return Optional.of(Illegality.NOT_YOUR_HOUSE);
    }
    if (position.seeds(house) == 0) {
      return Optional.of(Illegality.EMPTY_HOUSE);
    }
    if (legalMoves(position).contains(move)) {
      return Optional.empty();
    }
    return Optional.of(
        !unreserved(position).contains(house)
            ? Illegality.HOUSE_RESERVED
            : feeds(position, house) ? Illegality.GRAND_SLAM : Illegality.MUST_FEED);
  }

  @Override
  public Ply play(Position position, Move move) {
    whyIllegal(position, move)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(move + " in " + position + ": " + why);
            });
    return carryOut(position, move.code());
  }

  private Ply carryOut(Position position, int origin) {
    Sown sown = sow(position, origin);
    Side mover = position.toMove();
    int captured = 0;
    for (int house : sown.taken) {
      captured += sown.seeds[house];
      sown.seeds[house] = 0;
    }
    int opponentGets = 0;
    if (sown.slam && captured > 0 && options.grandSlam() == GrandSlam.OPPONENT_TAKES_REST) {
      for (int house = 0; house < sown.seeds.length; house++) {
        opponentGets += sown.seeds[house];
        sown.seeds[house] = 0;
      }
    }
    int south = position.store(Side.SOUTH) + (mover == Side.SOUTH ? captured : opponentGets);
    int north = position.store(Side.NORTH) + (mover == Side.NORTH ? captured : opponentGets);
    boolean again = sown.slam && captured > 0 && options.grandSlam() == GrandSlam.SHARE;
    Side next = again ? mover : mover.opposite();
    Position after = Position.of(layout(), sown.seeds, south, north, next);
    return new Ply(Move.house(origin), position, after, captured, sown.last, sown.taken, sown.slam);
  }

  /** Board after sowing, before capture, with what the capture takes. */
  private static final class Sown {
    private final int[] seeds;
    private int last;
    private List<Integer> taken = List.of();
    private boolean slam;

    private Sown(int[] seeds) {
      this.seeds = seeds;
    }
  }

  private Sown sow(Position position, int origin) {
    Sown sown = new Sown(position.toArray());
    int inHand = sown.seeds[origin];
    sown.seeds[origin] = 0;
    boolean skips = options.skipsOrigin(inHand);
    int house = origin;
    while (inHand > 0) {
      house = step(house, 1);
      if (!(house == origin && skips) && !options.isFull(sown.seeds[house])) {
        sown.seeds[house]++;
        inHand--;
      }
    }
    sown.last = house;
    capture(sown, position.toMove());
    return sown;
  }

  private void capture(Sown sown, Side mover) {
    List<Integer> attacked = attacked(sown, mover);
    List<Integer> taken = limited(attacked);
    int rowSeeds = 0;
    int first = layout().firstHouse(mover.opposite());
    for (int house = first; house < first + layout().houses(); house++) {
      rowSeeds += sown.seeds[house];
    }
    List<Integer> judged = options.slamTest() == SlamTest.ATTACKED ? attacked : taken;
    int judgedSeeds =
        judged.stream().filter(h -> layout().row(h) != mover).mapToInt(h -> sown.seeds[h]).sum();
    sown.slam = rowSeeds > 0 && judgedSeeds == rowSeeds;
    sown.taken = sown.slam ? slammed(taken) : taken;
  }

  /** Backwards from the last seed over the opponent's houses that hold a capturing count. */
  private List<Integer> attacked(Sown sown, Side mover) {
    List<Integer> houses = new ArrayList<>();
    int house = sown.last;
    while (mayCapture(house, mover)
        && options.captures(sown.seeds[house])
        && houses.size() < sown.seeds.length) {
      houses.add(house);
      house = step(house, -1);
    }
    return houses;
  }

  private boolean mayCapture(int house, Side mover) {
    return options.captureRow() == CaptureRow.BOTH || layout().row(house) != mover;
  }

  /** The house so many steps on in the direction of sowing. */
  private int step(int house, int steps) {
    int onward = options.direction() == Direction.ANTICLOCKWISE ? steps : -steps;
    return Math.floorMod(house + onward, layout().houseCount());
  }

  private List<Integer> limited(List<Integer> attacked) {
    int most = options.maxCapturedHouses();
    if (most == 0 || attacked.size() <= most) {
      return attacked;
    }
    return options.overMax() == OverMax.NONE ? List.of() : attacked.subList(0, most);
  }

  /** {@code taken} runs backwards, so its last element is the opponent's first house. */
  private List<Integer> slammed(List<Integer> taken) {
    return switch (options.grandSlam()) {
      case NO_CAPTURE -> List.of();
      case CAPTURE, OPPONENT_TAKES_REST, SHARE -> taken;
      case LEAVE_FIRST -> taken.size() < 2 ? taken : taken.subList(0, taken.size() - 1);
      case LEAVE_LAST -> taken.size() < 2 ? taken : taken.subList(1, taken.size());
    };
  }

  @Override
  public Optional<Outcome> ending(Position position, History history) {
    int half = layout().totalSeeds() / 2;
    int south = position.store(Side.SOUTH);
    int north = position.store(Side.NORTH);
    if (options.stopAtMajority() && (south > half || north > half)) {
      return Optional.of(new Outcome(Score.ofSeeds(south, north), EndReason.MAJORITY));
    }
    if (options.stopAtMajority() && south == half && north == half) {
      return Optional.of(new Outcome(Score.ofSeeds(south, north), EndReason.EVEN));
    }
    if (legalMoves(position).isEmpty()) {
      return Optional.of(new Outcome(stuckScore(position), EndReason.NO_MOVE));
    }
    if (repeats(position, history)) {
      return Optional.of(
          new Outcome(split(position, options.repetitionRest()), EndReason.REPETITION));
    }
    int limit = options.noCaptureLimit();
    if (limit > 0 && history.pliesSinceCapture() >= limit) {
      return Optional.of(
          new Outcome(split(position, options.noCaptureRest()), EndReason.NO_CAPTURE));
    }
    return Optional.empty();
  }

  private boolean repeats(Position position, History history) {
    if (options.repetition() == Occurrence.NONE) {
      return false;
    }
    boolean oneSided = position.rowSeeds(Side.SOUTH) == 0 || position.rowSeeds(Side.NORTH) == 0;
    int needed = options.repetition() == Occurrence.FIRST ? 2 : 3;
    return history.occurrences() >= needed && (options.repetitionOneSided() || !oneSided);
  }

  private Score stuckScore(Position position) {
    return switch (options.stuckTakes()) {
      case OWNER -> split(position, RestTo.OWN_ROW);
      case OPPONENT -> restTo(position, position.toMove().opposite());
      case MOVER -> restTo(position, position.toMove());
      case STARVED -> starvedScore(position);
      case NOBODY -> split(position, RestTo.NOBODY);
    };
  }

  private static Score starvedScore(Position position) {
    boolean south = position.rowSeeds(Side.SOUTH) == 0;
    boolean north = position.rowSeeds(Side.NORTH) == 0;
    return south == north
        ? split(position, RestTo.OWN_ROW)
        : restTo(position, south ? Side.SOUTH : Side.NORTH);
  }

  private static Score restTo(Position position, Side gainer) {
    int rest = position.seedsOnBoard();
    int south = position.store(Side.SOUTH) + (gainer == Side.SOUTH ? rest : 0);
    int north = position.store(Side.NORTH) + (gainer == Side.NORTH ? rest : 0);
    return Score.ofSeeds(south, north);
  }

  private static Score split(Position position, RestTo restTo) {
    int south = 2 * position.store(Side.SOUTH);
    int north = 2 * position.store(Side.NORTH);
    int rest = position.seedsOnBoard();
    return switch (restTo) {
      case OWN_ROW ->
          new Score(
              south + 2 * position.rowSeeds(Side.SOUTH), north + 2 * position.rowSeeds(Side.NORTH));
      case NOBODY -> new Score(south, north);
      case EVEN_SPLIT -> new Score(south + 2 * (rest / 2), north + 2 * (rest / 2));
      case HALF_POINT_SPLIT -> new Score(south + rest, north + rest);
    };
  }

  /**
   * Rule sets without a stop at the majority leave it to the players when a cycle ends their game,
   * so only lack of a move stops a record there.
   */
  @Override
  public boolean binds(EndReason reason) {
    return options.stopAtMajority() || reason == EndReason.NO_MOVE;
  }

  @Override
  public Board board() {
    return AwaleBoard.fits(options) ? new AwaleBoard(this) : new RuleBoard(this);
  }

  @Override
  public Map<String, String> parameters() {
    return options.toMap();
  }

  @Override
  public List<Parameter> schema() {
    return AwaleOptions.SCHEMA;
  }

  @Override
  public Rules with(String parameter, String value) {
    return new AwaleRules(options.with(parameter, value));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AwaleRules that && options.equals(that.options);
  }

  @Override
  public int hashCode() {
    return options.hashCode();
  }

  @Override
  public String toString() {
    return options.toString();
  }
}
