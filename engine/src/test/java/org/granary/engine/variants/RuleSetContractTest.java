package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.granary.engine.Board;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every built-in rule set keeps to, over seeded random games. */
class RuleSetContractTest {
  private static final int GAMES = 12;
  private static final int MOST_PLIES = 150;

  /** Every house of the largest board, and what lies at the borders of other meanings. */
  private static final int[] CODES =
      IntStream.concat(IntStream.range(0, 20), IntStream.of(58, 59, 63, 126, 127, 128, 129, 130))
          .toArray();

  static List<RuleSet> ruleSets() {
    return RuleSets.all();
  }

  /** What is asked of a position reached in a game. */
  private interface Check {
    void at(Rules rules, Board board);
  }

  private static void everywhere(RuleSet ruleSet, Check check) {
    Rules rules = ruleSet.rules();
    Playouts playouts = new Playouts(ruleSet.name().hashCode());
    Board board = rules.board();
    for (int game = 0; game < GAMES; game++) {
      board.load(playouts.start(rules));
      for (int ply = 0; ply < MOST_PLIES && !board.isOver(); ply++) {
        check.at(rules, board);
        board.playUnchecked(playouts.choose(rules.legalMoves(board.position())).code());
      }
      check.at(rules, board);
    }
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void conservesSeeds(RuleSet ruleSet) {
    int total = ruleSet.layout().totalSeeds();

    everywhere(
        ruleSet,
        (rules, board) -> {
          assertEquals(total, board.position().totalSeeds());
          board
              .ending()
              .ifPresent(end -> assertTrue(end.score().southHalves() <= 2 * total, end::toString));
        });
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void legalIsPlayableAndIllegalHasAReason(RuleSet ruleSet) {
    everywhere(
        ruleSet,
        (rules, board) -> {
          Position position = board.position();
          List<Move> legal = rules.legalMoves(position);
          for (int code : CODES) {
            Move move = new Move(code);
            assertEquals(legal.contains(move), rules.whyIllegal(position, move).isEmpty());
            if (legal.contains(move)) {
              assertPlays(rules, position, move);
            }
          }
          rules
              .whyIllegal(position, Move.house(60))
              .ifPresent(
                  why ->
                      assertThrows(
                          IllegalArgumentException.class,
                          () -> rules.play(position, Move.house(60)),
                          why::toString));
        });
  }

  private static void assertPlays(Rules rules, Position position, Move move) {
    Ply ply = rules.play(position, move);
    Side mover = position.toMove();
    assertEquals(position, ply.before());
    assertEquals(move, ply.move());
    boolean betweenRounds =
        move.beginsRound()
            || position.marks().phase().isFilling()
            || ply.after().marks().phase().isFilling();
    int gain = ply.after().store(mover) - position.store(mover);
    assertEquals(betweenRounds ? 0 : gain, ply.captured());
    assertEquals(Move.codeOfBit(move.bit()), move.code());
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void theBoardAgreesWithTheRules(RuleSet ruleSet) {
    everywhere(
        ruleSet,
        (rules, board) -> {
          Position position = board.position();
          long bits = 0;
          for (Move move : rules.legalMoves(position)) {
            bits |= 1L << move.bit();
            if (!board.isOver()) {
              assertTrue(board.isLegal(move.code()));
              Board next = rules.board();
              next.copyFrom(board);
              int captured = next.playUnchecked(move.code());
              Ply ply = rules.play(position, move);
              assertEquals(ply.after(), next.position());
              assertEquals(ply.captured(), captured);
            }
          }
          assertEquals(board.isOver() ? 0 : bits, board.legalMoves());
          assertEquals(position, board.position(), "looking changes nothing");
        });
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void aGameWithoutAMoveIsOver(RuleSet ruleSet) {
    everywhere(
        ruleSet,
        (rules, board) -> {
          boolean binding =
              board.ending().filter(outcome -> rules.binds(outcome.reason())).isPresent();
          assertEquals(binding, board.isOver());
          if (rules.legalMoves(board.position()).isEmpty()) {
            assertTrue(board.isOver(), board.position()::toString);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void theTurnedTwinPlaysAlike(RuleSet ruleSet) {
    Rules rules = ruleSet.rules();
    boolean fair = !"north".equals(rules.parameters().get("evenRest"));
    assumeTrue(fair, "a rule that prefers North has no twin");
    Playouts playouts = new Playouts(ruleSet.name().hashCode());
    for (int game = 0; game < GAMES; game++) {
      Board board = rules.board();
      Board twin = rules.board();
      Position start = playouts.start(rules);
      board.load(start);
      twin.load(start.turned());
      assertEquals(start, start.turned().turned());
      for (int ply = 0; ply < MOST_PLIES && !board.isOver(); ply++) {
        assertFalse(twin.isOver());
        Move move = playouts.choose(rules.legalMoves(board.position()));
        int turned = turned(rules, move);
        assertTrue(twin.isLegal(turned));
        assertEquals(board.playUnchecked(move.code()), twin.playUnchecked(turned));
        assertEquals(board.position().turned(), twin.position());
      }
      assertEquals(winner(board).turned(), winner(twin));
    }
  }

  private static int turned(Rules rules, Move move) {
    return move.code() < Move.PASS_CODE ? rules.layout().turned(move.code()) : move.code();
  }

  private static Winner winner(Board board) {
    return board.ending().map(outcome -> outcome.winner()).orElse(Winner.UNKNOWN);
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void parametersAreThoseOfTheSchema(RuleSet ruleSet) {
    Rules rules = ruleSet.rules();
    List<String> names = rules.schema().stream().map(parameter -> parameter.name()).toList();

    assertEquals(names, List.copyOf(rules.parameters().keySet()));
    rules
        .schema()
        .forEach(
            parameter -> {
              String value = rules.parameters().getOrDefault(parameter.name(), "");
              assertTrue(parameter.accepts(value), () -> parameter + " has " + value);
              assertEquals(rules, rules.with(parameter.name(), value));
            });
    assertThrows(IllegalArgumentException.class, () -> rules.with("noSuchParameter", "1"));
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void isDescribed(RuleSet ruleSet) {
    assertEquals(ruleSet, RuleSets.find(ruleSet.name()).orElseThrow());
    assertTrue(ruleSet.name().matches("[a-z][a-z0-9-]*"));
    for (String text : List.of(ruleSet.title(), ruleSet.source(), ruleSet.notes())) {
      assertFalse(text.isBlank());
    }
  }
}
