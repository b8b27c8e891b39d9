package org.granary.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PositionTest {
  private static final Layout SMALL = new Layout(2, 3);

  @Test
  void theStartFillsEveryHouse() {
    Position start = Position.start(Layout.TOGUZ_KUMALAK, Side.NORTH);

    assertEquals(9, start.seeds(0));
    assertEquals(9, start.seeds(17));
    assertEquals(162, start.totalSeeds());
    assertEquals(81, start.rowSeeds(Side.SOUTH));
    assertEquals(Side.NORTH, start.toMove());
  }

  @Test
  void turningExchangesRowsStoresAndSides() {
    Position position = Position.of(SMALL, new int[] {1, 2, 3, 0}, 4, 2, Side.SOUTH);

    assertEquals("3-0-1-2-2-4-N", position.turned().toString());
    assertEquals(position, position.turned().turned());
  }

  @Test
  void turningTurnsTheMarks() {
    Marks marks = new Marks(0b0100, 0b0001, 0b0111, 0b0100);
    Position position = Position.start(SMALL, Side.SOUTH).withMarks(marks);

    Marks turned = position.turned().marks();

    assertEquals(0b0100, turned.capturedBySouth());
    assertEquals(0b0001, turned.capturedByNorth());
    assertEquals(0b0010, turned.ownedBySouth());
    assertEquals(0b0001, turned.hit());
    assertEquals(marks, turned.turned(SMALL));
    assertEquals(Marks.none(SMALL), Marks.none(SMALL).turned(SMALL));
  }

  @Test
  void marksSayWhoHoldsAHouse() {
    Marks marks = new Marks(0b0100, 0b0001, 0b0111, 0);

    assertEquals(Side.SOUTH, marks.owner(2));
    assertEquals(Side.NORTH, marks.owner(3));
    assertEquals(0b0100, marks.captured(Side.SOUTH));
    assertEquals(0b0101, marks.captured());
    assertThrows(IllegalArgumentException.class, () -> new Marks(1, 1, 0, 0));
  }

  @Test
  void equalityLooksAtEverything() {
    Position position = Position.of(SMALL, new int[] {1, 2, 3, 0}, 4, 2, Side.SOUTH);

    assertEquals(position, Position.of(SMALL, new int[] {1, 2, 3, 0}, 4, 2, Side.SOUTH));
    assertEquals(
        position.hashCode(),
        Position.of(SMALL, new int[] {1, 2, 3, 0}, 4, 2, Side.SOUTH).hashCode());
    assertNotEquals(position, Position.of(SMALL, new int[] {1, 2, 3, 0}, 2, 4, Side.SOUTH));
    assertNotEquals(position, Position.of(SMALL, new int[] {2, 1, 3, 0}, 4, 2, Side.SOUTH));
    assertNotEquals(position, position.withToMove(Side.NORTH));
    assertNotEquals(position, position.withMarks(new Marks(1, 0, 3, 0)));
  }

  @Test
  void keepsItsOwnCounts() {
    int[] seeds = {1, 2, 3, 0};
    Position position = Position.of(SMALL, seeds, 0, 0, Side.SOUTH);

    seeds[0] = 9;
    position.toArray()[1] = 9;

    assertEquals("1-2-3-0-0-0-S", position.toString());
  }

  @Test
  void mayHoldFewerSeedsThanItsLayoutButNotMore() {
    assertEquals(1, Position.of(SMALL, new int[] {1, 0, 0, 0}, 0, 0, Side.SOUTH).totalSeeds());
    assertThrows(
        IllegalArgumentException.class,
        () -> Position.of(SMALL, new int[] {9, 0, 0, 0}, 2, 2, Side.SOUTH));
  }

  @Test
  void refusesNegativeCountsAndWrongLengths() {
    assertThrows(
        IllegalArgumentException.class,
        () -> Position.of(SMALL, new int[] {-1, 0, 0, 0}, 0, 0, Side.SOUTH));
    assertThrows(
        IllegalArgumentException.class,
        () -> Position.of(SMALL, new int[] {0, 0, 0, 0}, -1, 0, Side.SOUTH));
    assertThrows(
        IllegalArgumentException.class,
        () -> Position.of(SMALL, new int[] {0, 0, 0}, 0, 0, Side.SOUTH));
    assertThrows(IllegalArgumentException.class, () -> new Layout(0, 4));
    assertThrows(IllegalArgumentException.class, () -> new Layout(29, 4));
    assertThrows(IllegalArgumentException.class, () -> new Layout(6, 65));
  }

  @Test
  void scoresMayHoldHalfSeeds() {
    assertEquals("23.5-24.5", new Score(47, 49).toString());
    assertEquals(Winner.NORTH, new Score(47, 49).winner());
    assertEquals("25-8", Score.ofSeeds(25, 8).toString());
    assertEquals(50, Score.ofSeeds(25, 8).halves(Side.SOUTH));
    assertTrue(new Outcome(Score.ofSeeds(24, 24), EndReason.EVEN).winner() == Winner.DRAW);
    assertThrows(IllegalArgumentException.class, () -> new Score(-1, 0));
  }
}
