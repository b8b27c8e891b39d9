package org.granary.exporter.fonts;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;

/**
 * A line of text as a shape, so that it can be painted without any font system.
 *
 * @param shape at the given size, its base line beginning at 0,0, y downwards
 * @param width how far the line runs
 */
public record Outline(Shape shape, double width) {
  /** The height of capitals and digits in parts of the font size. */
  public static final double CAP_HEIGHT = 0.714;

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

  /** The shape with its base line beginning elsewhere. */
  public Shape at(double x, double y) {
    return AffineTransform.getTranslateInstance(x, y).createTransformedShape(shape);
  }
}
