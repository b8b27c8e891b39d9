package org.granary.grammar;

import org.granary.engine.Layout;

/** Parses one record of OGN, canonical or not; reusable, for one thread at a time. */
public final class GameReader {
  private static final int CHARACTERS_PER_PLY = 5;
  private static final int MAX_FIRST_CAPACITY = 1 << 12;

  private final RecordParser parser = new RecordParser();
  private final HouseLetters.Finder houses;

  /** A reader that takes the board to be Awale's where a record does not say which it is. */
  public GameReader() {
    this(Layout.AWALE);
  }

  /**
   * A reader that knows the built-in rule sets.
   *
   * @param fallback the board of records that name neither a rule set nor a known variant
   */
  public GameReader(Layout fallback) {
    this(fallback, RuleCatalog.builtIn());
  }

  /**
   * A reader.
   *
   * @param fallback the board of records that name neither a rule set nor a known variant
   * @param catalog the rule sets that a record may name
   */
  public GameReader(Layout fallback, RuleCatalog catalog) {
    houses = new HouseLetters.Finder(fallback, catalog);
  }

  /**
   * Parses a record; whatever is wrong with it is in the diagnostics, those of the cutter included.
   */
  public ParsedGame read(RawRecord record) {
    int capacity = Math.min(record.text().length() / CHARACTERS_PER_PLY, MAX_FIRST_CAPACITY);
    houses.reset();
    GameBuilder builder = new GameBuilder(record, capacity, houses);
    parser.parse(record.text(), builder::take);
    return builder.build();
  }
}
