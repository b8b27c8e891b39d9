package org.granary.exporter.diagrams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Point2D;
import java.util.Optional;
import java.util.Set;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.junit.jupiter.api.Test;

/** Looks at pixels, which are drawing units. */
class BoardDrawingTest {
  private static final Position START = Position.start(Layout.AWALE, Side.SOUTH);
  private static final BoardShape SHAPE = new BoardShape(Layout.AWALE);

  private static Diagram moved(int origin, int last, Set<Integer> captured) {
    Diagram.MoveMark mark = new Diagram.MoveMark(origin, last, captured);
    return new Diagram(START, Optional.of(mark), "South", "North");
  }

  @Test
  void northsRowRunsFromRightToLeftAboveSouths() {
    assertEquals(SHAPE.house(0).getX(), SHAPE.house(11).getX(), "A faces f");
    assertEquals(SHAPE.house(5).getX(), SHAPE.house(6).getX(), "F faces a");
    assertTrue(SHAPE.house(6).getX() > SHAPE.house(7).getX());
    assertTrue(SHAPE.house(6).getY() < SHAPE.house(5).getY());
    assertTrue(SHAPE.store(Side.SOUTH).getX() > SHAPE.house(5).getX(), "at South's right hand");
    assertTrue(SHAPE.store(Side.NORTH).getX() < SHAPE.house(11).getX(), "at North's right hand");
  }

  @Test
  void everyHouseShowsItsCount() {
    Pixels image = Pixels.of(Diagram.of(START));

    for (int house = 0; house < 12; house++) {
      double ink = image.ink(SHAPE.house(house), 24);
      assertTrue(ink > 0.12 && ink < 0.6, "house " + house + " " + ink);
      assertTrue(image.ink(SHAPE.name(house), 15) > 0.05, "name " + house);
    }
  }

  @Test
  void countsOfThreeDigitsStayInsideTheirHouse() {
    int[] seeds = new int[18];
    seeds[4] = 144;
    Position position = Position.of(Layout.TOGUZ_KUMALAK, seeds, 9, 9, Side.SOUTH);
    BoardShape shape = new BoardShape(Layout.TOGUZ_KUMALAK);

    Pixels image = Pixels.of(Diagram.of(position));

    Point2D centre = shape.house(4);
    assertTrue(image.ink(centre, 24) > 0.15);
    for (double y = -8; y <= 8; y++) {
      assertFalse(image.dark(centre.getX() - 38, centre.getY() + y), "left of the digits");
      assertFalse(image.dark(centre.getX() + 38, centre.getY() + y), "right of the digits");
    }
  }

  @Test
  void aTrianglePointsToWhoeverMoves() {
    Pixels south = Pixels.of(Diagram.of(START));
    Pixels north = Pixels.of(Diagram.of(START.withToMove(Side.NORTH)));

    double[] below = inkOfPlayers(south);
    double[] above = inkOfPlayers(north);
    assertTrue(below[1] > below[0] * 1.3, "South's line is darker when South moves");
    assertTrue(above[0] > above[1] * 1.3, "North's line is darker when North moves");
  }

  private static double[] inkOfPlayers(Pixels image) {
    double[] ink = new double[2];
    Point2D north = SHAPE.player(Side.NORTH);
    Point2D south = SHAPE.player(Side.SOUTH);
    for (int dx = -100; dx <= 100; dx += 5) {
      ink[0] += image.ink(new Point2D.Double(north.getX() + dx, north.getY()), 4);
      ink[1] += image.ink(new Point2D.Double(south.getX() + dx, south.getY()), 4);
    }
    return ink;
  }

  @Test
  void bothEndsOfAMoveHaveThickRims() {
    Pixels image = Pixels.of(moved(2, 8, Set.of()));

    for (int house = 0; house < 12; house++) {
      Point2D centre = SHAPE.house(house);
      boolean thick = image.dark(centre.getX() + BoardShape.RADIUS - 4, centre.getY());
      assertEquals(house == 2 || house == 8, thick, "house " + house);
    }
  }

