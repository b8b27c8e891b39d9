package org.granary.cli;

import java.io.PrintWriter;
import java.util.List;

/** Running text in lines of a readable length. */
final class Paragraph {
  private static final int WIDTH = 80;

  private Paragraph() {}

  /** Prints a text, broken between words. */
  static void print(String text, PrintWriter out) {
    StringBuilder line = new StringBuilder();
    for (String word : List.of(text.strip().split("\\s+", -1))) {
      if (line.length() > 0 && line.length() + 1 + word.length() > WIDTH) {
        out.println(line);
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    out.println(line);
  }
}
