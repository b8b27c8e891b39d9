package org.granary.importer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Something to read records from. */
interface Source {
  /** As the user named it, or {@code <stdin>}. */
  String name();

  /** Where it is, if it is a file. */
  Optional<Path> path();

  /** Opens it. */
  InputStream open() throws IOException;

  /** A file. */
  static Source file(Path file) {
    return new FileSource(file);
  }

  /** A stream that is there already; it can be read once, and is left open by its reader. */
  static Source stream(String name, InputStream stream) {
    return new StreamSource(name, stream);
  }

  /** A file by its path. */
  record FileSource(Path file) implements Source {
    @Override
    public String name() {
      return file.toString();
    }

    @Override
    public Optional<Path> path() {
      return Optional.of(file);
    }

    @Override
    public InputStream open() throws IOException {
      return Files.newInputStream(file);
    }
  }

  /** A stream with a name. */
  record StreamSource(String name, InputStream stream) implements Source {
    @Override
    public Optional<Path> path() {
      return Optional.empty();
    }

    @Override
    public InputStream open() {
      return stream;
    }
  }
}
