package org.granary.importer.formats;

import org.granary.grammar.LineRecords;

/**
 * Records that begin with a line of their own kind and go on to the next one.
 *
 * @param beginning how the first line of a record begins, blanks aside
 */
record FirstLine(String beginning) implements LineRecords.Shape {
  @Override
  public boolean begins(String line) {
    String text = line.startsWith("\uFEFF") ? line.substring(1) : line;
    return text.stripLeading().startsWith(beginning);
  }

  @Override
  public boolean continues(String line) {
    return true;
  }
}
