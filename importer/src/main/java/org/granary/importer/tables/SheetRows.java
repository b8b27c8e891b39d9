package org.granary.importer.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The rows of one sheet, read as they are asked for; those without a word in them are left out. */
final class SheetRows {
  private static final int MOST_COLUMNS = 500;
  private static final int LONGEST_CELL = 32_767;
  private static final int LAST_ROW = 1 << 20;

  private final XMLStreamReader xml;
  private final CellValues values;
  private final List<String> cells = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private int row;
  private String element = "";
  private int column = -1;
  private String type = "";
  private String style = "";

  SheetRows(XMLStreamReader xml, CellValues values) {
    this.xml = xml;
    this.values = values;
  }

  /** The 1-based number of the last row that was given, or of the one that could not be read. */
  int row() {
    return row;
  }

  /** The cells of the next row, or empty at the end of the sheet. */
  Optional<List<String>> next() throws XMLStreamException {
    while (xml.hasNext() && row <= LAST_ROW) {
      int event = xml.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        start(xml.getLocalName());
      } else if (event == XMLStreamConstants.CHARACTERS && text.length() < LONGEST_CELL) {
        text.append(element.equals("v") || element.equals("t") ? xml.getText() : "");
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        element = "";
        if (xml.getLocalName().equals("c")) {
          endCell();
        } else if (xml.getLocalName().equals("row") && cells.stream().anyMatch(c -> !c.isBlank())) {
          return Optional.of(List.copyOf(cells));
        }
      }
    }
    return Optional.empty();
  }

  private void start(String name) {
    element = name;
    if (name.equals("row")) {
      int written = number(SheetXml.attribute(xml, "r"));
      row = written > row && written <= LAST_ROW ? written : row + 1;
      cells.clear();
      column = -1;
    } else if (name.equals("c")) {
      int written = column(SheetXml.attribute(xml, "r"));
      column = written > column ? written : column + 1;
      type = SheetXml.attribute(xml, "t");
      style = SheetXml.attribute(xml, "s");
      text.setLength(0);
    }
  }

  private void endCell() {
    if (column >= 0 && column < MOST_COLUMNS) {
      while (cells.size() <= column) {
        cells.add("");
      }
      String written = text.substring(0, Math.min(text.length(), LONGEST_CELL));
      cells.set(column, values.text(type, style, written));
    }
  }

  private static int number(String digits) {
    return digits.matches("[0-9]{1,8}") ? Integer.parseInt(digits) : -1;
  }

  /** The 0-based column of a place such as {@code AB12}; -1 if that cannot be told. */
  private static int column(String place) {
    int column = 0;
    for (int i = 0; i < Math.min(place.length(), 4); i++) {
      char c = place.charAt(i);
      if (c < 'A' || c > 'Z') {
        break;
      }
      column = 26 * column + c - 'A' + 1;
    }
    return column - 1;
  }
}
