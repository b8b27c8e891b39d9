package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The sample files that every module's tests share. */
final class RuleSamples {
  private RuleSamples() {}

  /** The files of a folder whose names end so, sorted by name; never none. */
  static List<Path> files(String folder, String ending) {
    try (Stream<Path> files = Files.list(folder(folder))) {
      List<Path> found = files.filter(f -> f.toString().endsWith(ending)).sorted().toList();
      assertFalse(found.isEmpty(), "no " + ending + " in samples/" + folder);
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A sample file's bytes. */
  static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path folder(String folder) {
    return ResourceFolder.of(RuleSamples.class, "/samples/" + folder);
  }
}
