package org.granary.engine.variants;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.EndReason;
import org.granary.engine.History;
import org.granary.engine.Illegality;
import org.granary.engine.Marks;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Parameter;
import org.granary.engine.Phase;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Score;
import org.granary.engine.Side;

/**
 * Awagagae: relay sowing, houses captured by making them four, and rounds whose houses are shared
 * out by what each side counted in the last.
 *
 * <p>A ply is a starting house, {@link Move#PASS} when the side to move has nothing to sow, or one
 * of the moves that begin a round ({@link Move#beginsRound}), which stand between the last turn of
 * a round and the first of the next. After {@link Move#ROUND_CHOSEN}, and always where the division
 * is free, a house code fills that house for the side to move.
 */
final class AwagagaeRules extends SowingRules {
  static final Parameters DEFAULTS =
      Parameters.of(
          List.of(
              Parameters.HOUSES,
              Parameters.SEEDS,
              Parameters.yesNo(
                  "firstHitFree", "the first seed into a captured house costs nothing"),
              new Parameter("captureBy", List.of("owner", "row"), "whose a house is for capture"),
              new Parameter("division", List.of("standard", "free"), "who gets which house"),
              new Parameter("evenRest", List.of("weaker", "north"), "who gets a house of halves"),
              new Parameter("repetition", List.of("first", "none"), "a position that recurs")),
          "6",
          "4",
          "yes",
          "owner",
          "standard",
          "weaker",
          "first");

  private final RoundDivision division;

  AwagagaeRules(Parameters parameters) {
    super("awagagae", parameters);
    division = new RoundDivision(layout(), text("evenRest").equals("north"));
  }

  @Override
  Rules create(Parameters changed) {
    return new AwagagaeRules(changed);
  }

  @Override
  public Position start(Side firstMover) {
    Position start = super.start(firstMover);
    return start.withMarks(start.marks().at(RoundDivision.began(firstMover)));
  }

  private boolean divisionIsFree() {
    return text("division").equals("free");
  }

