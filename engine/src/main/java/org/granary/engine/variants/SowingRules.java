package org.granary.engine.variants;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.granary.engine.Board;
import org.granary.engine.EndReason;
import org.granary.engine.Illegality;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Parameter;
import org.granary.engine.Phase;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Score;
import org.granary.engine.Side;

/** What families have in common in which a turn begins with a house of the mover's own row. */
abstract class SowingRules implements Rules {
  private final String family;
  private final Parameters parameters;
  private final Layout layout;

  SowingRules(String family, Parameters parameters) {
    this.family = family;
    this.parameters = parameters;
    this.layout = new Layout(parameters.number("houses"), parameters.number("seeds"));
  }

  /** The same family with other parameters. */
  abstract Rules create(Parameters changed);

  /** Why a house of the mover that holds seeds may not be played, if so. */
  Optional<Illegality> refusal(Position position, int house) {
    return Optional.empty();
  }

  /** Carries out a move, by its code, that is known to be legal. */
  abstract Ply carryOut(Position position, int code);

  String text(String name) {
    return parameters.text(name);
  }

  boolean flag(String name) {
    return parameters.flag(name);
  }

  @Override
  public final String family() {
    return family;
  }

  @Override
  public final Layout layout() {
    return layout;
  }

  @Override
  public Position start(Side firstMover) {
    return Position.start(layout, firstMover);
  }

  @Override
  public List<Move> legalMoves(Position position) {
    int first = layout.firstHouse(position.toMove());
    return IntStream.range(first, first + layout.houses())
        .mapToObj(Move::house)
        .filter(move -> whyIllegal(position, move).isEmpty())
        .toList();
  }

  @Override
  public Optional<Illegality> whyIllegal(Position position, Move move) {
    int house = move.code();
    if (move.isPass()) {
      return Optional.of(Illegality.CANNOT_PASS);
    }
    if (!layout.contains(house)) {
      return Optional.of(Illegality.NO_SUCH_HOUSE);
    }
    if (position.marks().phase() == Phase.ENDLESS) {
      return Optional.of(Illegality.GAME_OVER);
    }
    if (layout.row(house) != position.toMove()) {
      return Optional.of(Illegality.NOT_YOUR_HOUSE);
    }
    return position.seeds(house) == 0
        ? Optional.of(Illegality.EMPTY_HOUSE)
        : refusal(position, house);
  }

  @Override
  public final Ply play(Position position, Move move) {
    whyIllegal(position, move)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(move + " in " + position + ": " + why);
            });
    return carryOut(position, move.code());
  }

  /** The end by the stores alone: more than half of the seeds, or half each. */
  Optional<Outcome> majority(Position position) {
    int half = layout.totalSeeds() / 2;
    int south = position.store(Side.SOUTH);
    int north = position.store(Side.NORTH);
    Score score = Score.ofSeeds(south, north);
    if (south > half || north > half) {
      return Optional.of(new Outcome(score, EndReason.MAJORITY));
    }
    return south == half && north == half
        ? Optional.of(new Outcome(score, EndReason.EVEN))
        : Optional.empty();
  }

  /** Each side's store with the seeds of its own row. */
  static Score ownRows(Position position) {
    return Score.ofSeeds(
        position.store(Side.SOUTH) + position.rowSeeds(Side.SOUTH),
        position.store(Side.NORTH) + position.rowSeeds(Side.NORTH));
  }

  /** A turn that never ends decides nothing: half of all seeds each. */
  static Outcome endless(Position position) {
    return new Outcome(new Score(position.totalSeeds(), position.totalSeeds()), EndReason.ENDLESS);
  }

  /** The ply that an endless turn is: nothing moves, and the game is over. */
  static Ply endlessPly(Position position, int origin) {
    Position after =
        position
            .withToMove(position.toMove().opposite())
            .withMarks(position.marks().at(Phase.ENDLESS));
    return new Ply(Move.house(origin), position, after, 0, -1, List.of(), false);
  }

  @Override
  public boolean binds(EndReason reason) {
    return true;
  }

  @Override
  public Board board() {
    return new RuleBoard(this);
  }

  @Override
  public final Map<String, String> parameters() {
    return parameters.values();
  }

  @Override
  public final List<Parameter> schema() {
    return parameters.schema();
  }

  @Override
  public final Rules with(String parameter, String value) {
    return create(parameters.with(parameter, value));
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof SowingRules that
        && family.equals(that.family)
        && parameters.equals(that.parameters);
  }

  @Override
  public final int hashCode() {
    return parameters.hashCode();
  }

  @Override
  public final String toString() {
    return family + " " + parameters.values();
  }
}
