package org.granary.exporter.diagrams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.exporter.SampleGames;
import org.granary.exporter.fonts.FontFace;
import org.granary.exporter.fonts.Outline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is drawn can be read, whatever stands on the board, on paper without colour. */
class ReadableDiagramTest {
  private static final Layout[] LAYOUTS = {
    Layout.AWALE, Layout.TOGUZ_KUMALAK, new Layout(7, 5), new Layout(1, 4), new Layout(12, 3)
  };

  /** The digits of a count as they have to stand in a house. */
  private static Shape digits(int seeds, Point2D centre) {
    FontFace face = seeds == 0 ? FontFace.REGULAR : FontFace.BOLD;
    double size = seeds < 100 ? 50 : 38;
    Outline outline = Outline.of(face, size, Integer.toString(seeds));
    return outline.at(
        centre.getX() - outline.width() / 2, centre.getY() + size * Outline.CAP_HEIGHT / 2);
  }

  private static Shape disc(Point2D centre, double radius) {
    return new Ellipse2D.Double(
        centre.getX() - radius, centre.getY() - radius, 2 * radius, 2 * radius);
  }

  private static Position random(Layout layout, Random random) {
    int left = layout.totalSeeds();
    int[] seeds = new int[layout.houseCount()];
    for (int house = 0; house < seeds.length; house++) {
      seeds[house] = random.nextInt(Math.min(left, 130) + 1) / (1 + random.nextInt(8));
      left -= seeds[house];
    }
    Side side = random.nextBoolean() ? Side.SOUTH : Side.NORTH;
    Position position = Position.of(layout, seeds, left / 2, left - left / 2, side);
    long all = (1L << layout.houseCount()) - 1;
    long captured = random.nextLong() & all;
    long bySouth = random.nextLong() & captured;
    long byNorth = captured & ~bySouth;
    long hit = random.nextLong() & all;
    return position.withMarks(new Marks(bySouth, byNorth, random.nextLong() & all, hit));
  }

