package org.granary.importer.formats;

import org.granary.grammar.LineRecords;

/**
 * Lines of records made of words: headers and what stands below them up to the next headers, or one
 * game a line where there are none. A line that begins with # is a comment.
 */
final class WordShape implements LineRecords.Shape {
  private boolean hasHeaders;
  private boolean hasMoves;

  @Override
  public boolean begins(String line) {
    String text = line.strip();
    if (isNothing(text)) {
      return false;
    }
    boolean header = text.startsWith("[");
    boolean begins = header ? hasMoves || !hasHeaders : !hasHeaders;
    if (begins) {
      hasHeaders = header;
      hasMoves = false;
    }
    hasMoves |= !header;
    return begins;
  }

  @Override
  public boolean continues(String line) {
    return hasHeaders && !isNothing(line.strip());
  }

  private static boolean isNothing(String text) {
    return text.isEmpty() || text.startsWith("#");
  }
}
