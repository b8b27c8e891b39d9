package org.granary.exporter.diagrams;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.exporter.fonts.FontFace;
import org.granary.grammar.HouseNames;

/** Paints a diagram: the one drawing code behind every format. */
public final class BoardDrawing {
  private static final double COUNT_SIZE = 50;
  private static final double LONG_COUNT_SIZE = 38;
  private static final double PLAYER_SIZE = 28;

  private final Diagram diagram;
  private final Position position;
  private final BoardShape shape;
  private final Brush brush;

  private BoardDrawing(Diagram diagram, Graphics2D graphics) {
    this.diagram = diagram;
    this.position = diagram.position();
    this.shape = new BoardShape(position.layout());
    this.brush = new Brush(graphics);
  }

  /** The width of a diagram in its own units. */
  public static double width(Diagram diagram) {
    return new BoardShape(diagram.position().layout()).width();
  }

  /** The height of a diagram in its own units. */
  public static double height(Diagram diagram) {
    return new BoardShape(diagram.position().layout()).height();
  }

  /** Paints a diagram in its own units, its upper left corner at 0,0. */
  public static void paint(Diagram diagram, Graphics2D graphics) {
    paintBoard(diagram, graphics);
    paintPosition(diagram, graphics);
  }

  /** Paints what is the same for every position on boards of a layout: the lower layer. */
  static void paintBoard(Diagram diagram, Graphics2D graphics) {
    new BoardDrawing(diagram, graphics).lowerLayer();
  }

  /** Paints the rest over it. */
  static void paintPosition(Diagram diagram, Graphics2D graphics) {
    new BoardDrawing(diagram, graphics).upperLayer();
  }

  private void lowerLayer() {
    Rectangle2D board = shape.board();
    brush.outlined(rounded(board, 40), Brush.WOOD, 3);
    for (Side side : Side.values()) {
      store(side);
    }
    for (int house = 0; house < position.layout().houseCount(); house++) {
      String name = HouseNames.name(position.layout(), house);
      brush.centred(name, FontFace.REGULAR, shape.nameSize(), shape.name(house), Color.BLACK);
    }
  }

  private void upperLayer() {
    HouseDrawing houses = new HouseDrawing(diagram, shape, brush);
    for (int house = 0; house < position.layout().houseCount(); house++) {
      houses.paint(house);
      count(position.seeds(house), shape.house(house));
      if (position.marks().owner(house) != position.layout().row(house)) {
        foreignOwner(house);
      }
    }
    for (Side side : Side.values()) {
      player(side);
      Rectangle2D box = shape.store(side);
      count(position.store(side), new Point2D.Double(box.getCenterX(), box.getCenterY()));
    }
    diagram.move().ifPresent(move -> new MoveArrow(shape, brush).paint(move));
  }

  private static RoundRectangle2D rounded(Rectangle2D box, double corner) {
    return new RoundRectangle2D.Double(
        box.getX(), box.getY(), box.getWidth(), box.getHeight(), corner, corner);
  }

  private void count(int seeds, Point2D centre) {
    double size = seeds < 100 ? COUNT_SIZE : LONG_COUNT_SIZE;
    FontFace face = seeds == 0 ? FontFace.REGULAR : FontFace.BOLD;
    brush.centred(Integer.toString(seeds), face, size, centre, Color.BLACK);
  }

  private void store(Side side) {
    Rectangle2D box = shape.store(side);
    brush.outlined(rounded(box, 60), Color.WHITE, 2.5);
    double y = side == Side.NORTH ? box.getY() + 30 : box.getMaxY() - 30;
    Point2D letter = new Point2D.Double(box.getCenterX(), y);
    brush.centred(
        Character.toString(side.letter()), FontFace.REGULAR, shape.nameSize(), letter, Color.BLACK);
  }

  /** The name of a house that does not belong to the side of its row: boxed, with its owner. */
  private void foreignOwner(int house) {
    String name = HouseNames.name(position.layout(), house);
    Point2D at = shape.name(house);
    Side owner = position.marks().owner(house);
    boolean dark = owner == Side.SOUTH;
    Rectangle2D box = new Rectangle2D.Double(at.getX() - 42, at.getY() - 17, 84, 34);
    brush.outlined(rounded(box, 10), dark ? Color.BLACK : Color.WHITE, 2.5);
    brush.centred(
        name + " = " + owner.letter(),
        FontFace.REGULAR,
        shape.nameSize() - 4,
        at,
        dark ? Color.WHITE : Color.BLACK);
  }

  /** A player's name, with a solid triangle that points to his row if it is his move. */
  private void player(Side side) {
    boolean moving = position.toMove() == side;
    Point2D at = shape.player(side);
    String name = side == Side.SOUTH ? diagram.south() : diagram.north();
    FontFace face = moving ? FontFace.BOLD : FontFace.REGULAR;
    double width = brush.centredWithin(name, face, PLAYER_SIZE, at, shape.width() - 160);
    if (moving) {
      double x = at.getX() - width / 2 - 28;
      double tip = side == Side.SOUTH ? -13 : 13;
      Path2D triangle = new Path2D.Double();
      triangle.moveTo(x - 14, at.getY() - tip * 0.8);
      triangle.lineTo(x + 14, at.getY() - tip * 0.8);
      triangle.lineTo(x, at.getY() + tip);
      triangle.closePath();
      brush.filled(triangle, Color.BLACK);
    }
  }

  static BasicStroke stroke(double width) {
    return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
  }
}
