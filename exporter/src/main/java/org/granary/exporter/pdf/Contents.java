package org.granary.exporter.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionGoTo;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDBorderStyleDictionary;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageFitDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;

/** Bookmarks to every game, and a contents list in front when there are more than a few. */
final class Contents {
  private static final int FEW = 3;
  private static final float ENTRY = 27;
  private static final float HEADING = 40;

  private final Book book;
  private final String title;
  private final List<Chapter> chapters;

  /**
   * A game in the book.
   *
   * @param title as listed, with its number
   * @param name the same without its number
   * @param below what is said beneath it in the list
   * @param page where its sheet begins
   * @param pageIndex the 0-based number of that page before any contents are put in front
   */
  record Chapter(String title, String name, String below, PDPage page, int pageIndex) {}

  Contents(Book book, String title, List<Chapter> chapters) {
    this.book = book;
    this.title = title;
    this.chapters = chapters;
  }

  void write() throws IOException {
    if (chapters.size() > FEW) {
      list();
    }
    PDDocumentOutline outline = new PDDocumentOutline();
    if (chapters.size() > FEW) {
      outline.addLast(bookmark("Contents", book.page(0)));
    }
    for (Chapter chapter : chapters) {
      outline.addLast(bookmark(chapter.title(), chapter.page()));
    }
    book.document().getDocumentCatalog().setDocumentOutline(outline);
  }

  private static PDOutlineItem bookmark(String text, PDPage page) {
    PDOutlineItem item = new PDOutlineItem();
    item.setTitle(text);
    item.setDestination(page);
    return item;
  }

  private void list() throws IOException {
    float room = book.paper().height() - Book.TOP - Book.BOTTOM;
    List<List<Chapter>> pages = new ArrayList<>();
    int from = 0;
    while (from < chapters.size()) {
      float used = from == 0 ? HEADING : 0;
      int to = Math.min(chapters.size(), from + (int) ((room - used) / ENTRY));
      pages.add(chapters.subList(from, to));
      from = to;
    }
    for (int i = 0; i < pages.size(); i++) {
      page(book.insertPage(i, title), pages.get(i), i == 0, pages.size());
    }
  }

  private void page(PDPage page, List<Chapter> listed, boolean first, int inFront)
      throws IOException {
    float y = book.paper().height() - Book.TOP;
    try (PDPageContentStream content = book.write(page)) {
      if (first) {
        float room = book.paper().width() - 2 * Book.SIDE;
        TextLine heading = TextLine.fitted(title, TextStyle.TITLE, room);
        book.fonts().show(content, heading, Book.SIDE, y - TextStyle.TITLE.ascent());
        y -= HEADING;
      }
      for (Chapter chapter : listed) {
        entry(content, chapter, y, chapter.pageIndex() + inFront + 1);
        page.getAnnotations().add(link(chapter, y));
        y -= ENTRY;
      }
    }
  }

  private void entry(PDPageContentStream content, Chapter chapter, float y, int number)
      throws IOException {
    float right = book.paper().width() - Book.SIDE;
    TextLine page = TextLine.of(Integer.toString(number), TextStyle.MOVE);
    float room = right - Book.SIDE - 40;
    TextLine name = TextLine.fitted(chapter.title(), TextStyle.MOVE, room);
    TextLine below = TextLine.fitted(chapter.below(), TextStyle.QUIET, room);
    float base = y - TextStyle.MOVE.ascent();
    book.fonts().show(content, name, Book.SIDE, base);
    book.fonts().show(content, page, right - page.width(), base);
    book.fonts().show(content, below, Book.SIDE, base - TextStyle.QUIET.leading());
    float from = Book.SIDE + name.width() + 6;
    float to = right - page.width() - 6;
    content.setStrokingColor(0.6f);
    content.setLineWidth(0.7f);
    content.setLineDashPattern(new float[] {0.7f, 3}, 0);
    content.moveTo(from, base);
    content.lineTo(Math.max(from, to), base);
    content.stroke();
  }

  private PDAnnotationLink link(Chapter chapter, float y) {
    PDPageFitDestination destination = new PDPageFitDestination();
    destination.setPage(chapter.page());
    PDActionGoTo action = new PDActionGoTo();
    action.setDestination(destination);
    PDBorderStyleDictionary none = new PDBorderStyleDictionary();
    none.setWidth(0);
    PDAnnotationLink link = new PDAnnotationLink();
    link.setAction(action);
    link.setBorderStyle(none);
    float width = book.paper().width() - 2 * Book.SIDE;
    link.setRectangle(new PDRectangle(Book.SIDE, y - ENTRY + 3, width, ENTRY - 3));
    return link;
  }
}