  private static Diagram random(long seed) {
    Random random = new Random(seed);
    Layout layout = LAYOUTS[random.nextInt(LAYOUTS.length)];
    int origin = random.nextInt(layout.houseCount());
    int last = random.nextInt(layout.houseCount());
    Diagram.MoveMark move = new Diagram.MoveMark(origin, last, Set.of(last));
    return new Diagram(random(layout, random), Optional.of(move), "Kofi", "Ɛsi");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
  void everyCountStandsBlackAndWholeInItsHouse(long seed) {
    Diagram diagram = random(seed);
    Position position = diagram.position();
    BoardShape shape = new BoardShape(position.layout());
    Pixels pixels = Pixels.of(diagram);

    for (int house = 0; house < position.layout().houseCount(); house++) {
      Point2D centre = shape.house(house);
      Shape digits = digits(position.seeds(house), centre);
      Area beyond = new Area(digits);
      beyond.subtract(new Area(disc(centre, BoardShape.RADIUS - 5)));
      assertTrue(beyond.isEmpty(), "inside the rim of house " + house);
      assertEquals(1, pixels.share(digits, true), 0.02, "black digits in house " + house);
      Area paper = new Area(disc(centre, 22));
      paper.subtract(new Area(digits));
      double white = pixels.share(paper, false);
      assertTrue(white > 0.8, "paper around the digits of house " + house + ": " + white);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23, 24, 25, 26, 27, 28})
  void bothStoresShowTheirCounts(long seed) {
    Diagram diagram = random(seed);
    BoardShape shape = new BoardShape(diagram.position().layout());
    Pixels pixels = Pixels.of(diagram);

    for (Side side : Side.values()) {
      var box = shape.store(side);
      Point2D centre = new Point2D.Double(box.getCenterX(), box.getCenterY());
      Shape digits = digits(diagram.position().store(side), centre);
      assertTrue(box.contains(digits.getBounds2D()), () -> side + "'s count inside its store");
      assertEquals(1, pixels.share(digits, true), 0.02, side + "'s store");
    }
  }

  @Test
  void countsOfOneToThreeDigitsAreAllDifferentPictures() {
    List<Pixels> pictures = new ArrayList<>();
    for (int count : new int[] {0, 1, 7, 8, 10, 11, 17, 71, 99, 100, 108, 144}) {
      int[] seeds = new int[18];
      seeds[4] = count;
      pictures.add(
          Pixels.of(Diagram.of(Position.of(Layout.TOGUZ_KUMALAK, seeds, 0, 0, Side.SOUTH))));
    }

    for (int i = 0; i < pictures.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertTrue(pictures.get(i).differences(pictures.get(j)) > 20, i + " and " + j);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {31, 32, 33, 34, 35, 36, 37, 38})
  void capturedHousesOwnersAndHitsCanBeToldApartWithoutColour(long seed) {
    Diagram diagram = random(seed);
    Marks marks = diagram.position().marks();
    Layout layout = diagram.position().layout();
    BoardShape shape = new BoardShape(layout);
    Pixels pixels = Pixels.of(diagram);

    for (int house = 0; house < layout.houseCount(); house++) {
      Point2D badge = shape.badge(house);
      boolean bySouth = (marks.capturedBySouth() >>> house & 1) != 0;
      boolean byNorth = (marks.capturedByNorth() >>> house & 1) != 0;
      // Beside its letter a badge is black for South and white for North.
      if (bySouth || byNorth) {
        double x = badge.getX() - shape.badgeRadius() * 0.7;
        assertEquals(bySouth, pixels.dark(x, badge.getY()), "South's badge on " + house);
      }
      Point2D centre = shape.house(house);
      boolean square = pixels.dark(centre.getX() - 43, centre.getY() + 35);
      assertEquals(bySouth || byNorth, square, "a square house " + house);
      boolean hit = (marks.hit() >>> house & 1) != 0;
      boolean diamond =
          pixels.ink(new Point2D.Double(centre.getX() - 33, centre.getY() - 33), 3) > 0.9;
      assertEquals(hit && (bySouth || byNorth), diamond, "hit " + house);
      boolean foreign = marks.owner(house) != layout.row(house);
      Point2D name = shape.name(house);
      assertEquals(foreign, pixels.dark(name.getX() - 42, name.getY()), "boxed name of " + house);
    }
  }

  @Test
  void inkOnPaperHasTheContrastThatPrintNeeds() {
    assertTrue(contrast(Color.BLACK, Brush.WOOD) > 7, "names on the board");
    assertTrue(contrast(Color.BLACK, Color.WHITE) > 7, "counts");
    assertTrue(contrast(Brush.HATCH, Color.WHITE) > 4.5, "hatching in a house");
    assertTrue(contrast(Brush.WOOD, Color.WHITE) > 1.15, "houses on the board");
  }

  /** The ratio of luminances that the accessibility guidelines of the web define, 1 to 21. */
  private static double contrast(Color a, Color b) {
    double light = Math.max(luminance(a), luminance(b));
    double dark = Math.min(luminance(a), luminance(b));
    return (light + 0.05) / (dark + 0.05);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(int channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  @ParameterizedTest
  @ValueSource(longs = {41, 42, 43, 44, 45})
  void pdfShowsTheSamePictureAsPng(long seed) throws IOException {
    Diagram diagram = random(seed);

    Pixels png = Pixels.of(diagram);
    Pixels pdf = Pixels.ofPdf(diagram);

    assertEquals(png.image().getHeight(), pdf.image().getHeight());
    assertTrue(png.differences(pdf) < 20, () -> png.differences(pdf) + " pixels only in PNG");
    assertTrue(pdf.differences(png) < 20, () -> pdf.differences(png) + " pixels only in PDF");
  }

  @Test
  void smallDiagramsStillShowWhoMovesAndWhatWasCaptured() {
    Ply ply = SampleGames.game("", "1. D d 2. F b 3. E+3").game().game().ply(5);

    Pixels after = Pixels.of(Diagram.after(ply), 0.3);
    Pixels without = Pixels.of(Diagram.of(ply.after()), 0.3);
    Pixels turned = Pixels.of(Diagram.of(ply.after().withToMove(Side.SOUTH)), 0.3);

    assertTrue(after.differences(without) > 40, "the move is seen");
    assertTrue(turned.differences(without) > 10, "who moves is seen");
  }

  @Test
  void aPassAndANewRoundShowNoMove() {
    for (Ply ply : SampleGames.played("awagagae", 3).game().game().plies()) {
      boolean house = ply.move().code() < 12;
      assertEquals(house, Diagram.after(ply).move().isPresent(), ply.move().toString());
      assertFalse(DiagramWords.describe(Diagram.after(ply)).contains("?"));
    }
  }
}
