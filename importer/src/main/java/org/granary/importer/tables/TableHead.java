package org.granary.importer.tables;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordSource;

/** Tells tables by their first bytes, and opens them. */
public final class TableHead {
  private static final int MOST_ROWS_BEFORE = 20;
  private static final byte[] ZIP = {'P', 'K', 3, 4};
  private static final byte[] OLD = {(byte) 0xd0, (byte) 0xcf, 0x11, (byte) 0xe0};

  private TableHead() {}

  /** Whether a source begins as a workbook does; an archive begins in the same way. */
  public static boolean isWorkbook(byte[] head) {
    return startsWith(head, ZIP) || isOldWorkbook(head);
  }

  static boolean isOldWorkbook(byte[] head) {
    return startsWith(head, OLD);
  }

  private static boolean startsWith(byte[] bytes, byte[] prefix) {
    return bytes.length >= prefix.length
        && Arrays.equals(bytes, 0, prefix.length, prefix, 0, prefix.length);
  }

  /** Whether one of the first lines is the header row of a table with a game a row. */
  public static boolean hasGames(String text) {
    return has(text, TableHeader.Kind.GAMES);
  }

  /** Whether one of the first lines is the header row of a table with a ply a row. */
  public static boolean hasPlies(String text) {
    return has(text, TableHeader.Kind.PLIES);
  }

  private static boolean has(String text, TableHeader.Kind kind) {
    return text.lines()
        .filter(line -> !line.isBlank() && line.length() < 10_000)
        .limit(MOST_ROWS_BEFORE)
        .map(TableHeader::of)
        .anyMatch(header -> header.columns().size() > 1 && header.kind() == kind);
  }

  /** Cuts a table or a workbook into records; the caller closes the stream. */
  public static RecordSource open(String source, InputStream in) {
    return new Lazy(source, new BufferedInputStream(in));
  }

  /** Looks at the first bytes when the first record is asked for. */
  private static final class Lazy implements RecordSource {
    private final String source;
    private final BufferedInputStream in;
    private Optional<TableSource> table = Optional.empty();

    Lazy(String source, BufferedInputStream in) {
      this.source = source;
      this.in = in;
    }

    @Override
    public Optional<RawRecord> next() throws IOException {
      if (table.isEmpty()) {
        in.mark(ZIP.length);
        boolean workbook = isWorkbook(in.readNBytes(ZIP.length));
        in.reset();
        TableRows rows = workbook ? new XlsxRows(source, in) : new CsvRows(source, in);
        table = Optional.of(new TableSource(source, rows));
      }
      return table.get().next();
    }

    @Override
    public List<Diagnostic> diagnostics() {
      return table.map(TableSource::diagnostics).orElse(List.of());
    }
  }
}
