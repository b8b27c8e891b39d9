package org.granary.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that appear whole or not at all. */
final class OutputFile {
  private OutputFile() {}

  /** Writes what an output file holds. */
  interface Content {
    void write(OutputStream out) throws IOException;
  }

  /** Writes a file beside its place first, then moves it there, over one that is there already. */
  static void write(Path target, Content content) throws IOException {
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new NotDirectoryException(String.valueOf(folder));
    }
    String name = "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part";
    Path draft = folder.resolve(name);
    try {
      OutputStream file = Files.newOutputStream(draft);
      try (OutputStream out = new BufferedOutputStream(file)) {
        content.write(out);
      }
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }
}
