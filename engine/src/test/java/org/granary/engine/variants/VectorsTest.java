package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.granary.engine.Game;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Vectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class VectorsTest {
  static List<String> vectors() {
    return Stream.of("awale", "others")
        .flatMap(name -> Vectors.lines("/vectors/" + name + ".txt").stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void agrees(String line) {
    List<String> cells = Arrays.stream(line.split("\\|", -1)).map(String::trim).toList();
    RuleSet ruleSet = Vectors.ruleSet(cells.get(0));
    Position start = Vectors.position(ruleSet.layout(), cells.get(1));

    Game game = new Replay(ruleSet).play(start, Vectors.moves(ruleSet.layout(), cells.get(2)));

    assertTrue(game.stop().isEmpty(), () -> "stopped: " + game.stop());
    check(game, cells.get(3));
  }

  private static void check(Game game, String expected) {
    if (expected.startsWith("+")) {
      assertEquals(expected, "+" + game.captured(game.plyCount()));
    } else if (expected.startsWith("legal")) {
      assertEquals(expected.replace("legal", "").trim(), legal(game));
    } else if (expected.startsWith("end")) {
      Outcome outcome = game.outcome().orElseThrow();
      assertEquals(expected, "end " + outcome.reason() + " " + outcome.score());
    } else {
      assertEquals(expected, game.last().toString().replaceAll("-[SN]$", ""));
    }
  }

  private static String legal(Game game) {
    return game.ruleSet().rules().legalMoves(game.last()).stream()
        .map(Move::code)
        .map(code -> "ABCDEFabcdef".substring(code, code + 1))
        .collect(Collectors.joining(" "));
  }
}
