package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows can be read while the table is still open; reading waits until they can. */
@Timeout(60)
class TimelyTableTest {
  private static final List<Column> COLUMNS = List.of(Column.text("name", "Name"));

  @ParameterizedTest
  @CsvSource({"TEXT, 3, Ana", "CSV, 2, Ana", "JSON, 1, '{\"name\":\"Ana\"}'"})
  void showsARowBeforeTheNextOneComes(TableFormat format, int line, String expected)
      throws IOException {
    PipedWriter writer = new PipedWriter();
    try (BufferedReader reader = new BufferedReader(new PipedReader(writer));
        TableWriter table = new TimelyTable(format.open(COLUMNS, writer), Duration.ofMillis(1))) {
      table.row(List.of(Cell.of("Ana")));
      for (int skipped = 1; skipped < line; skipped++) {
        reader.readLine();
      }
      assertEquals(expected, reader.readLine());

      table.row(List.of(Cell.of("Kofi")));
      assertEquals(expected.replace("Ana", "Kofi"), reader.readLine());
    }
  }

  @Test
  void measuresColumnsAsLongAsItIsAllowedTo() throws IOException {
    StringWriter out = new StringWriter();
    try (TableWriter table =
        new TimelyTable(TableFormat.TEXT.open(COLUMNS, out), Duration.ofHours(1))) {
      table.row(List.of(Cell.of("Ana")));
      table.row(List.of(Cell.of("Kwabena")));
    }

    assertEquals("Name\n-------\nAna\nKwabena\n", out.toString());
  }

  @Test
  void tellsWhoWritesThatNobodyReads() throws IOException {
    UncheckedIOException stopped = new UncheckedIOException(new IOException("Broken pipe"));
    Writer broken =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) {}

          @Override
          public void flush() {
            throw stopped;
          }

          @Override
          public void close() {}
        };
    TableWriter table = new TimelyTable(TableFormat.JSON.open(COLUMNS, broken), Duration.ZERO);

    UncheckedIOException told =
        assertThrows(
            UncheckedIOException.class,
            () -> {
              while (true) {
                table.row(List.of(Cell.of("Ana")));
              }
            });

    assertSame(stopped, told);
    assertDoesNotThrow(table::close, "it was told already");
  }
}
