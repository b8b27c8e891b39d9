package org.granary.exporter.diagrams;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The file formats of diagrams. */
public enum DiagramFormat {
  /** Scalable; text as outlines, a description in words for those who cannot see it. */
  SVG {
    @Override
    public void write(Diagram diagram, int width, OutputStream out) throws IOException {
      SvgDiagram.write(diagram, width, out);
    }
  },
  /** Pixels. */
  PNG {
    @Override
    public void write(Diagram diagram, int width, OutputStream out) throws IOException {
      PngDiagram.write(diagram, width, out);
    }
  },
  /** One page that is exactly as large as the diagram. */
  PDF {
    @Override
    public void write(Diagram diagram, int width, OutputStream out) throws IOException {
      PdfDiagrams.write(diagram, width, out);
    }
  };

  /** A width that suits most uses. */
  public static final int USUAL_WIDTH = 800;

  /**
   * Writes a diagram.
   *
   * @param width its width in pixels (PNG, SVG) or points (PDF); the height follows
   * @param out left open
   */
  public abstract void write(Diagram diagram, int width, OutputStream out) throws IOException;

  /** The format that a file name's ending names. */
  public static Optional<DiagramFormat> ofFileName(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(f -> lower.endsWith("." + f.extension())).findFirst();
  }

  /** As file names end, without the dot. */
  public String extension() {
    return name().toLowerCase(Locale.ROOT);
  }
}
