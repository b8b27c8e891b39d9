package org.granary.importer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/** By what a change of a file is noticed without reading it. */
record Stamp(long size, long modifiedMillis) {
  /** That of a source as it is now; none if it is no file. */
  static Optional<Stamp> of(Source source) throws IOException {
    if (source.path().isEmpty()) {
      return Optional.empty();
    }
    Path path = source.path().get();
    BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
    return Optional.of(new Stamp(attributes.size(), attributes.lastModifiedTime().toMillis()));
  }
}
