package org.granary.store;

import java.util.Locale;

/** What a name is the name of. */
public enum NameKind {
  PLAYER,
  EVENT,
  SITE;

  /** The table of its names in the database, and the word for several of them. */
  public String table() {
    return label() + "s";
  }

  /** As people write it: {@code player}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
