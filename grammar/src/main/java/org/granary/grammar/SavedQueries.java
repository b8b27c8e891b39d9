package org.granary.grammar;

import java.util.List;
import java.util.Optional;

/** Queries that are kept under names, for {@code saved:NAME}. */
public interface SavedQueries {
  /** No queries. */
  SavedQueries NONE =
      new SavedQueries() {
        @Override
        public Optional<Saved> find(String name) {
          return Optional.empty();
        }

        @Override
        public List<String> names() {
          return List.of();
        }
      };

  /**
   * A query under a name.
   *
   * @param name as it is kept: equal for all ways of writing that find it
   * @param text as written
   */
  record Saved(String name, String text) {}

  /** The query of a name. */
  Optional<Saved> find(String name);

  /** All names. */
  List<String> names();
}
