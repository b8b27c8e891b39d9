package org.granary.importer;

import org.granary.grammar.Diagnostic;

/** Hears of an import while it runs, always in the thread that runs it. */
public interface ImportListener {
  /** Hears nothing. */
  ImportListener NONE = new ImportListener() {};

  /** Something is to be said of a source; in the order of the sources. */
  default void diagnostic(Diagnostic diagnostic) {}

  /** It got further: many times a second. */
  default void progress(ImportReport soFar) {}

  /** Everything so far is part of the collection now, whatever happens next. */
  default void committed(ImportReport soFar) {}
}
