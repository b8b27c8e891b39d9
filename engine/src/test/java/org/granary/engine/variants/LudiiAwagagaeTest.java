package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.granary.engine.Board;
import org.granary.engine.EndReason;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.granary.engine.Vectors;
import org.junit.jupiter.api.Test;

/** Awagagae as Ludii 1.3.13 played it: its lines of one lap each are folded into turns. */
class LudiiAwagagaeTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Rules rules = Vectors.ruleSet("awagagae-ludii").rules();
  private final Board board = rules.board();
  private List<Integer> sites = List.of();
  private int turns;
  private int passes;
  private int fills;
  private int ends;

  @Test
  void agreesWithEveryGame() throws IOException {
    List<String> lines =
        SharedFiles.gzipLines(SharedFiles.require("oracle/ludii/Awagagae.jsonl.gz"));

    compare(lines);

    System.out.printf(
        "Ludii Awagagae: %d games, %d turns, %d passes, %d houses filled, %d ends%n",
        lines.size() - 1, turns, passes, fills, ends);
    assertTrue(turns > 5000 && fills > 1000 && ends > 20, "few games");
  }

  @Test
  void agreesWithASliceThatIsAlwaysHere() throws IOException {
    compare(SharedFiles.resourceLines("/oracle/ludii-Awagagae.jsonl.gz"));

    assertTrue(turns > 50 && fills > 10 && ends > 0, turns + ", " + fills + ", " + ends);
  }

  private void compare(List<String> lines) throws IOException {
    JsonNode header = JSON.readTree(lines.get(0));
    sites = Arrays.stream(JSON.convertValue(header.get("siteOrder"), Integer[].class)).toList();
    for (String line : lines.subList(1, lines.size())) {
      game(JSON.readTree(line));
    }
  }

  private void game(JsonNode node) {
    JsonNode list = node.get("plies");
    boolean natural = node.get("end").asText().equals("NaturalEnd");
    board.load(rules.start(side(list.get(0))));
    int next;
    for (int i = 0; i < list.size(); i = next) {
      next = endOfTurn(list, i);
      if (next == list.size() && !natural) {
        return;
      }
      turn(list.get(i), list.get(next - 1), node.get("seed") + ":" + i);
    }
    assertEquals(EndReason.OWNS_ALL, board.ending().orElseThrow().reason());
    ends++;
  }

  private static int endOfTurn(JsonNode list, int from) {
    int end = from + 1;
    while (list.get(from).get(1).asText().equals("sow")
        && end < list.size()
        && list.get(end).get(1).asText().equals("sow")
        && list.get(end).get(0).equals(list.get(from).get(0))) {
      end++;
    }
    return end;
  }

  private void turn(JsonNode first, JsonNode last, String where) {
    String text = where + " " + board.position() + " " + first;
    assertEquals(side(first), board.toMove(), text);
    assertEquals(legal(first.get(4).asText()), legalMoves(), text);
    String kind = first.get(1).asText();
    turns += kind.equals("sow") ? 1 : 0;
    passes += kind.equals("pass") ? 1 : 0;
    fills += kind.equals("move") ? 1 : 0;
    board.playUnchecked(code(first.get(2).asText()));
    assertEquals(last.get(3).asText(), board(), text);
  }

  /** The present board in that program's words, which clear it when a round is over. */
  private String board() {
    Position position = board.position();
    int[] seeds = position.toArray();
    int south = RoundDivision.count(position, Side.SOUTH);
    int north = RoundDivision.count(position, Side.NORTH);
    boolean cleared = south + north == rules.layout().totalSeeds();
    StringBuilder text = new StringBuilder();
    for (int house = 0; house < seeds.length; house++) {
      text.append(house == 0 ? "" : house == 6 ? "|" : " ").append(cleared ? 0 : seeds[house]);
    }
    return text
        + "|"
        + (cleared ? south : position.store(Side.SOUTH))
        + " "
        + (cleared ? north : position.store(Side.NORTH));
  }

  private Set<Integer> legal(String text) {
    Set<Integer> codes = new TreeSet<>();
    for (String word : text.split(" ", -1)) {
      codes.add(code(word));
    }
    return codes;
  }

  private int code(String word) {
    return word.equals("pass")
        ? Move.PASS_CODE
        : sites.indexOf(Integer.parseInt(word.substring(word.indexOf('>') + 1)));
  }

  private Set<Integer> legalMoves() {
    Set<Integer> codes = new TreeSet<>();
    rules.legalMoves(board.position()).forEach(move -> codes.add(move.code()));
    return codes;
  }

  private static Side side(JsonNode ply) {
    return ply.get(0).asInt() == 1 ? Side.SOUTH : Side.NORTH;
  }
}
