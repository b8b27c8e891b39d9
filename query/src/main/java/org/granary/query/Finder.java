package org.granary.query;

import java.util.Optional;
import org.granary.store.StoredLine;

/** Looks for something in a game by replaying it; serves one thread. */
interface Finder {
  /** A finder of what no game holds. */
  Finder NOWHERE = line -> Optional.empty();

  /** The first place in a game where it is. */
  Optional<Place> find(StoredLine line);

  /** How many positions it has looked at so far, as far as it looks at positions. */
  default long positions() {
    return 0;
  }
}
