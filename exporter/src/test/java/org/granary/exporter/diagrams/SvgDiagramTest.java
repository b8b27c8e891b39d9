package org.granary.exporter.diagrams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.exporter.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

class SvgDiagramTest {
  private static final Position START = Position.start(Layout.AWALE, Side.SOUTH);

  private static String write(Diagram diagram) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    DiagramFormat.SVG.write(diagram, 800, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static Element parse(String svg)
      throws IOException, ParserConfigurationException, SAXException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
    factory.setNamespaceAware(true);
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    byte[] bytes = svg.getBytes(StandardCharsets.UTF_8);
    return factory.newDocumentBuilder().parse(new ByteArrayInputStream(bytes)).getDocumentElement();
  }

  private static String text(Element root, String element) {
    return root.getElementsByTagNameNS("*", element).item(0).getTextContent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<b>&\"'",
        "a\u0001b\u001b",
        "\ufffe",
        "\ud83c",
        "]]>",
        "<!-- -->",
        "播棋",
        "\ud83c\udfb5"
      })
  void namesOfAnyCharactersGiveWellFormedXml(String name) throws Exception {
    Element root = parse(write(Diagram.of(START).named(name, "North")));

    String printable = name.replaceAll("[\u0001\u001b\ufffe]|^\ud83c$", "\ufffd");
    assertEquals(printable + " to move", text(root, "title"));
    assertTrue(text(root, "desc").startsWith(printable + ", from the left"));
  }

  @Test
  void theDescriptionNamesCapturedHousesAndOwners() throws Exception {
    Marks marks = new Marks(1L << 7, 1L << 3, 0b1011111, 0);

    String words = text(parse(write(Diagram.of(START.withMarks(marks)))), "desc");

    assertTrue(words.contains("D 4 (captured by N)"), words);
    assertTrue(words.contains("b 4 (captured by S)"), words);
    assertTrue(words.contains("F 4 (belongs to N)"), words);
    assertTrue(words.contains("a 4 (belongs to S)"), words);
    assertFalse(words.contains("A 4 ("), words);
  }

  @Test
  void everythingLiesInsideTheViewBox() throws Exception {
    String svg = write(Diagram.after(SampleGames.game("", "1. D d").game().game().ply(2)));
    Element root = parse(svg);
    String[] box = root.getAttribute("viewBox").split(" ", -1);
    NodeList paths = root.getElementsByTagNameNS("*", "path");
    assertTrue(paths.getLength() > 30, "the outlines of names and counts");

    for (int i = 0; i < paths.getLength(); i++) {
      String d = ((Element) paths.item(i)).getAttribute("d");
      assertTrue(d.matches("[MLCQZ0-9.\\- ]+"), "absolute coordinates only: " + d);
      Matcher pair = Pattern.compile("(-?[0-9.]+) (-?[0-9.]+)").matcher(d);
      while (pair.find()) {
        double x = Double.parseDouble(pair.group(1));
        double y = Double.parseDouble(pair.group(2));
        assertTrue(x >= 0 && x <= Double.parseDouble(box[2]), () -> x + " in " + d);
        assertTrue(y >= 0 && y <= Double.parseDouble(box[3]), () -> y + " in " + d);
      }
    }
  }

  @Test
  void coloursAreBlackWhiteAndTheTwoGreysOnly() throws IOException {
    String svg =
        write(Diagram.after(SampleGames.game("", "1. D d 2. F b 3. E+3").game().game().ply(5)));
    Set<String> colours = new HashSet<>();
    Matcher colour =
        Pattern.compile("(?:fill|stroke)[:=]\\s*\"?((?:rgb\\([^)]*\\))|black|white)").matcher(svg);
    while (colour.find()) {
      colours.add(colour.group(1));
    }

    assertEquals(Set.of("black", "white", "rgb(236,232,223)", "rgb(112,112,112)"), colours);
  }

  @Test
  void theLanguageOfTheMachineChangesNothing() throws IOException {
    Locale before = Locale.getDefault();
    String usual = write(Diagram.of(START));
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertEquals(usual, write(Diagram.of(START)));
      Locale.setDefault(Locale.forLanguageTag("fr-FR"));
      assertEquals(usual, write(Diagram.of(START)));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void boardsOfNineHaveNumberedHouses() throws Exception {
    Position start = Position.start(Layout.TOGUZ_KUMALAK, Side.NORTH);

    Element root = parse(write(Diagram.of(start).named("Асқар", "Бақыт")));

    assertEquals("Бақыт to move", text(root, "title"));
    assertTrue(text(root, "desc").contains("Асқар, from the left: 1 9, 2 9, 3 9"));
    assertEquals("0 0 1132 438", root.getAttribute("viewBox"));
  }
}
