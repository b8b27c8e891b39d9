package org.granary.exporter.tables;

/**
 * One column of a table.
 *
 * @param key the stable name that programs know it by, in CSV's header and JSON's fields
 * @param title what people read above it
 * @param align where its cells stand in text
 * @param maxWidth the most columns of a terminal that a cell may take in text; longer text is cut
 *     with an ellipsis
 */
public record Column(String key, String title, Align align, int maxWidth) {
  /** The width limit of columns that have none of their own. */
  public static final int USUAL_WIDTH = 40;

  /** No limit. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  /** Where cells stand. */
  public enum Align {
    LEFT,
    RIGHT
  }

  public Column {
    if (key.isBlank() || maxWidth < 1) {
      throw new IllegalArgumentException("column " + key + " of width " + maxWidth);
    }
  }

  /** A column of words. */
  public static Column text(String key, String title) {
    return new Column(key, title, Align.LEFT, USUAL_WIDTH);
  }

  /** A column of numbers. */
  public static Column number(String key, String title) {
    return new Column(key, title, Align.RIGHT, USUAL_WIDTH);
  }

  /** This column with another width limit. */
  public Column withMaxWidth(int width) {
    return new Column(key, title, align, width);
  }
}
