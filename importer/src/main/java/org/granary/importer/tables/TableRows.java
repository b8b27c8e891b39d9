package org.granary.importer.tables;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.Diagnostic;

/** The rows of a table or of several, those without a word in them left out. */
interface TableRows extends Closeable {
  /** The next row, or empty at the end. */
  Optional<TableRow> next() throws IOException;

  /** What is to be said of the source as a whole. */
  List<Diagnostic> diagnostics();

  @Override
  default void close() throws IOException {}
}