  /** Whether no seed is left outside stores and captured houses. */
  private boolean isRoundOver(Position position) {
    if (position.marks().phase().isFilling()) {
      return false;
    }
    long captured = position.marks().captured();
    for (int house = 0; house < layout().houseCount(); house++) {
      if (position.seeds(house) > 0 && (captured >>> house & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public List<Move> legalMoves(Position position) {
    Phase phase = position.marks().phase();
    if (phase == Phase.ENDLESS || isDecided(position)) {
      return List.of();
    }
    boolean over = isRoundOver(position);
    if (over && !divisionIsFree()) {
      return List.of(
          Move.ROUND, Move.ROUND_OTHER_STARTER, Move.ROUND_CHOSEN, Move.ROUND_CHOSEN_OTHER_STARTER);
    }
    List<Integer> houses =
        over || phase.isFilling() ? division.fillable(filling(position)) : sowable(position);
    return houses.isEmpty() ? List.of(Move.PASS) : houses.stream().map(Move::house).toList();
  }

  /** The position in which houses are filled: this one, or the one that clearing it gives. */
  private Position filling(Position position) {
    return position.marks().phase().isFilling()
        ? position
        : division.cleared(position, position.toMove(), position.toMove());
  }

  private List<Integer> sowable(Position position) {
    List<Integer> houses = new ArrayList<>();
    for (int house = 0; house < layout().houseCount(); house++) {
      if (refusal(position, house).isEmpty()) {
        houses.add(house);
      }
    }
    return houses;
  }

  @Override
  Optional<Illegality> refusal(Position position, int house) {
    Marks marks = position.marks();
    if (marks.owner(house) != position.toMove()) {
      return Optional.of(Illegality.NOT_YOUR_HOUSE);
    }
    if ((marks.captured(position.toMove().opposite()) >>> house & 1) != 0) {
      return Optional.of(Illegality.CAPTURED_HOUSE);
    }
    return position.seeds(house) == 0 ? Optional.of(Illegality.EMPTY_HOUSE) : Optional.empty();
  }

  @Override
  public Optional<Illegality> whyIllegal(Position position, Move move) {
    List<Move> legal = legalMoves(position);
    return legal.contains(move) ? Optional.empty() : Optional.of(reason(position, move, legal));
  }

  private Illegality reason(Position position, Move move, List<Move> legal) {
    if (legal.isEmpty()) {
      return Illegality.GAME_OVER;
    }
    if (move.isPass()) {
      return Illegality.CANNOT_PASS;
    }
    if (move.beginsRound()) {
      return Illegality.ROUND_NOT_OVER;
    }
    if (!layout().contains(move.code())) {
      return Illegality.NO_SUCH_HOUSE;
    }
    if (legal.contains(Move.ROUND)) {
      return Illegality.ROUND_OVER;
    }
    if (legal.contains(Move.PASS)) {
      return Illegality.MUST_PASS;
    }
    return refusal(position, move.code()).orElse(Illegality.HOUSE_RESERVED);
  }

  @Override
  Ply carryOut(Position position, int code) {
    Move move = new Move(code);
    if (move.isPass()) {
      return quiet(position, move, position.withToMove(position.toMove().opposite()));
    }
    if (move.beginsRound()) {
      return quiet(position, move, nextRound(position, move));
    }
    if (isRoundOver(position) || position.marks().phase().isFilling()) {
      return quiet(position, move, filled(position, code));
    }
    RelayTurn turn = RelayTurn.of(position, code, text("captureBy").equals("owner"));
    return turn.finish() ? settled(position, move, turn) : endlessPly(position, code);
  }

  private static Ply quiet(Position position, Move move, Position after) {
    return new Ply(move, position, after, 0, -1, List.of(), false);
  }

  private Position nextRound(Position position, Move move) {
    Side usual = position.marks().phase() == Phase.NORTH_BEGAN ? Side.SOUTH : Side.NORTH;
    boolean other =
        move.equals(Move.ROUND_OTHER_STARTER) || move.equals(Move.ROUND_CHOSEN_OTHER_STARTER);
    Side starter = other ? usual.opposite() : usual;
    return move.code() < Move.ROUND_CHOSEN.code()
        ? division.byDefault(position, starter)
        : division.cleared(position, position.toMove(), starter);
  }

  private Position filled(Position position, int house) {
    Side chosen = position.marks().phase() == Phase.SOUTH_BEGINS ? Side.SOUTH : Side.NORTH;
    Side starter = divisionIsFree() ? position.toMove().opposite() : chosen;
    return division.fill(filling(position), house, starter);
  }

  /** The ply of a turn that has ended: what its last seed does to its house. */
  private Ply settled(Position position, Move move, RelayTurn turn) {
    Side mover = position.toMove();
    Marks marks = position.marks();
    int last = turn.last();
    int south = position.store(Side.SOUTH);
    int north = position.store(Side.NORTH);
    if (turn.captures()) {
      marks = captured(marks, last, mover);
    } else if ((marks.captured(mover.opposite()) >>> last & 1) != 0) {
      if (flag("firstHitFree") && (marks.hit() >>> last & 1) == 0) {
        marks = hit(marks, last);
      } else {
        turn.seeds()[last]--;
        south += mover == Side.NORTH ? 1 : 0;
        north += mover == Side.SOUTH ? 1 : 0;
      }
    }
    Position after =
        Position.of(layout(), turn.seeds(), south, north, mover.opposite()).withMarks(marks);
    List<Integer> houses = turn.captures() ? List.of(last) : List.of();
    return new Ply(move, position, after, 0, last, houses, false);
  }

  private static Marks captured(Marks marks, int house, Side side) {
    long bit = 1L << house;
    return new Marks(
        marks.capturedBySouth() | (side == Side.SOUTH ? bit : 0),
        marks.capturedByNorth() | (side == Side.NORTH ? bit : 0),
        marks.ownedBySouth(),
        marks.hit(),
        marks.phase());
  }

  private static Marks hit(Marks marks, int house) {
    return new Marks(
        marks.capturedBySouth(),
        marks.capturedByNorth(),
        marks.ownedBySouth(),
        marks.hit() | 1L << house,
        marks.phase());
  }

  /** Whether a round is over and one side has nothing to fill a house with. */
  private boolean isDecided(Position position) {
    return isRoundOver(position) && (isOut(position, Side.SOUTH) || isOut(position, Side.NORTH));
  }

  private boolean isOut(Position position, Side side) {
    return divisionIsFree()
        ? RoundDivision.count(position, side) == 0
        : division.houses(position, side) == 0;
  }

  @Override
  public Board board() {
    return RowBoard.fits(layout()) ? new AwagagaeBoard(this) : new RuleBoard(this);
  }

  @Override
  public Optional<Outcome> ending(Position position, History history) {
    if (position.marks().phase() == Phase.ENDLESS) {
      return Optional.of(endless(position));
    }
    if (isDecided(position)) {
      Score score =
          Score.ofSeeds(
              RoundDivision.count(position, Side.SOUTH), RoundDivision.count(position, Side.NORTH));
      return Optional.of(new Outcome(score, EndReason.OWNS_ALL));
    }
    boolean recurs = history.occurrences() > 1 && text("repetition").equals("first");
    return recurs ? Optional.of(endless(position)) : Optional.empty();
  }
}
