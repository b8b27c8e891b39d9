package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.granary.engine.Vectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real games: every landing house, running total and tuzdyk mark that they write agrees. */
class ToguzRecordsTest {
  /** From-house, landing house, tuzdyk mark, total. */
  private static final Pattern PLY =
      Pattern.compile("\\b([1-9])([1-9])([Xx]?)(?:\\(([0-9]+)\\))?(?![0-9.-])");

  private static final RuleSet RULE_SET = Vectors.ruleSet("toguz-kumalak");

  private int games;
  private int plies;
  private int totals;
  private int tuzdyks;

  @ParameterizedTest
  @CsvSource({"togyz-playok.pgn, 1500", "togyz-masters.pgn, 590"})
  void agreesWithEveryRecord(String file, int atLeast) throws IOException {
    replayAll(Files.readString(SharedFiles.require("records/" + file)));

    System.out.printf(
        "%s: %d games, %d plies, %d totals, %d tuzdyks%n", file, games, plies, totals, tuzdyks);
    assertTrue(games >= atLeast, "few games with moves: " + games);
    assertTrue(tuzdyks > games / 2, "few tuzdyks: " + tuzdyks);
  }

  @Test
  void agreesWithRecordsThatAreAlwaysHere() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            ToguzRecordsTest.class.getResourceAsStream("/vectors/togyz-playok.pgn"))) {
      replayAll(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }

    assertEquals(3, games);
    assertTrue(totals > 20 && tuzdyks > 2, totals + " totals, " + tuzdyks + " tuzdyks");
  }

  private void replayAll(String text) {
    for (String record : text.split("\\[Event ", -1)) {
      String moves =
          record.replaceAll("(?m)^.*\\]\\s*$|\\{[^}]*\\}", "").replaceAll("[0-9]+\\.", "");
      List<MatchResult> list = PLY.matcher(moves).results().toList();
      if (!list.isEmpty()) {
        replay(list);
        games++;
      }
    }
  }

  private void replay(List<MatchResult> list) {
    Rules rules = RULE_SET.rules();
    Position position = rules.start(Side.SOUTH);
    for (MatchResult written : list) {
      int house = Integer.parseInt(written.group(1)) - 1;
      Move move = Move.house(house + (position.toMove() == Side.SOUTH ? 0 : 9));
      Ply ply = rules.play(position, move);
      check(written, ply);
      position = ply.after();
      plies++;
    }
  }

  private void check(MatchResult written, Ply ply) {
    String text = written.group() + " in " + ply.before();
    assertEquals(written.group(2), Integer.toString(ply.lastHouse() % 9 + 1), text);
    boolean made = !ply.before().marks().equals(ply.after().marks());
    assertEquals(!written.group(3).isEmpty(), made, text);
    tuzdyks += made ? 1 : 0;
    if (written.group(4) != null) {
      assertEquals(written.group(4), Integer.toString(ply.after().store(ply.mover())), text);
      totals++;
    }
  }
}
