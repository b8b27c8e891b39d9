package org.granary.exporter.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.granary.exporter.diagrams.BoardDrawing;
import org.granary.exporter.diagrams.Diagram;

/**
 * The pages of one game as a stream of lines and pictures: first over the whole width, then in two
 * columns, which end at the same height. What does not fit goes to the next column, then to the
 * next page. Nothing is set before {@link #finish}.
 */
final class Flow {
  private static final float GUTTER = 22;
  private static final float WIDEST_DIAGRAM = 240;

  private final Book book;
  private final String head;
  private final List<Block> whole = new ArrayList<>();
  private final List<Block> inColumns = new ArrayList<>();
  private List<Block> blocks = whole;
  private PDPage page;

  /**
   * Begins a new page.
   *
   * @param firstHead the running head of that page
   * @param head the running head of those that follow
   */
  Flow(Book book, String firstHead, String head) {
    this.book = book;
    this.head = head;
    this.page = book.addPage(firstHead);
  }

  /** The width of a column. */
  float width() {
    return width(columns(blocks));
  }

  private int columns(List<Block> section) {
    return section == inColumns ? 2 : 1;
  }

  private float width(int columns) {
    float room = book.paper().width() - 2 * Book.SIDE;
    return (room - (columns - 1) * GUTTER) / columns;
  }

  /** From here on, in two columns. */
  void inColumns() {
    blocks = inColumns;
  }

  /** Makes sure that what follows is not torn apart, if it fits on any column at all. */
  void keep(float height) {
    blocks.add(Block.keep(height));
  }

  void gap(float height) {
    blocks.add(Block.gap(height));
  }

  /** A line of text at an indent. */
  void line(TextLine line, float indent) {
    row(List.of(line), List.of(indent), line.leading());
  }

  void paragraph(Paragraph paragraph, float indent) {
    for (TextLine line : paragraph.lines(width() - indent)) {
      line(line, indent);
    }
  }

  /** Several texts side by side on one base line, each at its own indent. */
  void row(List<TextLine> cells, List<Float> indents, float height) {
    List<TextLine> texts = List.copyOf(cells);
    List<Float> places = List.copyOf(indents);
    float ascent = texts.stream().map(TextLine::ascent).max(Float::compare).orElse(0f);
    blocks.add(
        Block.solid(
            height,
            (content, left, top) -> {
              for (int i = 0; i < texts.size(); i++) {
                book.fonts().show(content, texts.get(i), left + places.get(i), top - ascent);
              }
            }));
  }

  void rule() {
    float length = width();
    blocks.add(
        Block.solid(
            8,
            (content, left, top) -> {
              content.setStrokingColor(0.6f);
              content.setLineWidth(0.5f);
              content.moveTo(left, top);
              content.lineTo(left + length, top);
              content.stroke();
            }));
  }

  /** The height that a board takes, without the line above it. */
  float diagramHeight(Diagram diagram) {
    double perWidth = BoardDrawing.height(diagram) / BoardDrawing.width(diagram);
    return (float) (diagramWidth() * perWidth);
  }

  private float diagramWidth() {
    return Math.min(width(), WIDEST_DIAGRAM);
  }

  /** A board as wide as the column allows, kept together with the line above it. */
  void diagram(Diagram diagram, TextLine caption) {
    float drawn = diagramWidth();
    float height = diagramHeight(diagram);
    float indent = (width() - drawn) / 2;
    gap(5);
    keep(caption.leading() + height + 6);
    line(caption, Math.max(0, (width() - caption.width()) / 2));
    blocks.add(
        Block.solid(
            height,
            (content, left, top) ->
                book.diagrams().draw(content, diagram, left + indent, top - height, drawn)));
    gap(6);
  }

  /** Sets everything; nothing may be added later. */
  void finish() throws IOException {
    set(inColumns, set(whole, top()));
  }

  private float top() {
    return book.paper().height() - Book.TOP;
  }

  /** Sets a section from a height on; gives how far down it reaches on its last page. */
  private float set(List<Block> section, float from) throws IOException {
    int columns = columns(section);
    float top = from;
    int next = 0;
    while (true) {
      ColumnFill.Room room = new ColumnFill.Room(columns, top, Book.BOTTOM, top == top());
      ColumnFill fill = ColumnFill.of(section, next, room);
      paint(fill, width(columns) + GUTTER);
      next = fill.end();
      if (next == section.size()) {
        return fill.lowest();
      }
      page = book.addPage(head);
      top = top();
    }
  }

  private void paint(ColumnFill fill, float columnPitch) throws IOException {
    try (PDPageContentStream content = book.write(page)) {
      for (ColumnFill.Place place : fill.places()) {
        float left = Book.SIDE + place.column() * columnPitch;
        place.block().ink().paint(content, left, place.top());
      }
    }
  }
}
