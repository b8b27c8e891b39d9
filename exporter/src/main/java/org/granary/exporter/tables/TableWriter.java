package org.granary.exporter.tables;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/**
 * Takes the rows of one table in order. Closing writes what is still held back and flushes, but
 * leaves the underlying writer open: it belongs to the caller.
 */
public interface TableWriter extends Closeable {
  /**
   * Writes a row.
   *
   * @throws IllegalArgumentException if it does not have one cell a column
   */
  void row(List<Cell> cells) throws IOException;

  /** Writes what is still held back, if anything is, and flushes; more rows may come. */
  default void show() throws IOException {}
}
