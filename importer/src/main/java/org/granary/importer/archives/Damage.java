package org.granary.importer.archives;

import java.io.EOFException;
import java.io.IOException;

/** What is wrong with a damaged archive, in words for people. */
final class Damage {
  static final String CHECKSUM =
      "its checksum is wrong, so something in it is damaged; what could be unpacked was read";

  private Damage() {}

  static String words(IOException e) {
    if (e instanceof EOFException || e.getCause() instanceof EOFException) {
      return "it is cut short; what could be unpacked was read";
    }
    String message = String.valueOf(e.getMessage());
    if (message.startsWith("Corrupt GZIP trailer")) {
      return CHECKSUM;
    }
    if (message.startsWith("Not in GZIP format")) {
      return "it is no gzip file, whatever its name says";
    }
    if (message.startsWith("something else follows")) {
      return "after what gzip packed follows something else, which is left out";
    }
    if (message.startsWith("Truncated")) {
      return "it is cut short; what could be unpacked was read";
    }
    return "it is damaged; what could be unpacked was read";
  }
}
