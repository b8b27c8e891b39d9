package org.granary.importer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.Diagnostic;
import org.granary.importer.archives.PackedFile;

/** Something to read records from. */
interface Source {
  /** As the user named it, or {@code <stdin>}. */
  String name();

  /** The file that it is or lies in, if any. */
  Optional<Path> path();

  /** Whether it may be opened again and again, and closed. */
  default boolean reopens() {
    return path().filter(Files::isRegularFile).isPresent();
  }

  /** Opens it. */
  InputStream open() throws IOException;

  /** What went wrong when it was last read to its end, if that is not told by an exception. */
  default List<Diagnostic> diagnostics() {
    return List.of();
  }

  /** A file. */
  static Source file(Path file) {
    return new FileSource(file);
  }

  /** A file in an archive on disk. */
  static Source packed(PackedFile file, Path archive) {
    return new PackedSource(file, archive);
  }

  /**
   * A stream that is there already, unpacked if gzip packed it; it can be read once, and is left
   * open by its reader.
   */
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

  /** A file in an archive. */
  record PackedSource(PackedFile file, Path archive) implements Source {
    @Override
    public String name() {
      return file.name();
    }

    @Override
    public Optional<Path> path() {
      return Optional.of(archive);
    }

    @Override
    public InputStream open() throws IOException {
      return file.open();
    }

    @Override
    public List<Diagnostic> diagnostics() {
      return file.diagnostics();
    }
  }
}
