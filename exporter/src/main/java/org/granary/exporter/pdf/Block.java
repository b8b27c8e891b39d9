package org.granary.exporter.pdf;

import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDPageContentStream;

/**
 * A piece of a column, one below the other.
 *
 * @param kind what happens to it at the ends of a column
 * @param height the room it takes, in points
 * @param ink paints it
 */
record Block(Kind kind, float height, Ink ink) {
  /** How a block behaves. */
  enum Kind {
    /** Is set in one piece. */
    SOLID,
    /** Empty room that vanishes at the top of a column and shrinks at its foot. */
    GAP,
    /** Takes no room, but what follows it stays together over this height. */
    KEEP
  }

  /** Paints a block whose upper left corner is known. */
  @FunctionalInterface
  interface Ink {
    void paint(PDPageContentStream content, float left, float top) throws IOException;
  }

  static Block solid(float height, Ink ink) {
    return new Block(Kind.SOLID, height, ink);
  }

  static Block gap(float height) {
    return new Block(Kind.GAP, height, (content, left, top) -> {});
  }

  static Block keep(float height) {
    return new Block(Kind.KEEP, height, (content, left, top) -> {});
  }
}
