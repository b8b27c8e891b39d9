package org.granary.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.granary.engine.Board;
import org.granary.engine.Game;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.variants.RuleSets;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The replay of seeded random games under one rule set after another; read each {@code plies} as a
 * ratio to that of abapa.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ReplayBench {
  private static final int GAMES = 200;
  private static final int MOST_PLIES = 400;

  @Param({
    "abapa",
    "awale-libre",
    "awale-myriad",
    "awari",
    "playstrategy",
    "ouri",
    "awagagae",
    "awagagae-ludii",
    "toguz-kumalak",
    "kalah",
    "ayoayo",
    "bohnenspiel",
    "songo"
  })
  public String rules = "abapa";

  private final List<byte[]> games = new ArrayList<>();
  private Replay replay = new Replay(RuleSets.ABAPA);
  private Position start = RuleSets.ABAPA.rules().start(Side.SOUTH);

  /** Counts plies, for games of different rule sets are not of one length. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counter {
    public long plies;
  }

  /** Plays the games that are replayed. */
  @Setup
  public void play() {
    RuleSet ruleSet = RuleSets.find(rules).orElseThrow();
    replay = new Replay(ruleSet);
    start = ruleSet.rules().start(Side.SOUTH);
    SplittableRandom random = new SplittableRandom(1);
    Board board = ruleSet.rules().board();
    for (int game = 0; game < GAMES; game++) {
      board.load(start);
      games.add(play(board, random));
    }
  }

  private static byte[] play(Board board, SplittableRandom random) {
    byte[] moves = new byte[MOST_PLIES];
    int ply = 0;
    while (ply < MOST_PLIES && board.legalMoves() != 0) {
      moves[ply] = (byte) choose(board.legalMoves(), random);
      board.playUnchecked(moves[ply] & 0xff);
      ply++;
    }
    return Arrays.copyOf(moves, ply);
  }

  /** A legal move by chance; between rounds always the usual division. */
  private static int choose(long legal, SplittableRandom random) {
    return (legal >>> Move.ROUND.bit() & 1) != 0
        ? Move.ROUND.code()
        : GameGenerator.choose(legal, random);
  }

  /** All games once. */
  @Benchmark
  public int replay(Counter counter) {
    int sum = 0;
    for (byte[] moves : games) {
      Game game = replay.play(start, moves);
      sum += game.plyCount();
      counter.plies += moves.length;
    }
    return sum;
  }
}
