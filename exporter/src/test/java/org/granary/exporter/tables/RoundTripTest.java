package org.granary.exporter.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands in a cell, programs read it back as it was. */
class RoundTripTest {
  private static final String[] PIECES = {
    "\"",
    ",",
    "\n",
    "\r",
    "\r\n",
    "\t",
    " ",
    ";",
    "'",
    "\\",
    "=cmd|' /C calc'!A0",
    "+1",
    "-1",
    "@",
    "\u0000",
    "\u0001",
    "\u001b[2J",
    "\u007f",
    "\u2028",
    "\ufeff",
    "</script>",
    "Ɔ",
    "ŋ",
    "Қ",
    "棋",
    "\ud83c\udfb5",
    "e\u0301",
    "null",
    "#",
    "{",
    "}",
    "[",
    "]"
  };

  private static String randomText(Random random) {
    StringBuilder text = new StringBuilder();
    int pieces = random.nextInt(6);
    for (int i = 0; i < pieces; i++) {
      text.append(PIECES[random.nextInt(PIECES.length)]);
    }
    return text.toString();
  }

  private static List<List<String>> randomRows(long seed) {
    Random random = new Random(seed);
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      rows.add(List.of(randomText(random), randomText(random), randomText(random)));
    }
    return rows;
  }

  private static String write(TableFormat format, List<List<String>> rows) throws IOException {
    List<Column> columns =
        List.of(Column.text("first", "A"), Column.text("second", "B"), Column.text("third", "C"));
    StringWriter out = new StringWriter();
    List<List<Cell>> cells = new ArrayList<>();
    for (List<String> row : rows) {
      cells.add(row.stream().map(Cell::of).toList());
    }
    format.write(new Table("Texts", columns, cells), out);
    return out.toString();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void csvGivesEveryTextBack(long seed) throws IOException {
    List<List<String>> rows = randomRows(seed);

    String csv = write(TableFormat.CSV, rows);

    try (CSVParser parser = CSVParser.parse(new StringReader(csv), CSVFormat.RFC4180)) {
      List<List<String>> read = parser.getRecords().stream().map(CSVRecord::toList).toList();
      assertEquals(rows, read.subList(1, read.size()));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {5, 6, 7, 8})
  void jsonGivesEveryTextBackOneObjectALine(long seed) throws IOException {
    List<List<String>> rows = randomRows(seed);

    String written = write(TableFormat.JSON, rows);

    List<String> lines = List.of(written.split("\n"));
    assertEquals(rows.size(), lines.size(), "no line feed inside an object");
    for (int i = 0; i < lines.size(); i++) {
      assertEquals(rows.get(i), values(lines.get(i)));
      assertFalse(lines.get(i).chars().anyMatch(c -> c < 0x20), "controls are escaped");
    }
  }

  private static List<String> values(String object) throws IOException {
    List<String> values = new ArrayList<>();
    try (JsonParser parser = new JsonFactory().createParser(object)) {
      while (parser.nextToken() != null) {
        if (parser.currentToken() == JsonToken.VALUE_STRING) {
          values.add(parser.getText());
        }
      }
    }
    return values;
  }

  @ParameterizedTest
  @ValueSource(longs = {9, 10})
  void textHasOneLineARowAndNothingThatATerminalObeys(long seed) throws IOException {
    List<List<String>> rows = randomRows(seed);

    String text = write(TableFormat.TEXT, rows);

    assertEquals(rows.size() + 2, text.lines().count());
    text.chars()
        .filter(c -> c != '\n')
        .forEach(c -> assertTrue(c >= 0x20 && c != 0x7f, Integer.toHexString(c)));
  }

  @Test
  void formulasInCsvAreTextAsWritten() throws IOException {
    String csv = write(TableFormat.CSV, List.of(List.of("=cmd|' /C calc'!A0", "@SUM(1)", "+1")));

    assertEquals("first,second,third\r\n=cmd|' /C calc'!A0,@SUM(1),+1\r\n", csv);
  }

  @Test
  void halfACharacterDoesNotBreakAJsonLine() throws IOException {
    String written = write(TableFormat.JSON, List.of(List.of("a\ud83cb", "\udfb5", "")));

    byte[] utf8 = written.getBytes(StandardCharsets.UTF_8);
    String read = new String(utf8, StandardCharsets.UTF_8);
    assertEquals(List.of("a?b", "?", ""), values(read));
  }
}
