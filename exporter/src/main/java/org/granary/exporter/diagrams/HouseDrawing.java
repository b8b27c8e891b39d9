package org.granary.exporter.diagrams;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import org.granary.engine.Marks;
import org.granary.engine.Side;
import org.granary.exporter.fonts.FontFace;

/**
 * Paints houses: round ones, square ones that somebody has captured for good, thick rims for the
 * ends of a move, hatching for what it captured.
 */
final class HouseDrawing {
  private static final double THIN = 2.5;
  private static final double THICK = 9;

  private final Diagram diagram;
  private final BoardShape shape;
  private final Brush brush;

  HouseDrawing(Diagram diagram, BoardShape shape, Brush brush) {
    this.diagram = diagram;
    this.shape = shape;
    this.brush = brush;
  }

  void paint(int house) {
    Point2D centre = shape.house(house);
    Optional<Side> captor = captor(house);
    Shape rim = captor.isPresent() ? square(centre, BoardShape.RADIUS) : disc(centre, rimRadius());
    brush.outlined(rim, Color.WHITE, isEnd(house) ? THICK : THIN);
    if (diagram.move().filter(move -> move.captured().contains(house)).isPresent()) {
      Shape inside = captor.isPresent() ? square(centre, 38) : disc(centre, 38);
      brush.hatched(inside);
      brush.filled(disc(centre, 29), Color.WHITE);
    }
    captor.ifPresent(side -> badge(house, side));
  }

  private static double rimRadius() {
    return BoardShape.RADIUS - 1;
  }

  private Optional<Side> captor(int house) {
    Marks marks = diagram.position().marks();
    for (Side side : Side.values()) {
      if ((marks.captured(side) >>> house & 1) != 0) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  private boolean isEnd(int house) {
    return diagram
        .move()
        .filter(move -> move.origin() == house || move.last() == house)
        .isPresent();
  }

  /** Who captured a house: a letter in a disc on its corner, white on black for South. */
  private void badge(int house, Side side) {
    Point2D centre = shape.house(house);
    Point2D corner = shape.badge(house);
    double radius = shape.badgeRadius();
    boolean dark = side == Side.SOUTH;
    brush.outlined(disc(corner, radius), dark ? Color.BLACK : Color.WHITE, THIN);
    String letter = Character.toString(side.letter());
    brush.centred(letter, FontFace.BOLD, 1.5 * radius, corner, dark ? Color.WHITE : Color.BLACK);
    if ((diagram.position().marks().hit() >>> house & 1) != 0) {
      brush.filled(diamond(centre.getX() - 33, centre.getY() - 33), Color.BLACK);
    }
  }

  private static Shape diamond(double x, double y) {
    Path2D diamond = new Path2D.Double();
    diamond.moveTo(x, y - 10);
    diamond.lineTo(x + 10, y);
    diamond.lineTo(x, y + 10);
    diamond.lineTo(x - 10, y);
    diamond.closePath();
    return diamond;
  }

  private static Shape disc(Point2D centre, double radius) {
    return new Ellipse2D.Double(
        centre.getX() - radius, centre.getY() - radius, 2 * radius, 2 * radius);
  }

  private static Shape square(Point2D centre, double half) {
    return new RoundRectangle2D.Double(
        centre.getX() - half, centre.getY() - half, 2 * half, 2 * half, 10, 10);
  }
}
