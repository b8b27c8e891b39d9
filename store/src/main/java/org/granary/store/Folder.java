package org.granary.store;

import java.nio.file.Path;

/** Where the parts of a collection are. */
record Folder(Path path) {
  Path database() {
    return path.resolve("games.db");
  }

  Path index() {
    return path.resolve("index");
  }

  Path lock() {
    return path.resolve("write.lock");
  }
}
