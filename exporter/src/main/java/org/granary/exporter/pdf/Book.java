package org.granary.exporter.pdf;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.granary.exporter.diagrams.PdfDiagrams;
import org.granary.exporter.fonts.FontFace;

/**
 * The document in the making: its pages, its fonts, and where each sheet begins. Page contents are
 * kept in a temporary file, so that memory does not grow with the document.
 */
final class Book implements Closeable {
  static final float SIDE = 48;
  static final float TOP = 60;
  static final float BOTTOM = 52;

  private static final TextStyle FURNITURE = new TextStyle(FontFace.REGULAR, 8, 0.35f);
  private static final float HEAD = 38;
  private static final float FOOT = 30;

  private final PDDocument document = new PDDocument(IOUtils.createTempFileOnlyStreamCache());
  private final PdfFonts fonts = new PdfFonts(document);
  private final PdfDiagrams diagrams = new PdfDiagrams(document);
  private final PaperSize paper;
  private final List<Leaf> leaves = new ArrayList<>();

  /** A page and its running head. */
  record Leaf(PDPage page, String head) {}

  Book(PaperSize paper) {
    this.paper = paper;
  }

  PDDocument document() {
    return document;
  }

  PdfFonts fonts() {
    return fonts;
  }

  PdfDiagrams diagrams() {
    return diagrams;
  }

  PaperSize paper() {
    return paper;
  }

  int pageCount() {
    return leaves.size();
  }

  PDPage page(int index) {
    return leaves.get(index).page();
  }

  /** A new page at the end. */
  PDPage addPage(String head) {
    return insertPage(leaves.size(), head);
  }

  /** A new page before the one with a 0-based index, or at the end. */
  PDPage insertPage(int index, String head) {
    PDPage page = new PDPage(paper.rectangle());
    if (index == leaves.size()) {
      document.addPage(page);
    } else {
      document.getPages().insertBefore(page, leaves.get(index).page());
    }
    leaves.add(index, new Leaf(page, head));
    return page;
  }

  PDPageContentStream write(PDPage page) throws IOException {
    return new PDPageContentStream(document, page, AppendMode.APPEND, true, true);
  }

  /** Running heads and page numbers on all pages, then the file. */
  void save(OutputStream out) throws IOException {
    for (int i = 0; i < leaves.size(); i++) {
      furnish(leaves.get(i), (i + 1) + " / " + leaves.size());
    }
    document.setDocumentId((long) leaves.size());
    document.save(out);
  }

  private void furnish(Leaf leaf, String number) throws IOException {
    float width = paper.width() - 2 * SIDE;
    TextLine head = TextLine.fitted(leaf.head(), FURNITURE, width);
    TextLine foot = TextLine.of(number, FURNITURE);
    float middle = (paper.width() - foot.width()) / 2;
    try (PDPageContentStream content = write(leaf.page())) {
      if (!leaf.head().isEmpty()) {
        fonts.show(content, head, SIDE, paper.height() - HEAD);
        content.setStrokingColor(0.6f);
        content.setLineWidth(0.5f);
        content.moveTo(SIDE, paper.height() - HEAD - 6);
        content.lineTo(SIDE + width, paper.height() - HEAD - 6);
        content.stroke();
      }
      fonts.show(content, foot, middle, FOOT);
    }
  }

  @Override
  public void close() throws IOException {
    document.close();
  }
}
