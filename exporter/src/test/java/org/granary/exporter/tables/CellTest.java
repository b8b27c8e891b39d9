package org.granary.exporter.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CellTest {
  private static String json(Cell cell) throws IOException {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      cell.writeJson(json);
    }
    return out.toString();
  }

  @Test
  void nothingIsEmptyForPeopleAndNullForPrograms() throws IOException {
    for (Cell cell :
        List.of(
            Cell.none(),
            Cell.of(OptionalInt.empty()),
            Cell.of(Optional.empty()),
            Cell.share(3, 0),
            Cell.share(Double.NaN),
            Cell.of(Double.POSITIVE_INFINITY, 2),
            Cell.of(Double.NaN, 0))) {
      assertInstanceOf(Cell.None.class, cell);
      assertEquals("", cell.text());
      assertEquals("", cell.plain());
      assertEquals("null", json(cell));
    }
  }

  @Test
  void emptyTextIsNotNothing() throws IOException {
    assertEquals("\"\"", json(Cell.of("")));
    assertEquals("\"\"", json(Cell.of(Optional.of(""))));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -1, 48, Long.MAX_VALUE, Long.MIN_VALUE})
  void wholeNumbersAreWrittenInFull(long number) throws IOException {
    Cell cell = Cell.of(number);

    assertEquals(Long.toString(number), cell.text());
    assertEquals(cell.text(), cell.plain());
    assertEquals(cell.text(), json(cell));
  }

  @ParameterizedTest
  @CsvSource({
    "2.345, 2, 2.35, 2.345",
    "-2.345, 2, -2.35, -2.345",
    "24.5, 1, 24.5, 24.5",
    "24.5, 0, 25, 24.5",
    "-0.001, 2, 0.00, -0.0010",
    "1e9, 1, 1000000000.0, 1000000000",
    "0.1, 3, 0.100, 0.1",
  })
  void decimalsAreRoundedForPeopleOnly(double number, int places, String text, String plain)
      throws IOException {
    Cell cell = Cell.of(number, places);

    assertEquals(text, cell.text());
    assertEquals(0, new BigDecimal(plain).compareTo(new BigDecimal(cell.plain())), cell.plain());
    assertFalse(cell.plain().contains("E"), "no exponent, which spreadsheets take for text");
    assertEquals(0, new BigDecimal(plain).compareTo(new BigDecimal(json(cell))), json(cell));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 3, 33.3%, 0.333333",
    "2, 3, 66.7%, 0.666667",
    "0, 7, 0.0%, 0",
    "7, 7, 100.0%, 1",
    "1, 2, 50.0%, 0.5",
    "1, 2000, 0.1%, 0.0005",
    "1, 10000000, 0.0%, 0",
  })
  void sharesArePerCentForPeopleAndPartsForPrograms(
      long part, long whole, String text, String plain) throws IOException {
    Cell cell = Cell.share(part, whole);

    assertEquals(text, cell.text());
    assertEquals(plain, cell.plain());
    assertEquals(plain, json(cell));
  }

  @Test
  void daysAreWrittenAsTheStandardHasThem() throws IOException {
    Cell cell = Cell.of(LocalDate.of(998, 5, 3));

    assertEquals("0998-05-03", cell.text());
    assertEquals("\"0998-05-03\"", json(cell));
  }

  @Test
  void numbersAreAlignedByTheirDigitsAndWordsAreNot() {
    assertTrue(Cell.of(3).numeric());
    assertTrue(Cell.of(0.5, 1).numeric());
    assertTrue(Cell.share(0.5).numeric());
    assertFalse(Cell.of("3").numeric());
    assertFalse(Cell.of(LocalDate.of(1998, 5, 3)).numeric());
  }

  @Test
  void aColumnNeedsAKeyAndAWidth() {
    assertThrows(IllegalArgumentException.class, () -> Column.text(" ", "Title"));
    Column column = Column.text("a", "A");
    assertThrows(IllegalArgumentException.class, () -> column.withMaxWidth(0));
    assertEquals(7, column.withMaxWidth(7).maxWidth());
  }
}
