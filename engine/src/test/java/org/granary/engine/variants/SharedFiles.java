package org.granary.engine.variants;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/** Large test data that lies beside the repository, and the small slices of it in resources. */
final class SharedFiles {
  private SharedFiles() {}

  /** A file of {@code ../shared}; the test is skipped, with the reason, where that is absent. */
  static Path require(String name) {
    Path here = Path.of("").toAbsolutePath();
    for (Path folder = here; folder != null; folder = folder.getParent()) {
      Path shared = folder.resolve("shared");
      if (Files.isDirectory(shared) && Files.exists(folder.resolve("shared").resolve(name))) {
        return shared.resolve(name);
      }
    }
    assumeTrue(false, "not compared: there is no ../shared/" + name + " beside the repository");
    throw new IllegalStateException("unreachable");
  }

  static List<String> gzipLines(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return gzipLines(in);
    }
  }

  static List<String> resourceLines(String name) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(SharedFiles.class.getResourceAsStream(name), name)) {
      return gzipLines(in);
    }
  }

  private static List<String> gzipLines(InputStream in) throws IOException {
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(new GZIPInputStream(in), StandardCharsets.UTF_8));
    return reader.lines().toList();
  }
}
