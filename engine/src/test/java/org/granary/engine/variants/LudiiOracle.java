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
import org.granary.engine.Marks;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.Side;

/**
 * Holds a rule set against games played by Ludii 1.3.13, and counts what it compared. A chain of
 * captures that comes back to its origin is left out: that program ends it there.
 */
final class LudiiOracle {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Rules rules;
  private final Board board;
  private final Set<String> known;
  private List<Integer> sites = List.of();
  private boolean storesExchanged;
  private int games;
  private int plies;
  private int ends;
  private int leftOut;

  /** Compares under a rule set but for plies known to differ, written {@code seed:ply} from 0. */
  LudiiOracle(RuleSet ruleSet, Set<String> known) {
    rules = ruleSet.rules();
    board = rules.board();
    this.known = known;
  }

  int games() {
    return games;
  }

  int plies() {
    return plies;
  }

  int ends() {
    return ends;
  }

  String summary(String name) {
    return "Ludii %s: %d games, %d plies, %d ends; %d plies left out"
        .formatted(name, games, plies, ends, leftOut);
  }

  void compare(List<String> lines) throws IOException {
    header(JSON.readTree(lines.get(0)));
    for (String line : lines.subList(1, lines.size())) {
      game(JSON.readTree(line));
    }
  }

  private void header(JsonNode node) {
    sites = Arrays.stream(JSON.convertValue(node.get("siteOrder"), Integer[].class)).toList();
    JsonNode stores = node.get("storeSites");
    storesExchanged = !stores.isEmpty() && !stores.equals(node.get("storeOfP1P2"));
  }

  private void game(JsonNode node) {
    JsonNode list = node.get("plies");
    Position start = position(node.get("start").asText(), side(list.get(0)));
    board.load(start.withMarks(Marks.none(rules.layout())));
    for (int i = 0; i < list.size() && !list.get(i).get(1).asText().equals("pass"); i++) {
      if (losesATuzdyk()) {
        leftOut += list.size() - i;
        return;
      }
      String where = node.get("seed").asText() + ":" + i;
      ply(list.get(i), where);
      if (i + 1 < list.size() && !board.isOver()) {
        assertEquals(side(list.get(i + 1)), board.toMove(), where);
      }
    }
    if (list.get(list.size() - 1).get(1).asText().equals("pass")) {
      end(node);
    }
    games++;
  }

  /** That program forgets a tuzdyk that North makes in South's first house. */
  private boolean losesATuzdyk() {
    boolean toguz = rules.family().equals("toguz-kumalak");
    return toguz && (board.position().marks().capturedByNorth() & 1) != 0;
  }

  private void ply(JsonNode ply, String where) {
    String text = where + " " + board.position() + " " + ply;
    int move = sites.indexOf(ply.get(2).asInt());
    assertEquals(legal(ply.get(4).asText()), legalMoves(), text);
    boolean takesOrigin =
        "both".equals(rules.parameters().get("captureRow"))
            && rules.play(board.position(), new Move(move)).capturedHouses().contains(move);
    board.playUnchecked(move);
    Position expected = position(ply.get(3).asText(), board.toMove());
    if (known.contains(where) || takesOrigin) {
      leftOut++;
      board.load(expected);
    }
    assertEquals(expected, board.position(), text);
    plies++;
  }

  private void end(JsonNode node) {
    assertTrue(board.ending().isPresent(), () -> "no end: " + board.position());
    JsonNode list = node.get("plies");
    if (list.get(list.size() - 1).size() > 5) {
      String scores = node.get("scores").get(0).asInt() + "-" + node.get("scores").get(1).asInt();
      assertEquals(scores, board.ending().orElseThrow().score().toString());
      ends++;
    }
  }

  private Position position(String text, Side toMove) {
    int[] numbers = Arrays.stream(text.split("[ |]", -1)).mapToInt(Integer::parseInt).toArray();
    int houses = rules.layout().houseCount();
    int south = numbers[houses + (storesExchanged ? 1 : 0)];
    int north = numbers[houses + (storesExchanged ? 0 : 1)];
    Position bare =
        Position.of(rules.layout(), Arrays.copyOf(numbers, houses), south, north, toMove);
    return bare.withMarks(board.position().marks());
  }

  private Set<Integer> legal(String text) {
    Set<Integer> codes = new TreeSet<>();
    for (String site : text.split(" ", -1)) {
      codes.add(sites.indexOf(Integer.parseInt(site)));
    }
    return codes;
  }

  private Set<Integer> legalMoves() {
    Set<Integer> codes = new TreeSet<>();
    for (Move move : rules.legalMoves(board.position())) {
      codes.add(move.code());
    }
    return codes;
  }

  private static Side side(JsonNode ply) {
    return ply.get(0).asInt() == 1 ? Side.SOUTH : Side.NORTH;
  }
}
