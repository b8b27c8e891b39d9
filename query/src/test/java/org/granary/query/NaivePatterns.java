package org.granary.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.granary.grammar.patterns.Comparison;
import org.granary.grammar.patterns.House;
import org.granary.grammar.patterns.Motif;
import org.granary.grammar.patterns.Pattern;
import org.granary.grammar.patterns.Quantity;
import org.granary.grammar.patterns.Sequence;
import org.granary.grammar.patterns.Step;

/** Patterns decided in the plainest way, from the positions and plies of a replayed game. */
final class NaivePatterns {
  private final Game game;
  private final Rules rules;
  private final Layout layout;
  private final List<Position> positions;
  private final List<Ply> plies;

  NaivePatterns(Game game) {
    this.game = game;
    this.rules = game.ruleSet().rules();
    this.layout = game.ruleSet().layout();
    this.positions = game.positions();
    this.plies = game.plies();
  }

  boolean reaches(Sequence sequence) {
    return reaches(sequence.steps()) || sequence.either() && reaches(sequence.turned().steps());
  }

  private boolean reaches(List<Step> steps) {
    List<List<Integer>> moments = new ArrayList<>();
    for (Step step : steps) {
      moments.add(
          IntStream.rangeClosed(0, game.plyCount())
              .filter(ply -> holds(step.pattern(), ply))
              .boxed()
              .toList());
    }
    return follows(steps, moments, 0, -1);
  }

  /** Whether the steps from one on can be reached after a ply, in any choice of moments. */
  private static boolean follows(
      List<Step> steps, List<List<Integer>> moments, int step, int after) {
    return step == steps.size()
        || moments.get(step).stream()
            .filter(ply -> ply > after)
            .filter(ply -> ply - Math.max(after, 0) <= steps.get(step).within())
            .anyMatch(ply -> follows(steps, moments, step + 1, ply));
  }

  private boolean holds(Pattern pattern, int ply) {
    if (pattern instanceof Pattern.All all) {
      return all.parts().stream().allMatch(part -> holds(part, ply));
    } else if (pattern instanceof Pattern.Any any) {
      return any.parts().stream().anyMatch(part -> holds(part, ply));
    } else if (pattern instanceof Pattern.Not not) {
      return !holds(not.part(), ply);
    } else if (pattern instanceof Pattern.Compare compare) {
      Optional<Integer> left = number(compare.left(), ply);
      Optional<Integer> right = number(compare.right(), ply);
      return left.isPresent()
          && right.isPresent()
          && compare(left.get(), compare.comparison(), right.get());
    } else if (pattern instanceof Pattern.Played played) {
      return ply > 0 && house(played.house()).equals(Optional.of(game.move(ply).code()));
    }
    Pattern.Shows shows = (Pattern.Shows) pattern;
    return shows(shows.motif(), shows.side(), shows.number(), ply);
  }

  private static boolean compare(int left, Comparison comparison, int right) {
    return switch (comparison) {
      case LESS -> left < right;
      case AT_MOST -> left <= right;
      case EQUAL -> left == right;
      case UNEQUAL -> left != right;
      case AT_LEAST -> left >= right;
      case MORE -> left > right;
    };
  }

  private Optional<Integer> house(House house) {
    return house.inRow() >= layout.houses()
        ? Optional.empty()
        : Optional.of(house.inRow() + (house.side() == Side.NORTH ? layout.houses() : 0));
  }

