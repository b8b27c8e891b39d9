package org.granary.importer.tables;

/**
 * A cell of a row of text.
 *
 * @param value what is in it, quotes taken off and blanks around it left out
 * @param offset where its value begins in the record's text, 0-based
 * @param length how many characters the value takes there
 */
record Cell(String value, int offset, int length) {
  boolean isEmpty() {
    return value.isEmpty();
  }

  Cell movedBy(int characters) {
    return new Cell(value, offset + characters, length);
  }
}
