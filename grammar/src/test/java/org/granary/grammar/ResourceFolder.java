package org.granary.grammar;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Objects;

/** A folder on the class path, whether it lies in a folder (one module built) or in a jar (all). */
final class ResourceFolder {
  private ResourceFolder() {}

  static Path of(Class<?> near, String name) {
    URL url = Objects.requireNonNull(near.getResource(name), name);
    try {
      if (!url.getProtocol().equals("jar")) {
        return Path.of(url.toURI());
      }
      String jar = url.getPath().substring(0, url.getPath().indexOf('!'));
      // Not by URI: such a file system is shared, and another test closes it. Open to the JVM's
      // end.
      return FileSystems.newFileSystem(Path.of(URI.create(jar))).getPath(name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
