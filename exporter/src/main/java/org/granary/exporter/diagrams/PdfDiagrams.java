package org.granary.exporter.diagrams;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.Graphics2D;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.util.Matrix;
import org.granary.engine.Layout;

/**
 * Diagrams in a PDF document. What all boards of a layout have in common is kept once a document,
 * so that documents with many diagrams stay small.
 */
public final class PdfDiagrams {
  private final PDDocument document;
  private final Map<Layout, PDFormXObject> boards = new HashMap<>();

  /** Draws into one document. */
  public PdfDiagrams(PDDocument document) {
    this.document = document;
  }

  /** Draws a diagram, its lower left corner at x,y. */
  public void draw(PDPageContentStream content, Diagram diagram, float x, float y, float width)
      throws IOException {
    Layout layout = diagram.position().layout();
    PDFormXObject board = boards.get(layout);
    if (board == null) {
      board = form(diagram, BoardDrawing::paintBoard);
      boards.put(layout, board);
    }
    float scale = width / (float) BoardDrawing.width(diagram);
    content.saveGraphicsState();
    content.transform(Matrix.getTranslateInstance(x, y));
    content.transform(Matrix.getScaleInstance(scale, scale));
    content.drawForm(board);
    content.drawForm(form(diagram, BoardDrawing::paintPosition));
    content.restoreGraphicsState();
  }

  private PDFormXObject form(Diagram diagram, BiConsumer<Diagram, Graphics2D> layer)
      throws IOException {
    float width = (float) BoardDrawing.width(diagram);
    float height = (float) BoardDrawing.height(diagram);
    PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, width, height);
    layer.accept(diagram, graphics);
    graphics.dispose();
    return graphics.getXFormObject();
  }

  static void write(Diagram diagram, int width, OutputStream out) throws IOException {
    float scale = width / (float) BoardDrawing.width(diagram);
    float height = scale * (float) BoardDrawing.height(diagram);
    try (PDDocument document = new PDDocument()) {
      PDPage page = new PDPage(new PDRectangle(width, height));
      document.addPage(page);
      try (PDPageContentStream content = new PDPageContentStream(document, page)) {
        new PdfDiagrams(document).draw(content, diagram, 0, 0, width);
      }
      document.getDocumentInformation().setTitle(DiagramWords.title(diagram));
      document.getDocumentInformation().setSubject(DiagramWords.describe(diagram));
      document.setDocumentId(1L);
      document.save(out);
    }
  }
}
