package org.granary.exporter.diagrams;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.util.Matrix;

/** Diagrams on a PDF page or inside a larger document. */
public final class PdfDiagram {
  private PdfDiagram() {}

  /** A diagram as a form of a document, in the drawing's own units. */
  public static PDFormXObject form(PDDocument document, Diagram diagram) throws IOException {
    float width = (float) BoardDrawing.width(diagram);
    float height = (float) BoardDrawing.height(diagram);
    PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, width, height);
    BoardDrawing.paint(diagram, graphics);
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
        content.transform(Matrix.getScaleInstance(scale, scale));
        content.drawForm(form(document, diagram));
      }
      document.getDocumentInformation().setTitle(DiagramWords.title(diagram));
      document.getDocumentInformation().setSubject(DiagramWords.describe(diagram));
      document.setDocumentId(1L);
      document.save(out);
    }
  }
}
