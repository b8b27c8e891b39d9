package org.granary.grammar;

/** What a record holds so far, as far as cutting needs to know it. */
final class RecordState {
  private static final long NO_NAME = Long.MIN_VALUE;

  private boolean inComment;
  private boolean lineComment;
  private boolean hasMoves;
  private boolean hasHeaders;
  private boolean afterBlankLine;
  private boolean afterResult;
  private long firstName = NO_NAME;

  /** The brace that decided what a line is. */
  enum Brace {
    NONE,
    OPEN,
    CLOSE
  }

  boolean inComment() {
    return inComment;
  }

  boolean hasHeaders() {
    return hasHeaders;
  }

  /** Whether a line that stands outside comments begins a record of its own. */
  boolean startsRecord(byte[] bytes, int start, int end) {
    Line line = new Line(bytes, start, end);
    if (line.isFirstMove()) {
      return hasMoves && (afterBlankLine || afterResult);
    }
    if (!line.isBracketAndLetter()) {
      return hasMoves && afterBlankLine && afterResult && line.isProse();
    }
    boolean header = line.isHeader(false);
    if (hasMoves) {
      return header || afterBlankLine;
    }
    return header && afterBlankLine && hasHeaders && line.nameHash() == firstName;
  }

  /**
   * Takes up a line.
   *
   * @param untilBrace whether to stop at the first brace of either kind
   */
  Brace take(byte[] bytes, int start, int end, boolean untilBrace) {
    Line line = new Line(bytes, start, end);
    if (line.index() == end) {
      afterBlankLine = true;
      return Brace.NONE;
    }
    afterBlankLine = false;
    int from = start;
    if (!inComment && bytes[start] == '%') {
      return Brace.NONE;
    }
    if (!inComment && !hasMoves) {
      from = headers(bytes, start, end);
    } else if (inComment && line.isHeader(true)) {
      from = line.index();
    }
    Brace brace = scan(bytes, from, end, untilBrace);
    afterResult = !inComment && !lineComment && endsWithResult(bytes, start, end);
    return brace;
  }

  /** Passes over the headers that a line begins with. */
  private int headers(byte[] bytes, int start, int end) {
    int from = start;
    Line line = new Line(bytes, start, end);
    while (line.isBracketAndLetter()) {
      hasHeaders = true;
      boolean header = line.isHeader(false);
      firstName = header && firstName == NO_NAME ? line.nameHash() : firstName;
      if (!header || !line.skipValue()) {
        return end;
      }
      from = line.index();
      line = new Line(bytes, from, end);
    }
    return from;
  }

  private Brace scan(byte[] bytes, int from, int end, boolean untilBrace) {
    Brace last = Brace.NONE;
    lineComment = false;
    int index = from;
    while (index < end) {
      int stop =
          inComment ? commentEnd(bytes, index, end, untilBrace) : movesEnd(bytes, index, end);
      lineComment = stop < end && bytes[stop] == ';';
      if (stop == end || lineComment) {
        break;
      }
      if (inComment && bytes[stop] == '{') {
        return Brace.OPEN;
      }
      last = inComment ? Brace.CLOSE : last;
      inComment = !inComment;
      index = stop + 1;
    }
    return last;
  }

  /** The next brace that matters inside a comment, or the end. */
  private static int commentEnd(byte[] bytes, int from, int end, boolean orOpening) {
    int index = from;
    while (index < end && bytes[index] != '}' && !(orOpening && bytes[index] == '{')) {
      index++;
    }
    return index;
  }

  /** The next beginning of a comment, or the end; whether moves stand before it is taken up. */
  private int movesEnd(byte[] bytes, int from, int end) {
    int index = from;
    while (index < end && bytes[index] != '{' && bytes[index] != ';') {
      index++;
    }
    hasMoves = hasMoves || !Line.isBlank(bytes, from, index);
    return index;
  }

  private static boolean endsWithResult(byte[] bytes, int start, int end) {
    int to = end;
    while (to > start && Line.isBlank(bytes[to - 1])) {
      to--;
    }
    int from = to;
    boolean hyphen = false;
    while (from > start && !Line.isBlank(bytes[from - 1])) {
      from--;
      hyphen |= bytes[from] == '-';
    }
    return hyphen && Character.isDigit(bytes[to - 1]) || to - from == 1 && bytes[from] == '*';
  }
}
