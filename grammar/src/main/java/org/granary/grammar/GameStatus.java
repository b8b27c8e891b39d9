package org.granary.grammar;

import java.util.Locale;

/** How far a record can be trusted. */
public enum GameStatus {
  /** Every move is legal and nothing contradicts it. */
  VALID,
  /** Every move is legal, but something else in the record is in error. */
  FLAWED,
  /** A move is not legal or cannot be read: only the plies before it stand. */
  BROKEN;

  /** As searches and tables write it: {@code valid}, {@code flawed} or {@code broken}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
