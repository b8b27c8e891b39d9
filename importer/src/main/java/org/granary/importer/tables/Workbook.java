package org.granary.importer.tables;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.BiConsumer;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.apache.poi.openxml4j.exceptions.OpenXML4JException;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.util.ZipFileZipEntrySource;
import org.apache.poi.xssf.eventusermodel.XSSFReader;
import org.apache.poi.xssf.model.StylesTable;
import org.apache.poi.xssf.usermodel.XSSFRelation;
import org.granary.grammar.DiagnosticCode;
import org.granary.importer.archives.Archives;
import org.jspecify.annotations.Nullable;

/**
 * A workbook, its sheets to be read one after the other. Everything that is read of it is bounded;
 * formulas are not worked out and links not followed.
 */
final class Workbook implements Closeable {
  private static final int MOST_BYTES = 64 << 20;
  private static final int MOST_TIMES = 200;
  private static final int MOST_LISTED = 1 << 20;
  private static final String LIMIT =
      "it unpacks to more than " + MOST_TIMES + " times its size and 64 MiB: the rest is left out";

  private @Nullable OPCPackage parts;
  private @Nullable BoundedEntries entries;
  private XSSFReader.@Nullable SheetIterator sheets;
  private CellValues values = new CellValues(new SharedTexts(), null, false);

  private Workbook() {}

  /** Opens a workbook; one that cannot be opened has no sheets, and why is told. */
  static Workbook open(InputStream in, BiConsumer<DiagnosticCode, String> remarks)
      throws IOException {
    byte[] bytes = in.readNBytes(MOST_BYTES + 1);
    Workbook workbook = new Workbook();
    if (TableHead.isOldWorkbook(bytes)) {
      remarks.accept(
          DiagnosticCode.BROKEN_TABLE,
          "an old workbook (.xls) or one with a password: save it as .xlsx without a password");
    } else if (bytes.length > MOST_BYTES) {
      remarks.accept(
          DiagnosticCode.ARCHIVE_LIMIT,
          "a workbook is read only up to a size of 64 MiB: save its sheets as CSV");
    } else {
      workbook.tryToOpen(bytes, remarks);
    }
    return workbook;
  }

  private void tryToOpen(byte[] bytes, BiConsumer<DiagnosticCode, String> remarks) {
    try {
      open(bytes, remarks);
    } catch (IOException | OpenXML4JException | XMLStreamException | RuntimeException e) {
      // POI throws unchecked what it makes of damaged workbooks, too
      remarks.accept(
          failure(),
          failureWords(
              "it is no workbook, or a damaged one; a zip archive of game files is read as a file .zip"));
    }
  }

  private void open(byte[] bytes, BiConsumer<DiagnosticCode, String> remarks)
      throws IOException, OpenXML4JException, XMLStreamException {
    if (Archives.listSize(new SeekableInMemoryByteChannel(bytes)) > MOST_LISTED) {
      remarks.accept(
          DiagnosticCode.ARCHIVE_LIMIT, "its list of parts takes more than 1 MiB: it is not read");
      return;
    }
    ZipFile zip =
        ZipFile.builder().setSeekableByteChannel(new SeekableInMemoryByteChannel(bytes)).get();
    entries =
        new BoundedEntries(
            new ZipFileZipEntrySource(zip), (long) MOST_TIMES * bytes.length + MOST_BYTES);
    parts = OPCPackage.open(entries);
    XSSFReader reader = new XSSFReader(parts);
    int links = parts.getPartsByContentType(XSSFRelation.EXTERNAL_LINKS.getContentType()).size();
    if (links > 0) {
      String message = "it refers to other workbooks; the values kept in it are read, no others";
      remarks.accept(DiagnosticCode.EXTERNAL_LINK, message);
    }
    SharedTexts texts = SharedTexts.read(reader.getSharedStringsData());
    values = new CellValues(texts, styles(reader), isFrom1904(reader));
    sheets = reader.getSheetIterator();
  }

  /** The styles; without them dates are numbers. */
  private static @Nullable StylesTable styles(XSSFReader reader) {
    try {
      return reader.getStylesTable();
    } catch (IOException | OpenXML4JException | RuntimeException e) { // missing or damaged
      return null;
    }
  }

  private static boolean isFrom1904(XSSFReader reader)
      throws IOException, OpenXML4JException, XMLStreamException {
    XMLStreamReader xml = SheetXml.open(reader.getWorkbookData());
    while (xml.hasNext()) {
      xml.next();
      if (xml.isStartElement() && xml.getLocalName().equals("workbookPr")) {
        return SheetXml.attribute(xml, "date1904").matches("1|true");
      }
    }
    return false;
  }

  XSSFReader.@Nullable SheetIterator sheets() {
    return sheets;
  }

  CellValues values() {
    return values;
  }

  /** What a failure to read on is: a bound that was reached, or damage. */
  DiagnosticCode failure() {
    BoundedEntries read = entries;
    boolean bound = read != null && read.isUsedUp();
    return bound ? DiagnosticCode.ARCHIVE_LIMIT : DiagnosticCode.BROKEN_TABLE;
  }

  /** The same in words, if it is damage in those given. */
  String failureWords(String damage) {
    return failure() == DiagnosticCode.ARCHIVE_LIMIT ? LIMIT : damage;
  }

  @Override
  public void close() throws IOException {
    OPCPackage opened = parts;
    if (opened != null) {
      opened.revert();
    }
  }
}