  private Optional<Integer> number(Quantity quantity, int ply) {
    if (quantity instanceof Quantity.Constant constant) {
      return Optional.of(constant.value());
    } else if (quantity instanceof Quantity.Seeds seeds) {
      return house(seeds.house()).map(positions.get(ply)::seeds);
    } else if (quantity instanceof Quantity.OfMoment of) {
      return Optional.of(
          switch (of.number()) {
            case SEEDS -> positions.get(ply).seedsOnBoard();
            case PLY -> ply;
            case CAPTURED -> ply == 0 ? 0 : game.captured(ply);
          });
    } else if (quantity instanceof Quantity.OfSide of) {
      return Optional.of(number(of, ply));
    }
    int sum = 0;
    for (Quantity part : ((Quantity.Sum) quantity).added()) {
      Optional<Integer> value = number(part, ply);
      if (value.isEmpty()) {
        return value;
      }
      sum += value.get();
    }
    for (Quantity part : ((Quantity.Sum) quantity).taken()) {
      Optional<Integer> value = number(part, ply);
      if (value.isEmpty()) {
        return value;
      }
      sum -= value.get();
    }
    return Optional.of(sum);
  }

  private int number(Quantity.OfSide of, int ply) {
    Position here = positions.get(ply);
    return switch (of.number()) {
      case ROW -> here.rowSeeds(of.side());
      case STORE -> here.store(of.side());
      case CAPTURED ->
          ply > 0 && positions.get(ply - 1).toMove() == of.side() ? game.captured(ply) : 0;
      case MOBILITY -> isOver(ply) ? 0 : rules.legalMoves(here.withToMove(of.side())).size();
      case TEMPO -> tempo(row(here, of.side()));
      case LARGEST -> Arrays.stream(row(here, of.side())).max().orElseThrow();
    };
  }

  private int[] row(Position here, Side side) {
    int first = layout.firstHouse(side);
    return Arrays.copyOfRange(here.toArray(), first, first + layout.houses());
  }

  /** Plays, as long as there is one, the foremost house whose seeds all stay in the row. */
  private static int tempo(int[] row) {
    for (int house = row.length - 1; house >= 0; house--) {
      int seeds = row[house];
      if (seeds > 0 && house + seeds <= row.length - 1) {
        int[] next = row.clone();
        next[house] = 0;
        IntStream.rangeClosed(house + 1, house + seeds).forEach(to -> next[to]++);
        return 1 + tempo(next);
      }
    }
    return 0;
  }

  private boolean isOver(int ply) {
    return ply == game.plyCount()
        && game.outcome().filter(outcome -> rules.binds(outcome.reason())).isPresent();
  }

  private boolean shows(Motif motif, Side side, int number, int ply) {
    Position here = positions.get(ply);
    return switch (motif) {
      case TO_MOVE -> here.toMove() == side;
      case KROU -> Arrays.stream(row(here, side)).anyMatch(seeds -> seeds >= number);
      case KNOT -> turns(ply, side.opposite()).stream().anyMatch(turn -> ties(turn, side, number));
      case FORK ->
          turns(ply, side).stream()
                  .filter(turn -> !turn.capturedHouses().isEmpty())
                  .map(Ply::lastHouse)
                  .distinct()
                  .count()
              >= 2;
      case STARVING -> here.rowSeeds(side) == 0 && !isOver(ply);
      case MUST_FEED ->
          here.toMove() == side && here.rowSeeds(side.opposite()) == 0 && !isOver(ply);
      case GRAND_SLAM ->
          ply > 0 && positions.get(ply - 1).toMove() == side && plies.get(ply - 1).grandSlam();
      case REPETITION -> positions.subList(0, ply).contains(here);
    };
  }

  private List<Ply> turns(int ply, Side side) {
    Position here = positions.get(ply).withToMove(side);
    List<Ply> turns = new ArrayList<>();
    if (!isOver(ply)) {
      rules.legalMoves(here).stream()
          .filter(move -> layout.contains(move.code()))
          .forEach(move -> turns.add(rules.play(here, move)));
    }
    return turns;
  }

  private boolean ties(Ply turn, Side side, int number) {
    int origin = turn.move().code();
    int last = turn.lastHouse();
    return turn.before().seeds(origin) >= number
        && last >= 0
        && layout.row(last) == side
        && turn.before().seeds(last) == 2
        && turn.after().seeds(last) == 4;
  }
}
