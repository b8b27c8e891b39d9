package org.granary.exporter.pdf;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.granary.exporter.diagrams.BoardDrawing;
import org.granary.exporter.diagrams.Diagram;

/**
 * The pages of one game as a stream of lines and pictures: first over the whole width, then in two
 * columns. What does not fit goes to the next column, then to the next page.
 */
final class Flow implements Closeable {
  private static final float GUTTER = 22;

  private final Book book;
  private final String head;
  private PDPageContentStream content;
  private int columns = 1;
  private int column;
  private float top;
  private float y;

  /**
   * A new page.
   *
   * @param firstHead the running head of that page
   * @param head the running head of those that follow
   */
  Flow(Book book, String firstHead, String head) throws IOException {
    this.book = book;
    this.head = head;
    this.content = book.write(book.addPage(firstHead));
    this.top = book.paper().height() - Book.TOP;
    this.y = top;
  }

  /** The width of a column. */
  float width() {
    float whole = book.paper().width() - 2 * Book.SIDE;
    return (whole - (columns - 1) * GUTTER) / columns;
  }

  /** From here on, in two columns. */
  void inColumns() {
    columns = 2;
    column = 0;
    top = y;
  }

  /** Makes sure that a block of some height is not torn apart, if it fits on any column at all. */
  void keep(float height) throws IOException {
    if (y - height < Book.BOTTOM && y < top) {
      next();
    }
  }

  void gap(float height) {
    if (y < top) {
      y = Math.max(Book.BOTTOM, y - height);
    }
  }

  /** A line of text at an indent. */
  void line(TextLine line, float indent) throws IOException {
    keep(line.leading());
    book.fonts().show(content, line, left() + indent, y - line.ascent());
    y -= line.leading();
  }

  void paragraph(Paragraph paragraph, float indent) throws IOException {
    List<TextLine> lines = paragraph.lines(width() - indent);
    for (TextLine line : lines) {
      line(line, indent);
    }
  }

  /** Several texts side by side on one base line, each at its own indent. */
  void row(List<TextLine> cells, List<Float> indents, float height) throws IOException {
    keep(height);
    float base = y - cells.stream().map(TextLine::ascent).max(Float::compare).orElse(0f);
    for (int i = 0; i < cells.size(); i++) {
      book.fonts().show(content, cells.get(i), left() + indents.get(i), base);
    }
    y -= height;
  }

  void rule() throws IOException {
    content.setStrokingColor(0.6f);
    content.setLineWidth(0.5f);
    content.moveTo(left(), y);
    content.lineTo(left() + width(), y);
    content.stroke();
    y -= 8;
  }

  /** A board as wide as the column allows, kept together with the line above it. */
  void diagram(Diagram diagram, TextLine caption) throws IOException {
    float scale = Math.min(width(), 240) / (float) BoardDrawing.width(diagram);
    float height = scale * (float) BoardDrawing.height(diagram);
    gap(5);
    keep(caption.leading() + height + 6);
    line(caption, (width() - caption.width()) / 2);
    float drawn = scale * (float) BoardDrawing.width(diagram);
    float indent = (width() - drawn) / 2;
    book.diagrams().draw(content, diagram, left() + indent, y - height, drawn);
    y -= height + 6;
  }

  private float left() {
    return Book.SIDE + column * (width() + GUTTER);
  }

  private void next() throws IOException {
    column++;
    if (column == columns) {
      column = 0;
      content.close();
      content = book.write(book.addPage(head));
      top = book.paper().height() - Book.TOP;
    }
    y = top;
  }

  @Override
  public void close() throws IOException {
    content.close();
  }
}
