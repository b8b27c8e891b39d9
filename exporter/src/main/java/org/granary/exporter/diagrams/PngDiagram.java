package org.granary.exporter.diagrams;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Diagrams as pixels. */
final class PngDiagram {
  private PngDiagram() {}

  static void write(Diagram diagram, int width, OutputStream out) throws IOException {
    try (ImageOutputStream image = new MemoryCacheImageOutputStream(out)) {
      if (!ImageIO.write(draw(diagram, width), "png", image)) {
        throw new IOException("no writer for PNG in this Java");
      }
    }
  }

  static BufferedImage draw(Diagram diagram, int width) {
    double scale = width / BoardDrawing.width(diagram);
    int height = (int) Math.ceil(scale * BoardDrawing.height(diagram));
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, width, height);
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.scale(scale, scale);
    BoardDrawing.paint(diagram, graphics);
    graphics.dispose();
    return image;
  }
}
