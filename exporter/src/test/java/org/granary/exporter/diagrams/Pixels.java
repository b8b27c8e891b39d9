package org.granary.exporter.diagrams;

import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/** A picture of a diagram as tests look at it: at scale 1, drawing units are pixels. */
record Pixels(BufferedImage image, double scale) {
  static Pixels of(Diagram diagram) {
    return of(diagram, 1);
  }

  static Pixels of(Diagram diagram, double scale) {
    int width = (int) Math.round(scale * BoardDrawing.width(diagram));
    return new Pixels(PngDiagram.draw(diagram, width), width / BoardDrawing.width(diagram));
  }

  /** A diagram written as PDF and rendered, as large as {@link #of(Diagram)}. */
  static Pixels ofPdf(Diagram diagram) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    DiagramFormat.PDF.write(diagram, (int) BoardDrawing.width(diagram), out);
    try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
      BufferedImage image = new PDFRenderer(document).renderImage(0, 1, ImageType.RGB);
      return new Pixels(image, 1);
    }
  }

  /** How light a place is, 0 black to 255 white, as a printer without colour has it. */
  int grey(double x, double y) {
    return greyOfPixel((int) (x * scale), (int) (y * scale));
  }

  private int greyOfPixel(int x, int y) {
    int rgb = image.getRGB(x, y);
    return (299 * (rgb >> 16 & 0xff) + 587 * (rgb >> 8 & 0xff) + 114 * (rgb & 0xff)) / 1000;
  }

  boolean dark(double x, double y) {
    return grey(x, y) < 0x60;
  }

  /** The share of dark pixels in a square around a point. */
  double ink(Point2D centre, int half) {
    int dark = 0;
    for (int dx = -half; dx <= half; dx++) {
      for (int dy = -half; dy <= half; dy++) {
        dark += dark(centre.getX() + dx, centre.getY() + dy) ? 1 : 0;
      }
    }
    return dark / Math.pow(2 * half + 1, 2);
  }

  /**
   * The share of a shape's pixels that are as dark as {@code dark} says; those at its very rim,
   * which are neither, are left out.
   */
  double share(Shape shape, boolean dark) {
    Rectangle box = shape.getBounds();
    int all = 0;
    int hits = 0;
    for (int x = box.x; x <= box.getMaxX(); x++) {
      for (int y = box.y; y <= box.getMaxY(); y++) {
        if (shape.contains(x - 0.5, y - 0.5, 2, 2)) {
          all++;
          hits += dark(x, y) == dark ? 1 : 0;
        }
      }
    }
    return all == 0 ? 0 : (double) hits / all;
  }

  /**
   * How many pixels have nothing like them at or beside their place in another picture of the same
   * size: renderers differ by half a pixel in where they put lines.
   */
  int differences(Pixels other) {
    int different = 0;
    for (int x = 1; x < image.getWidth() - 1; x++) {
      for (int y = 1; y < image.getHeight() - 1; y++) {
        different += isLike(other, x, y) ? 0 : 1;
      }
    }
    return different;
  }

  private boolean isLike(Pixels other, int x, int y) {
    int nearest = 255;
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        int distance = Math.abs(greyOfPixel(x, y) - other.greyOfPixel(x + dx, y + dy));
        nearest = Math.min(nearest, distance);
      }
    }
    return nearest <= 132;
  }
}
