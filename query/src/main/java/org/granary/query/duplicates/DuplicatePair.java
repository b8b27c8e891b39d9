package org.granary.query.duplicates;

/**
 * Two games that may be one.
 *
 * @param kind how much they share
 * @param first the game to keep, if one: the longer one, else the one imported first
 * @param second the other one
 * @param samePlies how many plies they share from the beginning; the next one parts them
 */
public record DuplicatePair(Kind kind, GamePlace first, GamePlace second, int samePlies) {

  /** How much two games share. Their rules and starts are the same in any case. */
  public enum Kind {
    /** Moves, players and date; what an import leaves out unless it is told to keep it. */
    EXACT("the same game"),
    /** The moves; headers differ. */
    MOVES("the same moves"),
    /** One is the beginning of the other, whatever the headers. */
    BEGINNING("the beginning of the other"),
    /** Players and date, and most of the moves. */
    LATE("moves part late");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** In words. */
    public String words() {
      return words;
    }
  }

  /**
   * Where a game is, and where it came from.
   *
   * @param id its number in the collection
   * @param source the file it was imported from
   * @param record 1-based in that file
   * @param line 1-based, on which the record begins
   * @param plies that could be played
   */
  public record GamePlace(long id, String source, int record, int line, int plies) {
    /** {@code file:line}. */
    public String where() {
      return source + ":" + line;
    }
  }
}
