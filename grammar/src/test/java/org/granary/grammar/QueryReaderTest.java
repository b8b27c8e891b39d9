package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.grammar.Query.AllOf;
import org.granary.grammar.Query.AnyOf;
import org.granary.grammar.Query.AtPosition;
import org.granary.grammar.Query.Match;
import org.granary.grammar.Query.Not;
import org.granary.grammar.Query.NumberField;
import org.granary.grammar.Query.Opens;
import org.granary.grammar.Query.Value;
import org.granary.grammar.Query.ValueField;
import org.granary.grammar.Query.Within;
import org.granary.grammar.Query.WordField;
import org.granary.grammar.Query.Words;
import org.junit.jupiter.api.Test;

class QueryReaderTest {
  private static final Query DRAW = new Value(ValueField.RESULT, "draw", false);
  private static final Query BROKEN = new Value(ValueField.STATUS, "broken", false);
  private static final Query MBA = new Words(WordField.PLAYER, "", "mba", Match.EXACT);

  private static Query read(String text) {
    QueryReading reading = QueryReader.read(text);
    assertEquals(List.of(), reading.problems(), text);
    return reading.query().orElseThrow();
  }

  private static Query plies(int low, int high) {
    return new Within(NumberField.PLIES, low, high);
  }

  private static Query date(int low, int high) {
    return new Within(NumberField.DATE, low, high);
  }

  @Test
  void anEmptyQueryFindsEverything() {
    assertEquals(Query.EVERYTHING, read(""));
    assertEquals(Query.EVERYTHING, read(" \t\n"));
  }

  @Test
  void andBindsCloserThanOrAndMayBeLeftOut() {
    Query expected = new AnyOf(List.of(new AllOf(List.of(MBA, DRAW)), BROKEN));

    assertEquals(expected, read("player:mba and result:draw or status:broken"));
    assertEquals(expected, read("player:mba result:draw OR status:broken"));
    assertEquals(expected, read("(player:mba (result:draw)) or status:broken"));
  }

  @Test
  void bracketsGroup() {
    assertEquals(
        new AllOf(List.of(MBA, new AnyOf(List.of(DRAW, BROKEN)))),
        read("player:mba (result:draw or status:broken)"));
  }

  @Test
  void notTurnsRoundOneCondition() {
    assertEquals(new AllOf(List.of(new Not(DRAW), MBA)), read("not result:draw player:mba"));
    assertEquals(DRAW, read("not not result:draw"));
    assertEquals(new Not(new AnyOf(List.of(DRAW, MBA))), read("not (result:draw or player:mba)"));
  }

  @Test
  void wordsTakeQuotesEscapesAndSuffixes() {
    assertEquals(
        new Words(WordField.TEXT, "", "a \"b\" \\", Match.FUZZY),
        read("text:\"a \\\"b\\\" \\\\\"~"));
    assertEquals(
        new Words(WordField.TAG, "White-Elo", "18", Match.PREFIX), read("tag.White-Elo:18*"));
    assertEquals(new Words(WordField.SITE, "", "Кызыл", Match.EXACT), read("SITE:Кызыл"));
  }

  @Test
  void valuesTakeEqualAndNotEqual() {
    assertEquals(DRAW, read("result = Draw"));
    assertEquals(new Not(DRAW), read("result != draw"));
    assertEquals(new Value(ValueField.RULES, "awale-libre", true), read("rules:awale-libre*"));
    assertEquals(new Value(ValueField.SOURCE, "games/a.ogn", false), read("source:games/a.ogn"));
  }

  @Test
  void datesAreWholeYearsMonthsOrDays() {
    assertEquals(date(20240101, 20241231), read("date:2024"));
    assertEquals(date(20240201, 20240231), read("date:2024-02"));
    assertEquals(date(20240503, 20240503), read("date:2024/5/3"));
    assertEquals(date(20240101, 20251231), read("date:2024..2025"));
    assertEquals(date(20240503, Integer.MAX_VALUE), read("date:2024.05.03.."));
    assertEquals(date(0, 20231231), read("date:..2023-12"));
    assertEquals(date(0, 20240431), read("date < 2024-04 or date <= 2024-04", 1));
    assertEquals(date(20241232, Integer.MAX_VALUE), read("date > 2024"));
  }

  private static Query read(String text, int part) {
    return ((AnyOf) read(text)).parts().get(part);
  }

  @Test
  void numbersAreComparedOrInRange() {
    assertEquals(plies(201, Integer.MAX_VALUE), read("plies > 200"));
    assertEquals(plies(200, Integer.MAX_VALUE), read("plies>=200"));
    assertEquals(plies(0, 199), read("plies < 200"));
    assertEquals(plies(0, 200), read("plies:..200"));
    assertEquals(plies(200, 200), read("plies = 200"));
    assertEquals(new Not(plies(200, 200)), read("plies != 200"));
  }

  @Test
  void positionsAreOnTheSmallestBoardThatFits() {
    Position start = Position.start(Layout.AWALE, Side.SOUTH);

    assertEquals(new AtPosition(start, false), read("position \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\""));
    assertEquals(new AtPosition(start, true), read("board \"4-4-4-4-4-4-4-4-4-4-4-4-S\""));
  }

  @Test
  void boardsMayCarryStores() {
    Query read = read("board \"0-0-0-0-1-6-1-1-1-1-1-1-17-18-N\"");

    AtPosition at = (AtPosition) read;
    assertTrue(at.anyStores());
    assertEquals(17, at.position().store(Side.SOUTH));
    assertEquals(Side.NORTH, at.position().toMove());
  }

  @Test
  void openingsAreMovesInTurn() {
    List<Move> moves = List.of(Move.house(5), Move.house(11), Move.house(1));

    assertEquals(new Opens(Side.SOUTH, moves), read("opens \"F f B\""));
    assertEquals(new Opens(Side.SOUTH, moves), read("opens \"1. F f+2 2. B\""));
    assertEquals(new Opens(Side.NORTH, List.of(Move.house(6))), read("opens \"a\""));
  }

  @Test
  void bracketsNestOnlySoDeep() {
    String deep = "(".repeat(QueryReader.MAX_DEPTH) + "result:draw";

    assertEquals(DRAW, read(deep + ")".repeat(QueryReader.MAX_DEPTH)));
    QueryReading tooDeep = QueryReader.read("(".repeat(100_000));
    assertFalse(tooDeep.query().isPresent());
    assertEquals(QueryReader.MAX_DEPTH + 1, tooDeep.problems().get(0).column());
  }

  @Test
  void aQueryIsNotEndless() {
    QueryReading reading = QueryReader.read("result:draw ".repeat(10_000));

    assertEquals(1, reading.problems().size());
  }

  @Test
  void columnsCountCharactersNotCodeUnits() {
    QueryProblem problem = QueryReader.read("text:\"𝒜𝒜\" plies:x").problems().get(0);

    assertEquals(17, problem.column());
    assertTrue(problem.render("text:\"𝒜𝒜\" plies:x").endsWith("\n" + " ".repeat(18) + "^"));
  }

  @Test
  void somethingNearHasAPositionAndSeeds() {
    Position start = Position.start(Layout.AWALE, Side.SOUTH);

    assertEquals(
        new Query.Near(start, 3), read("near \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\" within 3 seeds"));
    assertEquals(
        new Query.Near(start, 1), read("NEAR \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\" Within 1 Seed"));
  }
}
