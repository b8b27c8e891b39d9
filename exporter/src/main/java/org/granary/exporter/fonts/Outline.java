package org.granary.exporter.fonts;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;

/**
 * A line of text as a shape, so that it can be painted without any font system.
 *
 * @param shape at the given size, its base line beginning at 0,0, y downwards
 * @param width how far the line runs
 */
public record Outline(Shape shape, double width) {
  /** The height of capitals and digits in parts of the font size. */
  public static final double CAP_HEIGHT = 0.714;

  private static final double GRID = 8;

  /** Sets a text on one line. */
  public static Outline of(FontFace face, double size, String text) {
    GeneralPath path = new GeneralPath();
    double x = 0;
    for (int codePoint : text.codePoints().toArray()) {
      int printable = face.printable(codePoint);
      FontFile file = face.file(printable);
      AffineTransform place = AffineTransform.getTranslateInstance(x, 0);
      place.scale(size, size);
      path.append(place.createTransformedShape(file.outline(printable)), false);
      x += size * file.advance(printable);
    }
    return new Outline(path, x);
  }

  /** The shape with its base line beginning elsewhere, on a grid of eighths. */
  public Shape at(double x, double y) {
    return onGrid(AffineTransform.getTranslateInstance(x, y).createTransformedShape(shape));
  }

  /**
   * Eighths have few digits in PDF and SVG and can be told from the true place by nobody. Quadratic
   * curves become the same cubic ones: the PDF library draws quadratic ones wrongly.
   */
  private static Shape onGrid(Shape shape) {
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    double[] c = new double[6];
    for (PathIterator from = shape.getPathIterator(null); !from.isDone(); from.next()) {
      switch (from.currentSegment(c)) {
        case PathIterator.SEG_MOVETO -> path.moveTo(grid(c[0]), grid(c[1]));
        case PathIterator.SEG_LINETO -> path.lineTo(grid(c[0]), grid(c[1]));
        case PathIterator.SEG_QUADTO -> quadratic(path, c);
        case PathIterator.SEG_CUBICTO ->
            path.curveTo(grid(c[0]), grid(c[1]), grid(c[2]), grid(c[3]), grid(c[4]), grid(c[5]));
        default -> path.closePath();
      }
    }
    return path;
  }

  private static void quadratic(Path2D path, double[] c) {
    Point2D from = path.getCurrentPoint();
    path.curveTo(
        grid(from.getX() + 2 * (c[0] - from.getX()) / 3),
        grid(from.getY() + 2 * (c[1] - from.getY()) / 3),
        grid(c[2] + 2 * (c[0] - c[2]) / 3),
        grid(c[3] + 2 * (c[1] - c[3]) / 3),
        grid(c[2]),
        grid(c[3]));
  }

  private static double grid(double coordinate) {
    return Math.rint(coordinate * GRID) / GRID;
  }
}
