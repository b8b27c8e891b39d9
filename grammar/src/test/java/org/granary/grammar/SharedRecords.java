package org.granary.grammar;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Collections of real games beside the project, if they are there. */
final class SharedRecords {
  private static final Path FOLDER = Path.of("..", "..", "shared", "records");

  private SharedRecords() {}

  /** A file among them; the test is skipped, and says so, where it is not there. */
  static Path require(String name) {
    return require(FOLDER.resolve(name), name);
  }

  /** The folder; the test is skipped, and says so, where it is not there. */
  static Path require() {
    return require(FOLDER, "");
  }

  private static Path require(Path path, String name) {
    Assumptions.assumeTrue(Files.exists(path), "../shared/records/" + name + " is not here");
    return path;
  }
}
