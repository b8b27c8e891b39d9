package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.RuleSetTag;
import org.granary.grammar.patterns.Motif;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The features of games are those that the positions and plies of a plain replay show. */
class GameFeaturesTest {
  private static final List<String> MORE =
      List.of(
          "abapa; capture=1,2,3,4",
          "abapa; houses=9; seeds=9",
          "abapa; houses=4; seeds=40",
          "abapa; slamTest=attacked; maxCapturedHouses=2; grandSlam=capture",
          "abapa; stopAtMajority=no; repetition=none",
          "wari; mustFeed=no");

  static Stream<RuleSet> ruleSets() {
    return Stream.concat(
        RuleSets.all().stream(),
        MORE.stream().map(tag -> RuleSetTag.parse(tag).ruleSet().orElseThrow()));
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void areThoseOfAPlainReplay(RuleSet ruleSet) {
    for (int seed = 1; seed <= 4; seed++) {
      Side first = seed % 2 == 0 ? Side.SOUTH : Side.NORTH;
      Game game = RandomPlay.game(ruleSet, ruleSet.rules().start(first), seed, 150);

      assertEquals(expected(game), found(game), ruleSet + ", seed " + seed);
    }
  }

  @Test
  void seeGrandSlamsOfEveryKind() {
    // E takes the only two houses that North has; what then happens is for the rule set to say.
    int[] seeds = {0, 0, 0, 0, 4, 1, 2, 1, 1, 0, 0, 0};
    int slams = 0;
    for (RuleSet ruleSet : RuleSets.all()) {
      if (!ruleSet.layout().equals(Layout.AWALE)) {
        continue;
      }
      Position start = Position.of(Layout.AWALE, seeds, 18, 18, Side.SOUTH);
      Game game = new Replay(ruleSet).play(start, new byte[] {4});
      slams += game.plyCount() == 1 && game.plies().get(0).grandSlam() ? 1 : 0;
      assertEquals(expected(game), found(game), ruleSet.toString());
    }
    assertTrue(slams >= 8, slams + " rule sets know of grand slams");
  }

  @Test
  void stopAtTheHighestNumberOfAByte() {
    RuleSet ruleSet = RuleSetTag.parse("abapa; houses=4; seeds=64").ruleSet().orElseThrow();
    int[] seeds = new int[8];
    seeds[0] = 300;
    seeds[4] = 190;
    Position start = Position.of(ruleSet.layout(), seeds, 10, 10, Side.SOUTH);
    Game game = new Replay(ruleSet).play(start, new byte[0]);

    byte[] packed = packed(game);

    assertEquals(255, Feature.SOUTH_LARGEST.in(packed));
    assertEquals(190, Feature.NORTH_LARGEST.in(packed));
    assertEquals(255, Feature.LEAST_SEEDS.in(packed));
    assertEquals(255, Feature.SOUTH_LEAST_ROW.in(packed));
    assertEquals(10, Feature.SOUTH_STORE.in(packed));
    assertEquals(4, Feature.HOUSES.in(packed));
  }

  private static List<String> found(Game game) {
    byte[] packed = packed(game);
    return Stream.of(Feature.values()).map(f -> f + " " + f.in(packed)).toList();
  }

  private static byte[] packed(Game game) {
    GameFeatures features = new GameFeatures(game.ruleSet());
    PositionKey.of(game.ruleSet())
        .line(
            game.ruleSet().rules().board(),
            game.start(),
            game.moveCodes(),
            Winner.UNKNOWN,
            features);
    return features.packed();
  }

  private static List<String> expected(Game game) {
    Shown shown = new Shown(game, game.positions(), game.plies());
    return Stream.of(Feature.values()).map(f -> f + " " + Math.min(255, shown.by(f))).toList();
  }

  /** A game with all its positions, and plies from the first on. */
  private record Shown(Game game, List<Position> positions, List<Ply> plies) {
    int by(Feature feature) {
      return switch (feature) {
        case SOUTH_LARGEST -> most(position -> largest(position, Side.SOUTH));
        case NORTH_LARGEST -> most(position -> largest(position, Side.NORTH));
        case SOUTH_CAPTURED -> captured(Side.SOUTH);
        case NORTH_CAPTURED -> captured(Side.NORTH);
        case SOUTH_LEAST_ROW -> -most(position -> -position.rowSeeds(Side.SOUTH));
        case NORTH_LEAST_ROW -> -most(position -> -position.rowSeeds(Side.NORTH));
        case LEAST_SEEDS -> -most(position -> -position.seedsOnBoard());
        case PLIES -> plies.size();
        case SOUTH_MOST_ROW -> most(position -> position.rowSeeds(Side.SOUTH));
        case NORTH_MOST_ROW -> most(position -> position.rowSeeds(Side.NORTH));
        case SOUTH_LEAD -> Math.max(0, most(position -> lead(position, Side.SOUTH)));
        case NORTH_LEAD -> Math.max(0, most(position -> lead(position, Side.NORTH)));
        case SOUTH_STORE -> most(position -> position.store(Side.SOUTH));
        case NORTH_STORE -> most(position -> position.store(Side.NORTH));
        case HOUSES -> game.ruleSet().layout().houses();
        case MOTIFS -> motifs();
      };
    }

    private int most(ToIntFunction<Position> number) {
      return positions.stream().mapToInt(number).max().orElseThrow();
    }

    private static int largest(Position position, Side side) {
      Layout layout = position.layout();
      int first = layout.firstHouse(side);
      IntStream row = IntStream.range(first, first + layout.houses());
      return row.map(position::seeds).max().orElseThrow();
    }

    private static int lead(Position position, Side side) {
      return position.store(side) - position.store(side.opposite());
    }

    private int captured(Side side) {
      return plies.stream()
          .filter(ply -> ply.mover() == side)
          .mapToInt(Ply::captured)
          .max()
          .orElse(0);
    }

    private int motifs() {
      int bits = 0;
      for (int ply = 0; ply < positions.size(); ply++) {
        Position here = positions.get(ply);
        for (Side side : Side.values()) {
          if (here.rowSeeds(side) == 0 && !isOver(ply)) {
            bits |= MotifBits.of(Motif.STARVING, side);
            bits |= here.toMove() == side ? 0 : MotifBits.of(Motif.MUST_FEED, here.toMove());
          }
        }
        if (ply > 0 && plies.get(ply - 1).grandSlam()) {
          bits |= MotifBits.of(Motif.GRAND_SLAM, plies.get(ply - 1).mover());
        }
        if (positions.subList(0, ply).contains(here)) {
          bits |= MotifBits.of(Motif.REPETITION, Side.SOUTH);
        }
      }
      return bits;
    }

    private boolean isOver(int ply) {
      Rules rules = game.ruleSet().rules();
      return ply == plies.size()
          && game.outcome().filter(outcome -> rules.binds(outcome.reason())).isPresent();
    }
  }
}
