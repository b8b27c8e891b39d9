package org.granary.query.features;

import java.util.List;
import java.util.stream.Stream;
import org.granary.engine.Side;
import org.granary.grammar.patterns.House;
import org.granary.grammar.patterns.Pattern;
import org.granary.grammar.patterns.Sequence;
import org.granary.store.Feature;
import org.granary.store.MotifBits;

/**
 * What a game's features must be if it reaches the moments of a sequence. Never too strict: a game
 * that does reach them keeps to it.
 */
public final class PatternBounds {
  private PatternBounds() {}

  /** What the features must be for a sequence to be reached. */
  public static Choices of(Sequence sequence) {
    Choices asWritten = steps(sequence);
    return sequence.either() ? asWritten.or(steps(sequence.turned())) : asWritten;
  }

  /** Each step has a moment of its own, at a later ply than the one before. */
  private static Choices steps(Sequence sequence) {
    Choices all = Choices.ANY;
    int last = sequence.steps().size() - 1;
    for (int step = 0; step <= last; step++) {
      int before = step;
      int after = last - step;
      Choices moment = of(sequence.steps().get(step).pattern());
      all = all.and(moment.map(bounds -> between(bounds, before, after)));
    }
    return all;
  }

  /** Bounds of a moment that comes so many plies or more after the start and before the end. */
  private static Bounds between(Bounds moment, int before, int after) {
    int earliest = Math.max(before, moment.limit(Feature.PLIES).orElse(0));
    return moment.and(Bounds.atLeast(Feature.PLIES, earliest + after));
  }

  /** What the features must be for some moment to fit a pattern. */
  static Choices of(Pattern pattern) {
    if (pattern instanceof Pattern.All all) {
      return all(all.parts());
    } else if (pattern instanceof Pattern.Any any) {
      return any(any.parts());
    } else if (pattern instanceof Pattern.Not not) {
      return not(not.part());
    } else if (pattern instanceof Pattern.Compare compare) {
      return ComparisonBounds.of(compare);
    } else if (pattern instanceof Pattern.Played played) {
      return Choices.of(onBoard(played.house()).and(Bounds.atLeast(Feature.PLIES, 1)));
    }
    return Choices.of(motif((Pattern.Shows) pattern));
  }

  private static Choices all(List<Pattern> parts) {
    return parts.stream().map(PatternBounds::of).reduce(Choices.ANY, Choices::and);
  }

  private static Choices any(List<Pattern> parts) {
    return parts.stream().map(PatternBounds::of).reduce(Choices.NEVER, Choices::or);
  }

  /** What is not so, as far as that is something else that is so. */
  private static Choices not(Pattern pattern) {
    if (pattern instanceof Pattern.All all) {
      return any(turnedRound(all.parts()).toList());
    } else if (pattern instanceof Pattern.Any any) {
      return all(turnedRound(any.parts()).toList());
    } else if (pattern instanceof Pattern.Not not) {
      return of(not.part());
    } else if (pattern instanceof Pattern.Compare compare) {
      return ComparisonBounds.unless(compare);
    }
    return Choices.ANY;
  }

  private static Stream<Pattern> turnedRound(List<Pattern> parts) {
    return parts.stream().map(Pattern.Not::new);
  }

  private static Bounds motif(Pattern.Shows shows) {
    Side opponent = shows.side().opposite();
    Bounds known = Bounds.motifs(MotifBits.of(shows.motif(), shows.side()));
    return switch (shows.motif()) {
      case KROU -> Bounds.atLeast(Feature.largest(shows.side()), shows.number());
      case KNOT ->
          Bounds.atLeast(Feature.largest(opponent), shows.number())
              .and(Bounds.atLeast(Feature.largest(shows.side()), 2));
      case STARVING -> known.and(Bounds.atMost(Feature.leastRow(shows.side()), 0));
      case MUST_FEED -> known.and(Bounds.atMost(Feature.leastRow(opponent), 0));
      case GRAND_SLAM, REPETITION -> known.and(Bounds.atLeast(Feature.PLIES, 1));
      case TO_MOVE, FORK -> Bounds.NONE;
    };
  }

  /** Only a board that is large enough has a house. */
  static Bounds onBoard(House house) {
    return Bounds.atLeast(Feature.HOUSES, house.inRow() + 1);
  }
}
