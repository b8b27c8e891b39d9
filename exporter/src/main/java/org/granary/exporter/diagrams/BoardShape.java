package org.granary.exporter.diagrams;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.granary.engine.Layout;
import org.granary.engine.Side;

/**
 * Where everything on a board lies, in the drawing's own units: a house is 100 wide. South's row is
 * below, left to right; North's above, right to left, so that sowing runs anticlockwise.
 */
record BoardShape(Layout layout) {
  static final double HOUSE = 100;
  static final double RADIUS = 43;

  private static final double MARGIN = 8;
  private static final double STORE = 96;
  private static final double NAMES = 44;
  private static final double PLAYER = 44;
  private static final double CHANNEL = 46;
  private static final double PAD = 6;

  /** Whether the board is so wide that its small print has to be larger to be read in a column. */
  private boolean isWide() {
    return layout.houses() > 7;
  }

  /** The size of the names of houses. */
  double nameSize() {
    return isWide() ? 40 : 30;
  }

  /** The radius of the badge on a house that was captured for good. */
  double badgeRadius() {
    return isWide() ? 20 : 15;
  }

  /** The middle of that badge. */
  Point2D badge(int house) {
    Point2D centre = house(house);
    double away = isWide() ? 36 : 33;
    return new Point2D.Double(centre.getX() + away, centre.getY() - away);
  }

  double width() {
    return 2 * (MARGIN + STORE + 2 * PAD) + layout.houses() * HOUSE;
  }

  double height() {
    return 2 * (MARGIN + PLAYER + NAMES + HOUSE) + CHANNEL;
  }

  /** The board's body with houses, names and stores. */
  Rectangle2D board() {
    double top = MARGIN + PLAYER;
    return new Rectangle2D.Double(MARGIN, top, width() - 2 * MARGIN, height() - 2 * top);
  }

  Point2D house(int house) {
    boolean south = layout.row(house) == Side.SOUTH;
    int inRow = house % layout.houses();
    int column = south ? inRow : layout.houses() - 1 - inRow;
    double x = MARGIN + STORE + 2 * PAD + (column + 0.5) * HOUSE;
    return new Point2D.Double(x, middle() + (south ? 1 : -1) * (CHANNEL + HOUSE) / 2);
  }

  /** The middle of a house's name. */
  Point2D name(int house) {
    Point2D centre = house(house);
    double away = (HOUSE + NAMES) / 2 - 3;
    boolean south = layout.row(house) == Side.SOUTH;
    return new Point2D.Double(centre.getX(), centre.getY() + (south ? away : -away));
  }

  /** The point of a house's rim that faces the other row. */
  Point2D inner(int house, double gap) {
    Point2D centre = house(house);
    boolean south = layout.row(house) == Side.SOUTH;
    double away = RADIUS + gap;
    return new Point2D.Double(centre.getX(), centre.getY() + (south ? -away : away));
  }

  /** A player's store: at his right hand. */
  Rectangle2D store(Side side) {
    Rectangle2D board = board();
    double x = side == Side.NORTH ? MARGIN + PAD : width() - MARGIN - PAD - STORE;
    return new Rectangle2D.Double(x, board.getY() + 12, STORE, board.getHeight() - 24);
  }

  /** The middle of a player's name, above or below the board. */
  Point2D player(Side side) {
    double y = side == Side.NORTH ? MARGIN + PLAYER / 2 - 2 : height() - MARGIN - PLAYER / 2 + 2;
    return new Point2D.Double(width() / 2, y);
  }

  /** The line half-way between the rows. */
  double middle() {
    return height() / 2;
  }
}
