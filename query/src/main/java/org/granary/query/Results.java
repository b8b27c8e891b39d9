package org.granary.query;

import org.granary.engine.Winner;

/** How many games ended how; "unknown" are those whose record stops before an end. */
public record Results(long south, long north, long draws, long unknown) {
  /** No games. */
  public static final Results NONE = new Results(0, 0, 0, 0);

  /** Games of one outcome. */
  public static Results of(Winner winner, long games) {
    return switch (winner) {
      case SOUTH -> new Results(games, 0, 0, 0);
      case NORTH -> new Results(0, games, 0, 0);
      case DRAW -> new Results(0, 0, games, 0);
      case UNKNOWN -> new Results(0, 0, 0, games);
    };
  }

  /** All games. */
  public long total() {
    return south + north + draws + unknown;
  }

  /** Both together. */
  public Results plus(Results other) {
    return new Results(
        south + other.south, north + other.north, draws + other.draws, unknown + other.unknown);
  }

  /** How many games ended like this. */
  public long of(Winner winner) {
    return switch (winner) {
      case SOUTH -> south;
      case NORTH -> north;
      case DRAW -> draws;
      case UNKNOWN -> unknown;
    };
  }

  /** The share of an outcome among all games, 0 to 1; 0 if there are none. */
  public double share(Winner winner) {
    return total() == 0 ? 0 : (double) of(winner) / total();
  }
}
