package org.granary.importer;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** What the file system reports, in words for people. */
final class FileTrouble {
  private FileTrouble() {}

  static String words(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "it may not be read: permission denied";
    }
    if (e instanceof NoSuchFileException) {
      return "it is not there any more";
    }
    String message = e.getMessage();
    return "it cannot be read: " + (message == null ? e.getClass().getSimpleName() : message);
  }
}
