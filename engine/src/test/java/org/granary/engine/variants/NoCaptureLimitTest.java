package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import org.granary.engine.EndReason;
import org.granary.engine.Game;
import org.granary.engine.Outcome;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.Vectors;
import org.junit.jupiter.api.Test;

/** Final scores of a server that ends a game after 40 plies without a capture. */
class NoCaptureLimitTest {
  private static final RuleSet RULES =
      Vectors.ruleSet("abapa; repetition=none; noCaptureLimit=40; noCaptureRest=ownRow");

  @Test
  void theScoresOfASliceAgree() throws IOException {
    try (InputStream in =
        NoCaptureLimitTest.class.getResourceAsStream("/vectors/oware-40ply-split.json")) {
      assertEquals(8, compare(new ObjectMapper().readTree(in)));
    }
  }

  @Test
  void theScoresOfAllVectorsAgree() throws IOException {
    JsonNode games =
        new ObjectMapper()
            .readTree(
                Files.readString(SharedFiles.require("records/oware-40ply-split-vectors.json")));

    assertEquals(40, compare(games));
  }

  private static int compare(JsonNode games) {
    int byLimit = 0;
    int count = 0;
    for (JsonNode node : games) {
      Outcome outcome = replay(node).outcome().orElseThrow();
      assertEquals(
          node.get("store0").asInt() + "-" + node.get("store1").asInt(),
          outcome.score().toString());
      byLimit += outcome.reason() == EndReason.NO_CAPTURE ? 1 : 0;
      count++;
    }
    assertTrue(byLimit > 0, "no game ended by the limit");
    return count;
  }

  private static Game replay(JsonNode node) {
    boolean south = node.get("startTurn").asInt() == 0;
    byte[] moves = new byte[node.get("moves").size()];
    for (int i = 0; i < moves.length; i++) {
      int house = node.get("moves").get(i).asInt();
      moves[i] = (byte) (south == (i % 2 == 0) ? house : house + 6);
    }
    Game game = new Replay(RULES).play(RULES.rules().start(south ? Side.SOUTH : Side.NORTH), moves);
    assertTrue(game.stop().isEmpty(), () -> "stopped: " + game.stop());
    return game;
  }
}
