package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.granary.engine.Vectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LudiiOracleTest {
  /** Games of one configuration, and the rule set that it is in our words. */
  static List<Arguments> configurations() {
    return List.of(
        Arguments.of("Oware", "awari; stopAtMajority=no; repetition=none"),
        Arguments.of("Uril", "awari; stuckTakes=nobody; repetition=none"),
        Arguments.of(
            "Oware--Awari_Suggested", "awari; houseLimit=12; stuckTakes=nobody; repetition=none"),
        Arguments.of("Awari", "awari; stopAtMajority=no; repetition=none"),
        Arguments.of("Das_Bohnenspiel", "bohnenspiel"),
        Arguments.of("Kalah", "kalah"),
        Arguments.of("Toguz_Kumalak", "toguz-kumalak; ninthTuzdyk=yes; stopAtMajority=no"));
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void agreesWithEveryGame(String file, String id) throws IOException {
    LudiiOracle oracle = new LudiiOracle(Vectors.ruleSet(id), known(file));

    oracle.compare(
        SharedFiles.gzipLines(SharedFiles.require("oracle/ludii/" + file + ".jsonl.gz")));

    System.out.println(oracle.summary(file));
    assertTrue(oracle.games() > 50, "few games: " + oracle.summary(file));
    assertTrue(oracle.plies() > 2000, "few plies: " + oracle.summary(file));
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void agreesWithASliceThatIsAlwaysHere(String file, String id) throws IOException {
    LudiiOracle oracle = new LudiiOracle(Vectors.ruleSet(id), Set.of());

    oracle.compare(SharedFiles.resourceLines("/oracle/ludii-" + file + ".jsonl.gz"));

    assertTrue(oracle.games() == 2, "few games: " + oracle.summary(file));
  }

  private static Set<String> known(String file) throws IOException {
    return Files.readAllLines(SharedFiles.require("oracle/ludii/oware-known-differences.tsv"))
        .stream()
        .map(line -> line.split("\t", -1))
        .filter(cells -> cells[0].equals(file))
        .map(cells -> cells[1] + ":" + cells[2])
        .collect(Collectors.toSet());
  }
}
