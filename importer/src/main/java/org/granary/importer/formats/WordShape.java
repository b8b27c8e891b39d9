package org.granary.importer.formats;

import java.util.regex.Pattern;
import org.granary.grammar.LineRecords;

/**
 * Lines of records made of words: headers and what stands below them up to the next headers; where
 * there are none, what follows a first move's number up to the next such number or a blank line,
 * and else one game a line. A line that begins with # is a comment.
 */
final class WordShape implements LineRecords.Shape {
  private static final Pattern FIRST_MOVE = Pattern.compile("1\\.(?!\\.)");

  private boolean hasHeaders;
  private boolean hasMoves;
  private boolean isNumbered;

  @Override
  public boolean begins(String line) {
    String text = line.strip();
    if (isNothing(text)) {
      isNumbered &= !text.isEmpty();
      return false;
    }
    boolean header = text.startsWith("[");
    boolean first = FIRST_MOVE.matcher(text).lookingAt();
    boolean begins = header ? hasMoves || !hasHeaders : !hasHeaders && (first || !isNumbered);
    if (begins) {
      hasHeaders = header;
      hasMoves = false;
      isNumbered = first;
    }
    hasMoves |= !header;
    return begins;
  }

  @Override
  public boolean continues(String line) {
    return (hasHeaders || isNumbered) && !isNothing(line.strip());
  }

  private static boolean isNothing(String text) {
    return text.isEmpty() || text.startsWith("#");
  }
}
