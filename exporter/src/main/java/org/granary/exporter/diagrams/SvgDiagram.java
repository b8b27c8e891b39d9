package org.granary.exporter.diagrams;

import java.awt.Dimension;
import java.awt.Font;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.text.AttributedCharacterIterator;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.granary.exporter.tables.XmlText;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Diagrams as SVG. */
final class SvgDiagram {
  private static final String SVG = "http://www.w3.org/2000/svg";

  private SvgDiagram() {}

  static void write(Diagram diagram, int width, OutputStream out) throws IOException {
    SVGGraphics2D graphics = new SVGGraphics2D(context(), false);
    BoardDrawing.paint(diagram, graphics);
    double unitsWide = BoardDrawing.width(diagram);
    double unitsHigh = BoardDrawing.height(diagram);
    graphics.setSVGCanvasSize(new Dimension(width, (int) Math.ceil(width * unitsHigh / unitsWide)));
    Element root = graphics.getRoot();
    root.setAttribute("viewBox", "0 0 " + (int) unitsWide + " " + (int) unitsHigh);
    root.setAttribute("role", "img");
    describe(root, "desc", DiagramWords.describe(diagram));
    describe(root, "title", DiagramWords.title(diagram));
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    graphics.stream(root, writer, true, false);
    writer.flush();
  }

  private static SVGGeneratorContext context() {
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(emptyDocument());
    context.setComment("Granary");
    context.setPrecision(3);
    SVGGeneratorContext.GraphicContextDefaults defaults =
        new SVGGeneratorContext.GraphicContextDefaults();
    defaults.setFont(new UnusedFont());
    context.setGraphicContextDefaults(defaults);
    return context;
  }

  /**
   * Batik names a font on every drawing, though no text is set in one, and would ask the machine's
   * font system for its family.
   */
  private static final class UnusedFont extends Font {
    private static final long serialVersionUID = 1;

    UnusedFont() {
      super("sans-serif", Font.PLAIN, 12);
    }

    @Override
    public String getFamily() {
      return getName();
    }

    @Override
    public Font deriveFont(Map<? extends AttributedCharacterIterator.Attribute, ?> attributes) {
      return this;
    }
  }

  private static void describe(Element root, String element, String words) {
    Element description = root.getOwnerDocument().createElementNS(SVG, element);
    description.setTextContent(XmlText.of(words));
    root.insertBefore(description, root.getFirstChild());
  }

  private static Document emptyDocument() {
    try {
      return DocumentBuilderFactory.newDefaultInstance()
          .newDocumentBuilder()
          .getDOMImplementation()
          .createDocument(SVG, "svg", null);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("this Java has no XML documents", e);
    }
  }
}
