package org.granary.query;

/**
 * How hits come.
 *
 * @param order what they are ordered by; games that agree in it come by id, lowest first
 * @param descending whether the highest come first; games that lack the value come last either way
 * @param limit how many to give at most, 0 or more
 */
public record SearchOptions(Order order, boolean descending, int limit) {
  /** All hits by id. */
  public static final SearchOptions ALL = new SearchOptions(Order.ID, false, Integer.MAX_VALUE);

  public SearchOptions {
    if (limit < 0) {
      throw new IllegalArgumentException("limit " + limit);
    }
  }

  /** What hits are ordered by. */
  public enum Order {
    /** The order in which games came into the collection. */
    ID,
    /** The first day on which the game may have been played. */
    DATE,
    /** The plies that could be played. */
    PLIES,
    /** How near they come to what the query wants near. */
    DISTANCE
  }

  /** The same with another limit. */
  public SearchOptions withLimit(int newLimit) {
    return new SearchOptions(order, descending, newLimit);
  }

  /** The same in another order. */
  public SearchOptions ordered(Order newOrder, boolean newDescending) {
    return new SearchOptions(newOrder, newDescending, limit);
  }
}
