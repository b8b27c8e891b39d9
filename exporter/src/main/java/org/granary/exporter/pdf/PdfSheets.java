package org.granary.exporter.pdf;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocumentCatalog;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.GameSink;

/**
 * Games as sheets for reading and printing, one document for all, each game on pages of its own.
 *
 * <p>The same games and options give the same bytes.
 */
public final class PdfSheets implements GameSink {
  private final SheetOptions options;
  private final OutputStream out;
  private final Book book;
  private final Coverage coverage = new Coverage();
  private final List<Contents.Chapter> chapters = new ArrayList<>();

  /** Sheets that {@link #finish} writes to {@code out}, which stays open. */
  public PdfSheets(SheetOptions options, OutputStream out) {
    this.options = options;
    this.out = out;
    this.book = new Book(options.paper());
    coverage.look(options.title());
  }

  @Override
  public void add(GameEntry entry) throws IOException {
    coverage.look(entry);
    int pageIndex = book.pageCount();
    Flow flow = new Flow(book, options.title(), head(entry));
    new GameSheet(entry, options, flow).write();
    flow.finish();
    chapters.add(
        new Contents.Chapter(
            bookmark(entry), entry.title(), below(entry), book.page(pageIndex), pageIndex));
  }

  @Override
  public List<String> remarks() {
    return coverage.remarks();
  }

  @Override
  public void finish() throws IOException {
    if (chapters.isEmpty()) {
      emptyPage();
    }
    new Contents(book, title(), chapters).write();
    PDDocumentInformation information = book.document().getDocumentInformation();
    information.setTitle(title());
    information.setProducer("Granary");
    PDDocumentCatalog catalog = book.document().getDocumentCatalog();
    PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
    preferences.setDisplayDocTitle(true);
    catalog.setViewerPreferences(preferences);
    book.save(out);
  }

  private void emptyPage() throws IOException {
    Flow flow = new Flow(book, options.title(), "");
    flow.paragraph(Paragraph.of("No games.", TextStyle.COMMENT), 0);
    flow.finish();
  }

  private String title() {
    if (!options.title().isEmpty()) {
      return options.title();
    }
    return chapters.size() == 1 ? chapters.get(0).name() : chapters.size() + " games";
  }

  private static String head(GameEntry entry) {
    return entry.occasion().isEmpty() ? entry.title() : entry.title() + ", " + entry.occasion();
  }

  private static String bookmark(GameEntry entry) {
    return entry.isNamed() ? entry.id() + ". " + entry.title() : entry.title();
  }

  private static String below(GameEntry entry) {
    String result = entry.result().replace('-', '–');
    return result.isEmpty() || entry.occasion().isEmpty()
        ? entry.occasion() + result
        : entry.occasion() + ", " + result;
  }

  @Override
  public void close() throws IOException {
    book.close();
  }
}
