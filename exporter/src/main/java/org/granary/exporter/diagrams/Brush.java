package org.granary.exporter.diagrams;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.granary.exporter.fonts.FontFace;
import org.granary.exporter.fonts.Outline;

/** The few strokes that a diagram is made of. Every shape is filled: formats differ on strokes. */
final class Brush {
  /** The board's body: light enough for black print on it, visible beside white houses. */
  static final Color WOOD = new Color(0xec, 0xe8, 0xdf);

  static final Color HATCH = new Color(0x70, 0x70, 0x70);

  private final Graphics2D graphics;

  Brush(Graphics2D graphics) {
    this.graphics = graphics;
  }

  void filled(Shape shape, Color colour) {
    graphics.setColor(colour);
    graphics.fill(shape);
  }

  /** A filled shape with a black outline, half of which lies outside the shape. */
  void outlined(Shape shape, Color fill, double lineWidth) {
    filled(shape, fill);
    outline(shape, lineWidth);
  }

  void outline(Shape shape, double lineWidth) {
    graphics.setColor(Color.BLACK);
    graphics.setStroke(BoardDrawing.stroke(lineWidth));
    graphics.draw(shape);
  }

  /** Fills a shape with slanted lines, cut off at its rim without the help of clipping. */
  void hatched(Shape shape) {
    Rectangle2D box = shape.getBounds2D();
    Area lines = new Area();
    for (double x = box.getMinX() - box.getHeight(); x < box.getMaxX(); x += 11) {
      Line2D line = new Line2D.Double(x, box.getMaxY(), x + box.getHeight(), box.getMinY());
      lines.add(new Area(BoardDrawing.stroke(3).createStrokedShape(line)));
    }
    lines.intersect(new Area(shape));
    filled(lines, HATCH);
  }

  void centred(String text, FontFace face, double size, Point2D at, Color colour) {
    Outline outline = Outline.of(face, size, text);
    double x = at.getX() - outline.width() / 2;
    filled(outline.at(x, at.getY() + size * Outline.CAP_HEIGHT / 2), colour);
  }

  /** Centred text, shortened where it is wider than {@code room}; gives the width it takes. */
  double centredWithin(String text, FontFace face, double size, Point2D at, double room) {
    String shown = text;
    double width = Outline.of(face, size, shown).width();
    while (width > room) {
      int[] kept = shown.codePoints().limit(shown.codePointCount(0, shown.length()) - 2L).toArray();
      shown = new String(kept, 0, kept.length).stripTrailing() + "…";
      width = Outline.of(face, size, shown).width();
    }
    centred(shown, face, size, at, Color.BLACK);
    return width;
  }
}
