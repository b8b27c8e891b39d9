package org.granary.grammar;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The documents and sources that tests hold against each other. */
final class Docs {
  private Docs() {}

  /** A file of the repository, by its path from the root. */
  static String read(String path) {
    try {
      return Files.readString(root().resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The nearest folder above the working directory that holds docs/. */
  static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.exists(folder.resolve("docs/notation.md"))) {
      folder = folder.getParent();
    }
    if (folder == null) {
      throw new IllegalStateException("docs/notation.md is in no folder above this one");
    }
    return folder;
  }

  /** A text with every run of blanks and line ends made one blank. */
  static String flat(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }
}
