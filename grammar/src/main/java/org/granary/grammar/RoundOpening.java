package org.granary.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;

/**
 * The beginning of a round as plies: what a mark of the record stands for where a round is over.
 *
 * <p>Owners that are written stand for filling moves in one order: each side its own houses from
 * the left, its own row first, passing when it has no seeds for another.
 */
final class RoundOpening {
  private final Rules rules;
  private final Layout layout;
  private final Position over;
  private final Position byDefault;
  private final RoundMark mark;

  private RoundOpening(Rules rules, Position over, RoundMark mark) {
    this.rules = rules;
    this.layout = rules.layout();
    this.over = over;
    this.byDefault = rules.play(over, Move.ROUND).after();
    this.mark = mark;
  }

  /**
   * Either plies or a problem.
   *
   * @param codes the moves, none if there is a problem
   * @param problem why the mark cannot be carried out
   */
  record Result(List<Integer> codes, Optional<String> problem) {
    private static Result failed(String problem) {
      return new Result(List.of(), Optional.of(problem));
    }
  }

  /** Whether a round is over in a position and the record has to say that the next begins. */
  static boolean isDue(Rules rules, Position position) {
    return rules.legalMoves(position).contains(Move.ROUND);
  }

  /** Whether a round is over and the next legal move fills a house for the next one. */
  static boolean beginsByFilling(Rules rules, Position position) {
    List<Move> legal = rules.legalMoves(position);
    return !position.marks().phase().isFilling()
        && !legal.isEmpty()
        && !legal.get(0).beginsRound()
        && rules.play(position, legal.get(0)).after().marks().phase().isFilling();
  }

  /** The plies of a mark in a position where {@link #isDue} holds. */
  static Result of(Rules rules, Position over, RoundMark mark) {
    return new RoundOpening(rules, over, mark).plies();
  }

  /** The houses that the rules would give each side, as a mark writes them. */
  static String usualOwners(Rules rules, Position over) {
    return owners(rules.play(over, Move.ROUND).after());
  }

  /** The houses of South, a slash and those of North in a round that has begun. */
  static String owners(Position began) {
    Layout layout = began.layout();
    long south = began.marks().ownedBySouth();
    long all = (1L << layout.houseCount()) - 1;
    return HouseNames.names(layout, south) + "/" + HouseNames.names(layout, ~south & all);
  }

  /** South's houses of what {@link #owners} writes; empty unless every house stands there once. */
  static OptionalLong southOf(Layout layout, String owners) {
    String[] parts = owners.split("/", -1);
    if (parts.length != 2) {
      return OptionalLong.empty();
    }
    OptionalLong south = HouseNames.houses(layout, parts[0]);
    OptionalLong north = HouseNames.houses(layout, parts[1]);
    long all = (1L << layout.houseCount()) - 1;
    boolean once =
        south.isPresent()
            && north.isPresent()
            && (south.getAsLong() & north.getAsLong()) == 0
            && (south.getAsLong() | north.getAsLong()) == all;
    return once ? south : OptionalLong.empty();
  }

  private Result plies() {
    Side usual = byDefault.toMove();
    boolean other = mark.starter().filter(starter -> starter != usual).isPresent();
    Move first = other ? Move.ROUND_OTHER_STARTER : Move.ROUND;
    Move chosen = other ? Move.ROUND_CHOSEN_OTHER_STARTER : Move.ROUND_CHOSEN;
    return switch (mark.owners()) {
      case "" -> new Result(List.of(first.code()), Optional.empty());
      case RoundMark.BY_MOVES -> new Result(List.of(chosen.code()), Optional.empty());
      default -> divided(chosen);
    };
  }

  private Result divided(Move first) {
    OptionalLong south = southOf(layout, mark.owners());
    return south.isPresent()
        ? filled(first, south.getAsLong())
        : Result.failed("every house of the board stands once before or behind the slash");
  }

  private Result filled(Move first, long south) {
    int usual = Long.bitCount(byDefault.marks().ownedBySouth());
    int written = Long.bitCount(south);
    if (usual != written) {
      int houses = layout.houseCount();
      return Result.failed(
          String.format(
              Locale.ROOT,
              "South fills %d houses and North %d, not %d and %d",
              usual,
              houses - usual,
              written,
              houses - written));
    }
    List<Integer> codes = new ArrayList<>(List.of(first.code()));
    Position position = rules.play(over, first).after();
    while (position.marks().phase().isFilling()) {
      Optional<Move> next = next(position, south);
      if (next.isEmpty()) {
        break;
      }
      codes.add(next.get().code());
      position = rules.play(position, next.get()).after();
    }
    boolean done =
        !position.marks().phase().isFilling() && position.marks().ownedBySouth() == south;
    return done
        ? new Result(codes, Optional.empty())
        : Result.failed("each side fills the houses of its own row first");
  }

  /** A pass where it is forced, else the first house to fill of those that the mover shall own. */
  private Optional<Move> next(Position filling, long south) {
    long mine = filling.toMove() == Side.SOUTH ? south : ~south;
    return rules.legalMoves(filling).stream()
        .filter(move -> move.isPass() || (mine >>> move.code() & 1) != 0)
        .findFirst();
  }
}
