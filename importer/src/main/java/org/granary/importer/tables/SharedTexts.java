package org.granary.importer.tables;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/** The texts that a workbook's cells share, as many as memory allows. */
final class SharedTexts {
  private static final int MOST_CHARACTERS = 16 << 20;
  private static final int MOST_TEXTS = 2 << 20;

  private final List<String> texts = new ArrayList<>();

  /** No texts. */
  SharedTexts() {}

  /** Those of a part; null if the workbook has none. */
  static SharedTexts read(@Nullable InputStream in) throws XMLStreamException {
    SharedTexts shared = new SharedTexts();
    if (in != null) {
      shared.fill(SheetXml.open(in));
    }
    return shared;
  }

  private void fill(XMLStreamReader xml) throws XMLStreamException {
    int characters = 0;
    StringBuilder text = new StringBuilder();
    String element = "";
    int phonetic = 0;
    while (xml.hasNext() && characters < MOST_CHARACTERS && texts.size() < MOST_TEXTS) {
      int event = xml.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        element = xml.getLocalName();
        phonetic += element.equals("rPh") ? 1 : 0;
      } else if (event == XMLStreamConstants.CHARACTERS && element.equals("t") && phonetic == 0) {
        text.append(xml.getText());
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        element = "";
        phonetic -= xml.getLocalName().equals("rPh") ? 1 : 0;
        if (xml.getLocalName().equals("si")) {
          characters += text.length() + 1;
          texts.add(text.toString());
          text.setLength(0);
        }
      }
    }
  }

  /** The text of a number as a cell gives it; empty if there is none. */
  String get(String number) {
    boolean known = number.matches("[0-9]{1,8}") && Integer.parseInt(number) < texts.size();
    return known ? texts.get(Integer.parseInt(number)) : "";
  }
}
