package org.granary.grammar;

import java.util.Locale;

/** How much a diagnostic matters. */
public enum Severity {
  /** The record contradicts its rules or its notation. */
  ERROR,
  /** The record can be read in one way only, but is not as it should be. */
  WARNING,
  /** Something the reader decided that the user may want to know. */
  NOTE;

  /** As printed: {@code error}, {@code warning} or {@code note}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
