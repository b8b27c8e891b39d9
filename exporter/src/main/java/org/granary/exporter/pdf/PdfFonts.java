package org.granary.exporter.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.Map;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.granary.exporter.fonts.FontFace;
import org.granary.exporter.fonts.FontFile;

/** The fonts of one document: each embedded once, as a subset, when first used. */
final class PdfFonts {
  private final PDDocument document;
  private final Map<FontFile, PDType0Font> fonts = new EnumMap<>(FontFile.class);

  PdfFonts(PDDocument document) {
    this.document = document;
  }

  /** Sets a line of text, its base line beginning at x,y. */
  void show(PDPageContentStream content, TextLine line, float x, float y) throws IOException {
    content.beginText();
    content.newLineAtOffset(x, y);
    for (TextLine.Run run : line.runs()) {
      content.setNonStrokingColor(run.style().grey());
      show(content, run);
    }
    content.endText();
  }

  private void show(PDPageContentStream content, TextLine.Run run) throws IOException {
    FontFace face = run.style().face();
    String text = run.text();
    int start = 0;
    while (start < text.length()) {
      FontFile file = face.file(text.codePointAt(start));
      int end = text.offsetByCodePoints(start, 1);
      while (end < text.length() && face.file(text.codePointAt(end)) == file) {
        end = text.offsetByCodePoints(end, 1);
      }
      content.setFont(font(file), run.style().size());
      content.showText(text.substring(start, end));
      start = end;
    }
  }

  private PDType0Font font(FontFile file) throws IOException {
    PDType0Font font = fonts.get(file);
    if (font == null) {
      font = PDType0Font.load(document, parse(file), true);
      fonts.put(file, font);
    }
    return font;
  }

  /** Without ligatures, so that widths and extracted text are those of the letters. */
  private static TrueTypeFont parse(FontFile file) throws IOException {
    try (InputStream in = file.open()) {
      TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(in));
      font.setEnableGsub(false);
      return font;
    }
  }
}
