package org.granary.grammar.repair;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.granary.engine.Game;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.GameStatus;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleCatalog;

/** How often damaged games are repaired, and how long it takes. */
public final class RepairTable {
  private final Repairer repairer = new Repairer(RuleSets.ABAPA, RuleCatalog.builtIn());
  private final GameReader reader = new GameReader();
  private final GameChecker checker = new GameChecker(RuleSets.ABAPA);

  /**
   * What became of games damaged in one way.
   *
   * @param games damaged so that something is wrong with the record
   * @param unnoticed damaged so that the record stays legal and agrees with itself
   * @param first of the games, those whose true repair was ranked first
   * @param five those whose true repair was among the five
   * @param fixed those of which a repair was clearly ahead
   * @param wrong those of them of which it was another game
   * @param micros how long each took, sorted
   */
  public record Row(
      Damage damage,
      boolean marks,
      int games,
      int unnoticed,
      int first,
      int five,
      int fixed,
      int wrong,
      List<Long> micros) {
    /** As a line of a table. */
    public String text() {
      return String.format(
          "%-20s %-7s %5d %5d %6.1f %6.1f %6.1f %6.2f %8.1f %8.1f",
          damage.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'),
          marks ? "marks" : "bare",
          games,
          unnoticed,
          percent(first),
          percent(five),
          percent(fixed),
          percent(wrong),
          micros.get(micros.size() / 2) / 1000.0,
          micros.get(micros.size() - 1) / 1000.0);
    }

    /** A count of games in per cent. */
    public double percent(int count) {
      return 100.0 * count / games;
    }
  }

  /** The heading of {@link Row#text}. */
  public static String heading() {
    return "kind                 claims  games unnot  first   five  fixed  wrong   med ms   max ms";
  }

  /** Damages games until so many have something wrong with them. */
  public Row measure(Damage damage, boolean marks, int games, long seed) {
    SplittableRandom random = new SplittableRandom(seed + damage.name().hashCode());
    int unnoticed = 0;
    int first = 0;
    int five = 0;
    int fixed = 0;
    int wrong = 0;
    List<Long> micros = new ArrayList<>();
    while (micros.size() < games) {
      Game game = damage.game(random);
      CheckedGame damaged = check(damage.record(game, marks, random));
      if (damaged.status() == GameStatus.VALID) {
        unnoticed++;
        continue;
      }
      long began = System.nanoTime();
      Repairs repairs = repairer.repairs(damaged);
      micros.add((System.nanoTime() - began) / 1000);
      int place = place(repairs, game);
      first += place == 0 ? 1 : 0;
      five += place >= 0 ? 1 : 0;
      fixed += repairs.clear() ? 1 : 0;
      wrong += repairs.clear() && place != 0 ? 1 : 0;
    }
    Collections.sort(micros);
    return new Row(damage, marks, games, unnoticed, first, five, fixed, wrong, micros);
  }

  private CheckedGame check(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    RawRecord record =
        new RawRecord("damaged.ogn", 1, 1, bytes, StandardCharsets.UTF_8, text, List.of());
    return checker.check(reader.read(record));
  }

  /** Where the true game stands among the suggestions, 0-based; -1 if nowhere. */
  private static int place(Repairs repairs, Game truth) {
    for (int i = 0; i < repairs.suggestions().size(); i++) {
      Game game = repairs.suggestions().get(i).emended().game();
      boolean same =
          Arrays.equals(game.moveCodes(), truth.moveCodes())
              && game.start().equals(truth.start())
              && game.last().equals(truth.last());
      if (same) {
        return i;
      }
    }
    return -1;
  }
}
