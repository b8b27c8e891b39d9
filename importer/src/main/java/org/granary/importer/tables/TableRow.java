package org.granary.importer.tables;

import org.granary.grammar.RawRecord;

/**
 * A row of a table as text.
 *
 * @param sheet the sheet it stands on; empty if there are no sheets
 * @param raw its text and bytes, its line being that of the row; its number means nothing
 */
record TableRow(String sheet, RawRecord raw) {
  String text() {
    return raw.text();
  }

  int line() {
    return raw.line();
  }
}
