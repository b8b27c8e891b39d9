package org.granary.exporter.diagrams;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class DiagramFormatTest {
  private static final Ply CAPTURE =
      RuleSets.ABAPA
          .rules()
          .play(
              Position.of(
                  Layout.AWALE, new int[] {0, 0, 8, 0, 0, 1, 3, 1, 1, 1, 2, 0}, 0, 0, Side.SOUTH),
              Move.house(2));

  private static byte[] write(DiagramFormat format, Diagram diagram, int width) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    format.write(diagram, width, out);
    return out.toByteArray();
  }

  @ParameterizedTest
  @EnumSource(DiagramFormat.class)
  void theSameDiagramGivesTheSameBytes(DiagramFormat format) throws IOException {
    byte[] first = write(format, Diagram.before(CAPTURE), 600);
    byte[] second = write(format, Diagram.before(CAPTURE), 600);

    assertArrayEquals(first, second);
  }

  @Test
  void fileNamesTellTheFormat() {
    assertEquals(Optional.of(DiagramFormat.SVG), DiagramFormat.ofFileName("a/b.SVG"));
    assertEquals(Optional.of(DiagramFormat.PDF), DiagramFormat.ofFileName("x.pdf"));
    assertEquals(Optional.empty(), DiagramFormat.ofFileName("svg"));
  }

  @Test
  void pngHasTheWidthAskedFor() throws IOException {
    byte[] png = write(DiagramFormat.PNG, Diagram.of(CAPTURE.before()), 640);

    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertEquals(640, image.getWidth());
    assertEquals(337, image.getHeight());
  }

  @Test
  void svgIsWellFormedDescribesTheBoardAndNeedsNoFont() throws Exception {
    byte[] svg = write(DiagramFormat.SVG, Diagram.before(CAPTURE).named("Kofi", "Ɛsi"), 800);

    Element root = parse(svg).getDocumentElement();
    assertEquals("svg", root.getLocalName());
    assertEquals("0 0 832 438", root.getAttribute("viewBox"));
    assertEquals("Kofi to move", text(root, "title"));
    assertEquals(
        "Kofi, from the left: A 0, B 0, C 8, D 0, E 0, F 1, store 0. "
            + "Ɛsi, from the left: a 3, b 1, c 1, d 1, e 2, f 0, store 0. "
            + "Move: C, last seed in e, captures b, c, d, e.",
        text(root, "desc"));
    assertEquals(0, root.getElementsByTagNameNS("*", "text").getLength());
    // A disc a house, drawn as its area and its rim, and a smaller disc in each captured house.
    assertTrue(root.getElementsByTagNameNS("*", "circle").getLength() >= 12 * 2 + 4);
  }

  @Test
  void pdfIsOnePageAsLargeAsTheDiagram() throws IOException {
    byte[] pdf = write(DiagramFormat.PDF, Diagram.after(CAPTURE), 416);

    try (PDDocument document = Loader.loadPDF(pdf)) {
      assertEquals(1, document.getNumberOfPages());
      PDRectangle page = document.getPage(0).getMediaBox();
      assertEquals(416, page.getWidth(), 0.01);
      assertEquals(219, page.getHeight(), 0.01);
      assertEquals("North to move", document.getDocumentInformation().getTitle());
    }
  }

  @Test
  void noFormatAsksTheMachineForFonts() throws IOException {
    Process java =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-Xlog:class+load:stdout",
                "-Djava.awt.headless=true",
                "-cp",
                System.getProperty("java.class.path"),
                EveryFormat.class.getName())
            .redirectErrorStream(true)
            .start();

    String output = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(output.contains("drawn: SVG PNG PDF"), output);
    assertTrue(output.contains("java.awt.Graphics2D"), "classes are listed");
    assertFalse(output.contains("sun.font.FontManagerFactory"), "the font system was started");
  }

  /** Draws in every format and prints its name. */
  static final class EveryFormat {
    private EveryFormat() {}

    public static void main(String[] args) throws IOException {
      StringBuilder drawn = new StringBuilder("drawn: ");
      for (DiagramFormat format : DiagramFormat.values()) {
        drawn
            .append(write(format, Diagram.before(CAPTURE), 400).length > 0 ? format : "")
            .append(' ');
      }
      System.out.println(drawn);
    }
  }

  private static Document parse(byte[] svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
    factory.setNamespaceAware(true);
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    DocumentBuilder builder = factory.newDocumentBuilder();
    return builder.parse(new ByteArrayInputStream(svg));
  }

  private static String text(Element root, String element) {
    return root.getElementsByTagNameNS("*", element).item(0).getTextContent();
  }
}
