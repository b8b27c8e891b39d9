package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.granary.engine.Board;
import org.granary.engine.EndReason;
import org.granary.engine.Marks;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.Side;

/**
 * Holds a rule set against games and positions played by MancalaGames 1.10, and counts what it
 * compared.
 *
 * <p>Left out, because they are no rule: plies that end an endless sow or a game in which few seeds
 * change nothing, and slams against an opponent who had nothing before the sow, which that program
 * does not call slams.
 */
final class MancalaGamesOracle {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Set<String> NO_RULE = Set.of("endless_sow", "no_outcome_change");

  private final Rules rules;
  private final Board board;
  private int games;
  private int plies;
  private int positions;
  private int leftOut;

  MancalaGamesOracle(RuleSet ruleSet) {
    rules = ruleSet.rules();
    board = rules.board();
  }

  int plies() {
    return plies;
  }

  int positions() {
    return positions;
  }

  String summary(String name) {
    return "%s: %d games, %d plies, %d positions; %d plies left out"
        .formatted(name, games, plies, positions, leftOut);
  }

  void compare(List<String> lines) throws IOException {
    for (String line : lines) {
      JsonNode node = JSON.readTree(line);
      switch (node.get("t").asText()) {
        case "start" -> start(node);
        case "ply" -> ply(node);
        case "pos" -> position(node);
        default -> {}
      }
    }
  }

  private void start(JsonNode node) {
    board.load(position(node, "board", "store", side(node.get("starter"))));
    games++;
  }

  private void ply(JsonNode node) {
    play(board, node, legal(node.get("legal")));
    plies++;
  }

  private void position(JsonNode node) {
    Position position = position(node, "board", "store", side(node.get("mv")));
    Set<Integer> legal = legal(node.get("legal"));
    Board fresh = rules.board();
    for (JsonNode move : node.get("moves")) {
      fresh.load(position);
      play(fresh, move, legal);
    }
    positions++;
  }

  private void play(Board on, JsonNode node, Set<Integer> legal) {
    Position before = on.position();
    Move move = move(node.get("loc"));
    String text = before + " " + move;
    assertLegal(legal, on, text);
    Ply ply = rules.play(before, move);
    if (isLeftOut(node, ply)) {
      leftOut++;
      on.load(after(node, ply));
      return;
    }
    on.playUnchecked(move.code());
    assertEquals(ply.after(), on.position(), text);
    Position expected = after(node, ply);
    Side toMove = endsOn(node) ? expected.toMove() : on.toMove();
    assertEquals(expected, on.position().withToMove(toMove), text);
    end(node, on, text);
  }

  private void assertLegal(Set<Integer> expected, Board on, String text) {
    Set<Integer> theirs = new TreeSet<>(expected);
    Set<Integer> ours = legalMoves(on);
    theirs.removeIf(code -> ours.contains(code) && slamsTheStarved(on.position(), code));
    ours.removeIf(code -> slamsTheStarved(on.position(), code));
    assertEquals(theirs, ours, text);
  }

  private boolean slamsTheStarved(Position position, int code) {
    boolean starved = position.rowSeeds(position.toMove().opposite()) == 0;
    return starved && rules.play(position, new Move(code)).grandSlam();
  }

  private static boolean endsOn(JsonNode node) {
    return node.has("res") && !node.get("res").asText().equals("REPEAT_TURN");
  }

  private static boolean isLeftOut(JsonNode node, Ply ply) {
    boolean starved = ply.before().rowSeeds(ply.mover().opposite()) == 0;
    boolean noRule = node.has("why") && NO_RULE.contains(node.get("why").asText());
    return noRule || ply.grandSlam() && starved;
  }

  private void end(JsonNode node, Board on, String text) {
    Optional<Outcome> ending = on.ending();
    if (!endsOn(node)) {
      assertTrue(ending.isEmpty(), () -> text + " is no end, found " + ending);
    } else if (!node.get("why").asText().equals("seed_count")) {
      Outcome outcome = ending.orElseThrow(() -> new AssertionError(text + " is an end"));
      if (outcome.reason() == EndReason.NO_MOVE) {
        Position end = position(node, "board", "store", on.toMove());
        String score = end.store(Side.SOUTH) + "-" + end.store(Side.NORTH);
        assertEquals(score, outcome.score().toString(), text);
      }
    }
  }

  private Position after(JsonNode node, Ply ply) {
    Side next = node.has("next") ? side(node.get("next")) : ply.mover().opposite();
    return node.has("pre_end_board")
        ? position(node, "pre_end_board", "pre_end_store", next)
        : position(node, "board", "store", next);
  }

  private Position position(JsonNode node, String houses, String stores, Side toMove) {
    int[] seeds = JSON.convertValue(node.get(houses), int[].class);
    int[] store = JSON.convertValue(node.get(stores), int[].class);
    long[] captured = new long[2];
    for (int house = 0; node.has("child") && house < seeds.length; house++) {
      JsonNode owner = node.get("child").get(house);
      if (!owner.isNull()) {
        captured[owner.asInt()] |= 1L << house;
        store[owner.asInt()] += seeds[house];
        seeds[house] = 0;
      }
    }
    long south = Marks.none(rules.layout()).ownedBySouth();
    return Position.of(rules.layout(), seeds, store[0], store[1], toMove)
        .withMarks(new Marks(captured[0], captured[1], south, 0));
  }

  private static Set<Integer> legalMoves(Board on) {
    Set<Integer> codes = new TreeSet<>();
    for (long bits = on.legalMoves(); bits != 0; bits &= bits - 1) {
      codes.add(Move.codeOfBit(Long.numberOfTrailingZeros(bits)));
    }
    return codes;
  }

  private static Set<Integer> legal(JsonNode node) {
    Set<Integer> codes = new TreeSet<>();
    for (Iterator<JsonNode> i = node.elements(); i.hasNext(); ) {
      codes.add(move(i.next()).code());
    }
    return codes;
  }

  private static Move move(JsonNode node) {
    return node.isTextual() ? Move.PASS : Move.house(node.asInt());
  }

  private static Side side(JsonNode node) {
    return node.asInt() == 0 ? Side.SOUTH : Side.NORTH;
  }
}