  @Test
  void anArrowRunsThroughTheChannelOnly() {
    Pixels plain = Pixels.of(Diagram.of(START));
    Pixels image = Pixels.of(moved(0, 8, Set.of()));

    double half = (SHAPE.house(0).getX() + SHAPE.house(8).getX()) / 2;
    assertTrue(image.dark(half, SHAPE.middle()));
    for (int house = 0; house < 12; house++) {
      Point2D centre = SHAPE.house(house);
      assertEquals(plain.ink(centre, 25), image.ink(centre, 25), 1e-9, "house " + house);
    }
  }

  @Test
  void capturedHousesAreHatched() {
    Pixels plain = Pixels.of(Diagram.of(START));
    Pixels image = Pixels.of(moved(2, 8, Set.of(7, 8)));

    for (int house = 0; house < 12; house++) {
      boolean hatched = grey(image, house) > grey(plain, house) + 10;
      assertEquals(house == 7 || house == 8, hatched, "house " + house);
    }
  }

  /** Pixels of the hatching's grey in a house. */
  private static int grey(Pixels image, int house) {
    Point2D centre = SHAPE.house(house);
    int count = 0;
    for (int dx = -36; dx <= 36; dx++) {
      for (int dy = -36; dy <= 36; dy++) {
        int grey = image.grey(centre.getX() + dx, centre.getY() + dy);
        boolean outer = dx * dx + dy * dy > 30 * 30 && dx * dx + dy * dy < 36 * 36;
        count += outer && Math.abs(grey - 0x70) < 8 ? 1 : 0;
      }
    }
    return count;
  }

  @Test
  void housesCapturedForGoodAreSquareWithTheirOwnersBadge() {
    Marks marks = new Marks(1L << 7, 1L << 3, 0b111111, 1L << 7);
    Pixels image = Pixels.of(Diagram.of(START.withMarks(marks)));
    Pixels plain = Pixels.of(Diagram.of(START));

    Point2D bySouth = SHAPE.house(7);
    Point2D byNorth = SHAPE.house(3);
    // The lower left corner of the square, where a round house has no line.
    assertTrue(image.dark(bySouth.getX() - 43, bySouth.getY() + 35));
    assertFalse(plain.dark(bySouth.getX() - 43, bySouth.getY() + 35));
    assertTrue(image.dark(bySouth.getX() + 33 - 11, bySouth.getY() - 33), "black badge");
    assertFalse(image.dark(byNorth.getX() + 33 - 11, byNorth.getY() - 33), "white badge");
    assertTrue(image.dark(bySouth.getX() - 33, bySouth.getY() - 33), "hit once");
    assertFalse(image.dark(byNorth.getX() - 33, byNorth.getY() - 33), "not hit");
  }

  @Test
  void aHouseOwnedFromTheOtherRowSaysWhoseItIs() {
    Marks marks = new Marks(0, 0, 0b1011111, 0);
    Pixels image = Pixels.of(Diagram.of(START.withMarks(marks)));

    assertTrue(image.ink(SHAPE.name(6), 14) > 0.6, "a belongs to South: white on black");
    assertTrue(image.ink(SHAPE.name(5), 14) < 0.4, "F belongs to North: black on white");
    Point2D box = new Point2D.Double(SHAPE.name(5).getX() - 42, SHAPE.name(5).getY());
    assertTrue(image.dark(box.getX(), box.getY()), "boxed");
  }

  @Test
  void longNamesAreShortenedToTheBoard() {
    String name = "Nana Kwame Ampadu ".repeat(12);
    Pixels image = Pixels.of(Diagram.of(START).named(name, name));

    for (int y = 0; y < image.image().getHeight(); y++) {
      assertFalse(image.dark(2, y), "left edge at " + y);
      assertFalse(image.dark(image.image().getWidth() - 3, y), "right edge at " + y);
    }
    assertNotEquals(0.0, image.ink(SHAPE.player(Side.SOUTH), 8));
  }
}
