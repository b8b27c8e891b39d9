package org.granary.exporter.pdf;

import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** The paper that sheets are printed on, upright. */
public enum PaperSize {
  A4(595.276f, 841.89f),
  LETTER(612, 792);

  private final float width;
  private final float height;

  PaperSize(float width, float height) {
    this.width = width;
    this.height = height;
  }

  PDRectangle rectangle() {
    return new PDRectangle(width, height);
  }

  float width() {
    return width;
  }

  float height() {
    return height;
  }
}
