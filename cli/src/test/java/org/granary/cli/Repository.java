package org.granary.cli;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The working copy that the tests were compiled in, found from where this class lies. */
final class Repository {
  private Repository() {}

  /** The folder that holds the launcher and the parent pom. */
  static Path root() {
    Path folder = classes();
    while (folder != null && !Files.isRegularFile(folder.resolve("granary"))) {
      folder = folder.getParent();
    }
    if (folder == null) {
      throw new IllegalStateException("no launcher above " + classes());
    }
    return folder;
  }

  /** A file or folder of the samples. */
  static Path sample(String name) {
    return root().resolve("samples").resolve(name);
  }

  /** Material outside the repository that some machines have beside it. */
  static Optional<Path> shared(String name) {
    return Optional.of(root().resolveSibling("shared").resolve(name)).filter(Files::exists);
  }

  private static Path classes() {
    try {
      return Path.of(Repository.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
