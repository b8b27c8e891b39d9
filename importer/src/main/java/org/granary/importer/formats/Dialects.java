package org.granary.importer.formats;

import java.util.List;
import java.util.Optional;

/** All dialects. */
public final class Dialects {
  /** What is read where nothing speaks for another dialect. */
  public static final Dialect OGN = new OgnDialect();

  private static final List<Dialect> ALL = List.of(OGN);

  private Dialects() {}

  /** Every dialect; OGN first. */
  public static List<Dialect> all() {
    return ALL;
  }

  /** The dialect of a name. */
  public static Optional<Dialect> find(String name) {
    return ALL.stream().filter(dialect -> dialect.name().equals(name)).findFirst();
  }
}
