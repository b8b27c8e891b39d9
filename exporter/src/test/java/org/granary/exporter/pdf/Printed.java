package org.granary.exporter.pdf;

import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.PDFTextStripperByArea;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;
import org.granary.exporter.SampleGames;
import org.granary.exporter.games.GameEntry;

/** Sheets printed for a test and read back with another library's eyes. */
final class Printed implements Closeable {
  private final PDDocument document;

  /**
   * Something on a page.
   *
   * @param page 1-based
   * @param box in points from the upper left corner
   * @param text a character, or empty for a diagram
   */
  record Mark(int page, Rectangle2D box, String text) {}

  private Printed(PDDocument document) {
    this.document = document;
  }

  static Printed of(SheetOptions options, List<GameEntry> games) throws IOException {
    return new Printed(Loader.loadPDF(bytes(options, games)));
  }

  static Printed of(SheetOptions options, GameEntry game) throws IOException {
    return of(options, List.of(game));
  }

  /** The text of one game under the usual options. */
  static String text(GameEntry game) throws IOException {
    try (Printed printed = of(SheetOptions.USUAL, game)) {
      return printed.text();
    }
  }

  /** The text of one game of bare moves. */
  static String text(String tags, String moves) throws IOException {
    return text(SampleGames.game(tags, moves));
  }

  static byte[] bytes(SheetOptions options, List<GameEntry> games) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (PdfSheets sheets = new PdfSheets(options, out)) {
      for (GameEntry game : games) {
        sheets.add(game);
      }
      sheets.finish();
    }
    return out.toByteArray();
  }

  PDDocument document() {
    return document;
  }

  int pages() {
    return document.getNumberOfPages();
  }

  /** All text, line by line over the whole width of the pages. */
  String text() throws IOException {
    return text(1, pages());
  }

  /** The text of some pages, 1-based, the last one counted. */
  String text(int from, int to) throws IOException {
    PDFTextStripper stripper = new PDFTextStripper();
    stripper.setSortByPosition(true);
    stripper.setStartPage(from);
    stripper.setEndPage(to);
    return plain(stripper.getText(document));
  }

  /** The lines of the left column, then those of the right one, page by page. */
  List<String> columnLines() throws IOException {
    List<String> lines = new ArrayList<>();
    for (PDPage page : document.getPages()) {
      double middle = page.getMediaBox().getWidth() / 2.0;
      PDFTextStripperByArea stripper = new PDFTextStripperByArea();
      stripper.setSortByPosition(true);
      double height = page.getMediaBox().getHeight();
      stripper.addRegion("left", new Rectangle2D.Double(0, 0, middle, height));
      stripper.addRegion("right", new Rectangle2D.Double(middle, 0, middle, height));
      stripper.extractRegions(page);
      for (String region : List.of("left", "right")) {
        plain(stripper.getTextForRegion(region)).lines().map(String::strip).forEach(lines::add);
      }
    }
    return lines;
  }

  private static String plain(String text) {
    return text.replaceAll("[ \\u00a0]+", " ");
  }

  /** Every character that is no blank, with its place. */
  List<Mark> characters() throws IOException {
    List<Mark> characters = new ArrayList<>();
    PDFTextStripper stripper =
        new PDFTextStripper() {
          @Override
          protected void processTextPosition(TextPosition at) {
            if (!at.getUnicode().isBlank()) {
              double top = at.getY() - at.getHeight();
              characters.add(
                  new Mark(
                      getCurrentPageNo(),
                      new Rectangle2D.Double(at.getX(), top, at.getWidth(), at.getHeight()),
                      at.getUnicode()));
            }
          }
        };
    stripper.getText(document);
    return characters;
  }

  /** Characters that reach beyond the margins. */
  List<Mark> outside(PaperSize paper) throws IOException {
    Rectangle2D inside =
        new Rectangle2D.Double(
            Book.SIDE - 0.5, 20, paper.width() - 2 * Book.SIDE + 1, paper.height() - 40);
    return characters().stream().filter(mark -> !inside.contains(mark.box())).toList();
  }

  /** Every diagram: a board and what stands on it are two forms at one place. */
  List<Mark> diagrams() throws IOException {
    List<Mark> diagrams = new ArrayList<>();
    for (int page = 1; page <= pages(); page++) {
      for (Rectangle2D box : forms(document.getPage(page - 1))) {
        Mark mark = new Mark(page, box, "");
        if (!diagrams.contains(mark)) {
          diagrams.add(mark);
        }
      }
    }
    return diagrams;
  }

  private static List<Rectangle2D> forms(PDPage page) throws IOException {
    List<Rectangle2D> boxes = new ArrayList<>();
    Deque<Matrix> saved = new ArrayDeque<>();
    Matrix current = new Matrix();
    List<Object> operands = new ArrayList<>();
    PDFStreamParser parser = new PDFStreamParser(page);
    for (Object token = parser.parseNextToken(); token != null; token = parser.parseNextToken()) {
      if (!(token instanceof Operator operator)) {
        operands.add(token);
        continue;
      }
      switch (operator.getName()) {
        case "q" -> saved.push(current);
        case "Q" -> current = saved.pop();
        case "cm" -> current = matrix(operands).multiply(current);
        case "Do" -> boxes.add(box(page, (COSName) operands.get(0), current));
        default -> {}
      }
      operands.clear();
    }
    return boxes;
  }

  private static Matrix matrix(List<Object> operands) {
    float[] n = new float[6];
    for (int i = 0; i < n.length; i++) {
      n[i] = ((COSNumber) operands.get(i)).floatValue();
    }
    return new Matrix(n[0], n[1], n[2], n[3], n[4], n[5]);
  }

  private static Rectangle2D box(PDPage page, COSName name, Matrix matrix) throws IOException {
    PDFormXObject form = (PDFormXObject) page.getResources().getXObject(name);
    Rectangle2D box = form.getBBox().transform(matrix).getBounds2D();
    double top = page.getMediaBox().getHeight() - box.getMaxY();
    return new Rectangle2D.Double(box.getX(), top, box.getWidth(), box.getHeight());
  }

  List<PDOutlineItem> bookmarks() {
    List<PDOutlineItem> bookmarks = new ArrayList<>();
    document.getDocumentCatalog().getDocumentOutline().children().forEach(bookmarks::add);
    return bookmarks;
  }

  /** The 1-based page that a bookmark opens. */
  int page(PDOutlineItem bookmark) throws IOException {
    return document.getPages().indexOf(bookmark.findDestinationPage(document)) + 1;
  }

  /** The names of all fonts; a test fails on one that is not embedded. */
  Set<String> embeddedFonts() throws IOException {
    Set<String> names = new TreeSet<>();
    for (PDPage page : document.getPages()) {
      for (COSName name : page.getResources().getFontNames()) {
        var font = page.getResources().getFont(name);
        if (!font.isEmbedded()) {
          throw new AssertionError(font.getName() + " is not embedded");
        }
        names.add(font.getName());
      }
    }
    return names;
  }

  @Override
  public void close() throws IOException {
    document.close();
  }
}
