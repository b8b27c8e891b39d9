package org.granary.cli;

import java.nio.file.Path;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import picocli.CommandLine.Option;

/** The option {@code --db}, alike in every command that reads a collection. */
final class CollectionOption {
  @Option(
      names = "--db",
      required = true,
      paramLabel = "DIR",
      description = "The collection: a folder, usually called NAME.granary.")
  private Path folder;

  Path folder() {
    return folder;
  }

  /** Opens it; repairs that were needed are told on standard error. */
  GameCollection open(Console console) {
    return GameCollection.open(folder, console::complain);
  }

  /** Its saved searches. */
  CollectionSearches searches() {
    return new CollectionSearches(folder);
  }

  /** Opens it for writing; it must exist. */
  CollectionWriter write(Console console) {
    GameCollection.open(folder, console::complain).close();
    return CollectionWriter.open(folder, console::complain);
  }
}
