package org.granary.importer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Something to read records from.
 *
 * @param name as the user named it, or {@code <stdin>}
 * @param path where it is, if it is a file
 * @param stream what to read, if it is not
 */
record Source(String name, Optional<Path> path, Optional<InputStream> stream) {
  static Source file(Path path) {
    return new Source(path.toString(), Optional.of(path), Optional.empty());
  }

  static Source stream(String name, InputStream stream) {
    return new Source(name, Optional.empty(), Optional.of(stream));
  }

  /** Opens it; a stream can be read only once, and is left open by its reader. */
  InputStream open() throws IOException {
    if (path.isPresent()) {
      return Files.newInputStream(path.get());
    }
    return stream.orElseThrow();
  }
}
