package org.granary.exporter.diagrams;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/**
 * An arrow from the house a move starts from to the one it ends in. It keeps to the channel between
 * the rows, so that it never crosses a count.
 */
final class MoveArrow {
  private static final double GAP = 6;
  private static final double HEAD = 17;

  private final BoardShape shape;
  private final Brush brush;

  MoveArrow(BoardShape shape, Brush brush) {
    this.shape = shape;
    this.brush = brush;
  }

  void paint(Diagram.MoveMark move) {
    if (move.origin() == move.last() || !shape.layout().contains(move.last())) {
      return;
    }
    Point2D from = shape.inner(move.origin(), GAP);
    Point2D to = shape.inner(move.last(), GAP);
    double rise = to.getY() < shape.middle() ? HEAD : -HEAD;
    Path2D line = new Path2D.Double();
    line.moveTo(from.getX(), from.getY());
    double bend = Math.min(60, Math.abs(from.getX() - to.getX()) / 2);
    double towards = Math.signum(to.getX() - from.getX());
    line.curveTo(
        from.getX(),
        shape.middle(),
        from.getX(),
        shape.middle(),
        from.getX() + towards * bend,
        shape.middle());
    line.lineTo(to.getX() - towards * bend, shape.middle());
    line.curveTo(
        to.getX(), shape.middle(), to.getX(), shape.middle(), to.getX(), to.getY() + rise * 0.8);
    brush.outline(line, 5);
    brush.filled(head(to, rise), Color.BLACK);
  }

  private static Shape head(Point2D tip, double rise) {
    Path2D head = new Path2D.Double();
    head.moveTo(tip.getX(), tip.getY());
    head.lineTo(tip.getX() - 11, tip.getY() + rise);
    head.lineTo(tip.getX() + 11, tip.getY() + rise);
    head.closePath();
    return head;
  }
}
