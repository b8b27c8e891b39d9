package org.granary.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Brings games into the order of their distances; those without one come last. */
final class NearestFirst {
  private final SearchOptions options;
  private final List<Game> games = new ArrayList<>();

  private record Game(long id, long key) {}

  NearestFirst(SearchOptions options) {
    this.options = options;
  }

  /** Adds a game, and where it comes nearest, if it does come near. */
  void add(long id, Optional<Place> place) {
    long sign = options.descending() ? -1 : 1;
    long key =
        place
            .filter(near -> near.distance().isPresent())
            .map(near -> sign * near.distance().getAsInt())
            .orElse(Long.MAX_VALUE);
    games.add(new Game(id, key));
  }

  /** As many as are wanted. */
  List<Long> ids() {
    return games.stream()
        .sorted(Comparator.comparingLong(Game::key).thenComparingLong(Game::id))
        .limit(options.limit())
        .map(Game::id)
        .toList();
  }
}
