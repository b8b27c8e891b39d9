package org.granary.importer.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Rows of delimited text (RFC 4180, any delimiter). Libraries read such rows too, but do not tell
 * where a cell stands, and a complaint needs its place.
 */
final class Delimited {
  private static final char QUOTE = '"';

  private final char delimiter;

  Delimited(char delimiter) {
    this.delimiter = delimiter;
  }

  char delimiter() {
    return delimiter;
  }

  /**
   * Whether a line ends within a quoted cell, so that the next line belongs to the row.
   *
   * @param within whether it begins within one
   */
  boolean isOpen(String line, boolean within) {
    int at = within ? closingQuote(line, 0) : 0;
    if (within && at == line.length()) {
      return true;
    }
    at = within ? nextDelimiter(line, at) + 1 : 0;
    while (at < line.length()) {
      int end = cellEnd(line, at);
      if (end > line.length()) {
        return true;
      }
      at = end + 1;
    }
    return false;
  }

  /** The cells of a row. */
  List<Cell> cells(String row) {
    List<Cell> cells = new ArrayList<>();
    int at = 0;
    while (at <= row.length()) {
      int end = Math.min(cellEnd(row, at), row.length());
      cells.add(cell(row, at, end));
      at = end + 1;
    }
    return cells;
  }

  /** Where the cell that begins at an offset ends; one more than the row is long if it is open. */
  private int cellEnd(String row, int from) {
    int at = skipBlanks(row, from);
    boolean quoted = at < row.length() && row.charAt(at) == QUOTE;
    if (quoted) {
      at = closingQuote(row, at + 1);
      if (at == row.length()) {
        return row.length() + 1;
      }
    }
    return nextDelimiter(row, at);
  }

  private int nextDelimiter(String row, int from) {
    int at = row.indexOf(delimiter, from);
    return at < 0 ? row.length() : at;
  }

  private static int closingQuote(String row, int from) {
    int at = from;
    while (at < row.length()) {
      boolean quote = row.charAt(at) == QUOTE;
      boolean doubled = quote && at + 1 < row.length() && row.charAt(at + 1) == QUOTE;
      if (quote && !doubled) {
        return at;
      }
      at += doubled ? 2 : 1;
    }
    return row.length();
  }

  private static int skipBlanks(String row, int from) {
    int at = from;
    while (at < row.length() && row.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  private Cell cell(String row, int from, int to) {
    int start = from;
    int end = to;
    while (start < end && Character.isWhitespace(row.charAt(start))) {
      start++;
    }
    while (end > start && Character.isWhitespace(row.charAt(end - 1))) {
      end--;
    }
    boolean quoted = end - start >= 2 && row.charAt(start) == QUOTE && row.charAt(end - 1) == QUOTE;
    if (!quoted) {
      return new Cell(row.substring(start, end), start, end - start);
    }
    String inner = row.substring(start + 1, end - 1);
    return new Cell(inner.replace("\"\"", "\"").strip(), start + 1, inner.length());
  }

  /** A row of these cells, on one line. */
  String row(List<String> values) {
    return values.stream().map(this::oneLine).collect(Collectors.joining("" + delimiter));
  }

  private String oneLine(String value) {
    String text = value.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ").strip();
    boolean plain = text.indexOf(delimiter) < 0 && !text.startsWith("\"");
    return plain ? text : QUOTE + text.replace("\"", "\"\"") + QUOTE;
  }
}
