package org.granary.exporter.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TableFormatTest {
  private static final List<Column> COLUMNS =
      List.of(
          Column.text("move", "Move"),
          Column.number("games", "Games"),
          Column.number("share", "Share"),
          Column.number("difference", "Mean difference"),
          Column.text("last", "Last played"));

  private static final Table OPENINGS =
      new Table(
          "Openings",
          COLUMNS,
          List.of(
              List.of(
                  Cell.of("F"),
                  Cell.of(1200),
                  Cell.share(2, 3),
                  Cell.of(-0.125, 2),
                  Cell.of(LocalDate.of(2019, 4, 30))),
              List.of(
                  Cell.of("Ɔkɔ, \"ŋ\"\nb"),
                  Cell.of(7),
                  Cell.share(0, 0),
                  Cell.of(Double.NaN, 2),
                  Cell.of(Optional.empty()))));

  private static String write(TableFormat format, Table table) throws IOException {
    StringWriter out = new StringWriter();
    format.write(table, out);
    return out.toString();
  }

  @Test
  void severalTextsAreAnArrayOnlyInJson() throws IOException {
    List<Column> columns = List.of(Column.text("suggestions", "Suggestions"));
    Table table =
        new Table(
            "T",
            columns,
            List.of(List.of(Cell.of(List.of("a", "b"))), List.of(Cell.of(List.of()))));

    assertEquals(
        "{\"suggestions\":[\"a\",\"b\"]}\n{\"suggestions\":[]}\n", write(TableFormat.JSON, table));
    assertEquals("suggestions\r\n\"a\nb\"\r\n\"\"\r\n", write(TableFormat.CSV, table));
  }

  @Test
  void textAlignsNumbersToTheRightAndWordsToTheLeft() throws IOException {
    assertEquals(
        """
        Move        Games  Share  Mean difference  Last played
        ----------  -----  -----  ---------------  -----------
        F            1200  66.7%            -0.13  2019-04-30
        Ɔkɔ, "ŋ" b      7
        """,
        write(TableFormat.TEXT, OPENINGS));
  }

  @Test
  void textCountsWideCharactersTwiceAndCombiningMarksNotAtAll() throws IOException {
    Table table =
        new Table(
            "Players",
            List.of(Column.text("name", "Name"), Column.number("n", "N")),
            List.of(
                List.of(Cell.of("播棋"), Cell.of(1)),
                List.of(Cell.of("e\u0301o\u0300"), Cell.of(2)),
                List.of(Cell.of("abcd"), Cell.of(3))));

    assertEquals(
        "Name  N\n----  -\n播棋  1\ne\u0301o\u0300    2\nabcd  3\n", write(TableFormat.TEXT, table));
  }

  @Test
  void textCutsLongCellsAndDisarmsTerminalControls() throws IOException {
    Column narrow = Column.text("name", "Name").withMaxWidth(6);
    Table table =
        new Table(
            "Players",
            List.of(narrow),
            List.of(List.of(Cell.of("Kwaku Ananse")), List.of(Cell.of("\u001b[2J\u202e"))));

    assertEquals("Name\n------\nKwaku…\n\ufffd[2J\ufffd\n", write(TableFormat.TEXT, table));
  }

  @Test
  void textKeepsItsWidthsWhenMoreRowsComeThanItHoldsBack() throws IOException {
    StringWriter out = new StringWriter();

    try (TableWriter writer =
        TableFormat.TEXT.open(List.of(Column.number("n", "N"), Column.text("word", "Word")), out)) {
      for (int i = 1; i <= 2500; i++) {
        writer.row(List.of(Cell.of(i), Cell.of("w")));
      }
    }

    List<String> lines = out.toString().lines().toList();
    assertEquals(2502, lines.size());
    assertEquals("   1  w", lines.get(2));
    assertEquals("2500  w", lines.get(2501));
  }

  @Test
  void csvReadsBackEqual() throws IOException {
    String written = write(TableFormat.CSV, OPENINGS);

    try (CSVParser parser = CSVParser.parse(new StringReader(written), CSVFormat.RFC4180)) {
      List<CSVRecord> records = parser.getRecords();
      assertEquals(3, records.size());
      assertEquals(
          List.of("move", "games", "share", "difference", "last"), records.get(0).toList());
      assertEquals(
          List.of("F", "1200", "0.666667", "-0.125", "2019-04-30"), records.get(1).toList());
      assertEquals(List.of("Ɔkɔ, \"ŋ\"\nb", "7", "", "", ""), records.get(2).toList());
    }
  }

  @Test
  void csvEndsItsLinesAsTheStandardSays() throws IOException {
    assertEquals(
        "move,games,share,difference,last\r\n",
        write(TableFormat.CSV, new Table("Empty", COLUMNS, List.of())));
  }

  @Test
  void jsonWritesOneObjectALineWithTypedValues() throws IOException {
    List<String> lines = write(TableFormat.JSON, OPENINGS).lines().toList();

    assertEquals(
        List.of(
            "{\"move\":\"F\",\"games\":1200,\"share\":0.666667,\"difference\":-0.125,"
                + "\"last\":\"2019-04-30\"}",
            "{\"move\":\"Ɔkɔ, \\\"ŋ\\\"\\nb\",\"games\":7,\"share\":null,\"difference\":null,"
                + "\"last\":null}"),
        lines);
  }

  @Test
  void jsonReadsBackAsAStreamOfObjects() throws IOException {
    List<String> moves = new ArrayList<>();

    try (JsonParser parser = new JsonFactory().createParser(write(TableFormat.JSON, OPENINGS))) {
      while (parser.nextToken() != null) {
        if (parser.currentToken() == JsonToken.FIELD_NAME && parser.currentName().equals("move")) {
          moves.add(parser.nextTextValue());
        }
      }
    }

    assertEquals(List.of("F", "Ɔkɔ, \"ŋ\"\nb"), moves);
  }

  @ParameterizedTest
  @EnumSource(TableFormat.class)
  void everyFormatRefusesARowOfTheWrongLength(TableFormat format) throws IOException {
    TableWriter writer = format.open(COLUMNS, new StringWriter());

    assertThrows(IllegalArgumentException.class, () -> writer.row(List.of(Cell.of("F"))));
  }

  @Test
  void aTableRefusesARowOfTheWrongLength() {
    List<List<Cell>> rows = List.of(List.of(Cell.of(OptionalInt.of(3))));

    assertThrows(IllegalArgumentException.class, () -> new Table("Bad", COLUMNS, rows));
  }
}
