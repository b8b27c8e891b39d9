package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.granary.engine.RuleSet;
import org.granary.engine.Vectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MancalaGamesOracleTest {
  /** Games and positions of one configuration, and the rule set that it is in our words. */
  static List<Arguments> configurations() {
    return List.of(
        Arguments.of("Oware_gs0_LEGAL", "wari; repetition=none"),
        Arguments.of("Oware_gs1_NOT_LEGAL", "oware-slam-illegal; repetition=none"),
        Arguments.of("Oware_gs2_NO_CAPT", "abapa; repetition=none"),
        Arguments.of("Oware_gs4_LEAVE_LEFT", "oware-leave-last; repetition=none"),
        Arguments.of("Oware_gs5_LEAVE_RIGHT", "oware-leave-first; repetition=none"),
        Arguments.of("Oware_gs6_LEGAL_SHARE", "abapa; grandSlam=share; repetition=none"),
        Arguments.of("Oware_multicapt_2", "abapa; maxCapturedHouses=2; repetition=none"),
        Arguments.of("Oware_no_mustshare", "abapa; mustFeed=no; repetition=none"),
        Arguments.of("Oware_no_skip_start", "abapa; origin=sow; repetition=none"),
        Arguments.of("Oware_unfed_gets", "abapa; stuckTakes=starved; repetition=none"),
        Arguments.of("Wari", "wari; repetition=none"),
        Arguments.of("Ouri", "ouri; repetition=none"),
        Arguments.of("Bohnenspiel", "bohnenspiel; stopAtMajority=yes"),
        Arguments.of("Songo", "songo"),
        Arguments.of("Kalah", "kalah; stopAtMajority=yes"),
        Arguments.of("Kalah_always_pick", "kalah; emptyCapture=yes; stopAtMajority=yes"),
        Arguments.of("Ayoayo", "ayoayo"),
        Arguments.of("Toguz_Kumalak", "toguz-kumalak"));
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void agreesWithEveryGameAndPosition(String file, String id) throws IOException {
    RuleSet ruleSet = Vectors.ruleSet(id);
    MancalaGamesOracle oracle = new MancalaGamesOracle(ruleSet);

    String path = "oracle/mancalagames/" + file;
    oracle.compare(SharedFiles.gzipLines(SharedFiles.require(path + ".jsonl.gz")));
    if (hasPositions(file)) {
      oracle.compare(SharedFiles.gzipLines(SharedFiles.require(path + ".pos.jsonl.gz")));
      assertTrue(oracle.positions() > 500, "few positions: " + oracle.summary(file));
    }

    System.out.println(oracle.summary(file));
    assertTrue(oracle.plies() > 2000, "few games: " + oracle.summary(file));
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void agreesWithASliceThatIsAlwaysHere(String file, String id) throws IOException {
    MancalaGamesOracle oracle = new MancalaGamesOracle(Vectors.ruleSet(id));

    oracle.compare(SharedFiles.resourceLines("/oracle/" + file + ".jsonl.gz"));
    if (hasPositions(file)) {
      oracle.compare(SharedFiles.resourceLines("/oracle/" + file + ".pos.jsonl.gz"));
      assertTrue(oracle.positions() >= 30, "few positions: " + oracle.summary(file));
    }

    assertTrue(oracle.plies() > 20, "few plies: " + oracle.summary(file));
  }

  private static boolean hasPositions(String file) {
    return !file.equals("Toguz_Kumalak");
  }
}
