package org.granary.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.SavedQueries;
import org.granary.store.GameCollection;
import org.granary.store.kept.KeptName;
import org.granary.store.kept.SavedSearch;
import org.jspecify.annotations.Nullable;

/** The saved searches of a collection, which is opened when the first of them is asked for. */
final class CollectionSearches implements SavedQueries {
  private final Path folder;
  private @Nullable List<Saved> all;

  CollectionSearches(Path folder) {
    this.folder = folder;
  }

  @Override
  public Optional<Saved> find(String name) {
    return all().stream().filter(saved -> KeptName.same(saved.name(), name)).findFirst();
  }

  @Override
  public List<String> names() {
    return all().stream().map(Saved::name).toList();
  }

  private List<Saved> all() {
    if (all == null) {
      all = read();
    }
    return all;
  }

  private List<Saved> read() {
    try (GameCollection collection = GameCollection.open(folder, notice -> {})) {
      List<SavedSearch> searches = collection.kept(kept -> kept.searches().list());
      return searches.stream().map(search -> new Saved(search.name(), search.query())).toList();
    }
  }

  /** These and one more, or another one in the place of one. */
  SavedQueries with(String name, String query) {
    return new SavedQueries() {
      @Override
      public Optional<Saved> find(String wanted) {
        return KeptName.same(wanted, name)
            ? Optional.of(new Saved(name, query))
            : CollectionSearches.this.find(wanted);
      }

      @Override
      public List<String> names() {
        return CollectionSearches.this.names();
      }
    };
  }
}
