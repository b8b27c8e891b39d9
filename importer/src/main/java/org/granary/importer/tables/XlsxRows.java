package org.granary.importer.tables;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLStreamException;
import org.apache.poi.xssf.eventusermodel.XSSFReader;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.RawRecord;
import org.granary.grammar.Span;
import org.jspecify.annotations.Nullable;

/** The rows of all sheets of a workbook, each as one line with tabs between the cells. */
final class XlsxRows implements TableRows {
  private static final Delimited TABS = new Delimited('\t');

  private final String source;
  private final Workbook workbook;
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private @Nullable SheetRows rows;
  private String sheet = "";

  /** The rows of a workbook; of one that cannot be opened none. */
  XlsxRows(String source, InputStream in) throws IOException {
    this.source = source;
    this.workbook = Workbook.open(in, (code, message) -> tell(source, 1, code, message));
  }

  @Override
  public Optional<TableRow> next() {
    while (true) {
      SheetRows present = rows == null ? nextSheet() : rows;
      if (present == null) {
        return Optional.empty();
      }
      try {
        Optional<List<String>> cells = present.next();
        if (cells.isPresent()) {
          return Optional.of(row(cells.get(), present.row()));
        }
      } catch (XMLStreamException e) {
        tell(
            SheetPlaces.source(source, sheet),
            Math.max(1, present.row()),
            workbook.failure(),
            workbook.failureWords("the sheet is damaged from here on"));
      }
      rows = null;
    }
  }

  private @Nullable SheetRows nextSheet() {
    XSSFReader.SheetIterator sheets = workbook.sheets();
    while (sheets != null && sheets.hasNext()) {
      try {
        InputStream in = sheets.next();
        sheet = sheets.getSheetName();
        rows = new SheetRows(SheetXml.open(in), workbook.values());
        return rows;
      } catch (XMLStreamException | RuntimeException e) { // POI's way to tell a missing part
        String words = workbook.failureWords("a sheet is missing or damaged");
        tell(source, 1, workbook.failure(), words);
        if (e instanceof RuntimeException) {
          return null;
        }
      }
    }
    return null;
  }

  private TableRow row(List<String> cells, int number) {
    String text = TABS.row(cells);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    String place = SheetPlaces.source(source, sheet);
    return new TableRow(
        sheet, new RawRecord(place, 0, number, bytes, StandardCharsets.UTF_8, text, List.of()));
  }

  private void tell(String place, int line, DiagnosticCode code, String message) {
    diagnostics.add(Diagnostic.of(code, new Span(place, line, 1, 0), message));
  }

  @Override
  public List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  @Override
  public void close() throws IOException {
    workbook.close();
  }
}
