package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.granary.engine.RuleSet;
import org.granary.engine.Vectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MancalaGamesOracleTest {
  /** Games and positions of one configuration, and the rule set that it is in our words. */
  @ParameterizedTest
  @CsvSource({
    "Oware_gs0_LEGAL, wari; repetition=none",
    "Oware_gs1_NOT_LEGAL, oware-slam-illegal; repetition=none",
    "Oware_gs2_NO_CAPT, abapa; repetition=none",
    "Oware_gs4_LEAVE_LEFT, oware-leave-last; repetition=none",
    "Oware_gs5_LEAVE_RIGHT, oware-leave-first; repetition=none",
    "Oware_gs6_LEGAL_SHARE, abapa; grandSlam=share; repetition=none",
    "Oware_multicapt_2, abapa; maxCapturedHouses=2; repetition=none",
    "Oware_no_mustshare, abapa; mustFeed=no; repetition=none",
    "Oware_no_skip_start, abapa; origin=sow; repetition=none",
    "Oware_unfed_gets, abapa; stuckTakes=starved; repetition=none",
    "Wari, wari; repetition=none",
    "Ouri, ouri; repetition=none"
  })
  void agreesWithEveryGameAndPosition(String file, String id) throws IOException {
    RuleSet ruleSet = Vectors.ruleSet(id);
    MancalaGamesOracle oracle = new MancalaGamesOracle(ruleSet);

    String path = "oracle/mancalagames/" + file;
    oracle.compare(SharedFiles.gzipLines(SharedFiles.require(path + ".jsonl.gz")));
    oracle.compare(SharedFiles.gzipLines(SharedFiles.require(path + ".pos.jsonl.gz")));

    System.out.println(oracle.summary(file));
    assertTrue(oracle.plies() > 2000, "few games: " + oracle.summary(file));
    assertTrue(oracle.positions() > 500, "few positions: " + oracle.summary(file));
  }

  @ParameterizedTest
  @CsvSource({"Oware_gs2_NO_CAPT, abapa; repetition=none"})
  void agreesWithASliceThatIsAlwaysHere(String file, String id) throws IOException {
    MancalaGamesOracle oracle = new MancalaGamesOracle(Vectors.ruleSet(id));

    oracle.compare(SharedFiles.resourceLines("/oracle/" + file + ".jsonl.gz"));
    oracle.compare(SharedFiles.resourceLines("/oracle/" + file + ".pos.jsonl.gz"));

    assertTrue(oracle.plies() > 200, "few games: " + oracle.summary(file));
    assertTrue(oracle.positions() == 100, "few positions: " + oracle.summary(file));
  }
}
