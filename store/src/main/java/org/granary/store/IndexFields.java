package org.granary.store;

import org.granary.engine.RuleSet;

/**
 * The fields of the index, one document a game.
 *
 * <p>Text fields are analyzed with {@link TextAnalysis}. Keyword fields hold whole lower-case
 * values (see {@link TextAnalysis#keyword}). Number fields are points that also have doc values of
 * the same name, so that they can be filtered and sorted by.
 */
public final class IndexFields {
  /** The game's id in the database: a {@code LongPoint} with doc values. */
  public static final String ID = "id";

  /** Text: both players' names. */
  public static final String PLAYER = "player";

  /** Text: South's name. */
  public static final String SOUTH = "south";

  /** Text: North's name. */
  public static final String NORTH = "north";

  /** Text: the event. */
  public static final String EVENT = "event";

  /** Text: the site. */
  public static final String SITE = "site";

  /** Text: comments, those of variations included. */
  public static final String COMMENT = "comment";

  /**
   * Text: what a search without a field looks in: comments and the values of all tags but those
   * that hold no words, such as Date and Result.
   */
  public static final String ANY = "any";

  /** Keyword: either player's whole name. */
  public static final String PLAYER_NAME = "player_name";

  /** Keyword: South's whole name. */
  public static final String SOUTH_NAME = "south_name";

  /** Keyword: North's whole name. */
  public static final String NORTH_NAME = "north_name";

  /** Keyword: the event's whole name. */
  public static final String EVENT_NAME = "event_name";

  /** Keyword: {@code name=value} of every tag, for example {@code round=3}. */
  public static final String TAG = "tag";

  /** Keyword: the rule set's id, for example {@code abapa; maxcapturedhouses=5}. */
  public static final String RULE_SET = "rule_set";

  /** Keyword: the rule set's name without overrides, for example {@code abapa}. */
  public static final String RULE_SET_NAME = "rule_set_name";

  /** Keyword: {@code valid}, {@code flawed} or {@code broken}. */
  public static final String STATUS = "status";

  /** Keyword: {@code south}, {@code north}, {@code draw} or {@code unknown}. */
  public static final String WINNER = "winner";

  /** Keyword: the final score as {@link org.granary.engine.Score} prints it, if known. */
  public static final String SCORE = "score";

  /**
   * Keyword: why the game ended by its rules, for example {@code majority}; absent if it did not.
   */
  public static final String END = "end";

  /** Keyword: the ids of the diagnostics of the record, for example {@code illegal-move}. */
  public static final String DIAGNOSTIC = "diagnostic";

  /** Keyword: the path of the file it was imported from, case kept. */
  public static final String FILE = "file";

  /** Number: plies that could be played ({@code IntPoint}). */
  public static final String PLIES = "plies";

  /** Number: South's final score in half seeds ({@code IntPoint}), if known. */
  public static final String SOUTH_HALVES = "south_halves";

  /** Number: North's final score in half seeds ({@code IntPoint}), if known. */
  public static final String NORTH_HALVES = "north_halves";

  /**
   * The days on which the game may have been played, an {@code IntRange} of numbers like 20240131;
   * absent if not known.
   */
  public static final String DATE = "date";

  /** The first of these days as doc values, to sort by. */
  public static final String FIRST_DAY = "first_day";

  /** The last of these days as doc values. */
  public static final String LAST_DAY = "last_day";

  /**
   * The {@link Feature}s of the game: one point of a byte a feature, of which the first {@link
   * Feature#INDEXED} are indexed.
   */
  public static final String FEATURES = "features";

  private static final String POSITION_PREFIX = "position/";

  /** The line of play as doc values, for {@link IndexedLines}. */
  static final String LINE = "line";

  private IndexFields() {}

  /**
   * The field of one rule set's positions: one-dimensional points of {@link PositionKey#width}
   * bytes, one value for every position that a game reached, at its first occurrence, the start and
   * the last position included.
   */
  public static String positions(RuleSet ruleSet) {
    return POSITION_PREFIX + ruleSet.id();
  }
}
