package org.granary.exporter.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.exporter.SampleGames;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.junit.jupiter.api.Test;

class PlainExportsTest {
  private static final String TAGS =
      """
      [Event "Open, \\"A\\""]
      [Date "1998.05.03"]
      [South "Ɔsɛi"]
      [North "Айдар"]
      """;

  @Test
  void csvHasOneRowAGameWithItsMoves() throws IOException {
    StringWriter out = new StringWriter();
    GameSink sink = new CsvSink(out);
    sink.add(SampleGames.game(TAGS, "1. D d 2. F b 3. E+3 e+2 *"));
    sink.finish();

    CSVFormat withHeader = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    try (CSVParser parser = CSVParser.parse(new StringReader(out.toString()), withHeader)) {
      List<CSVRecord> rows = parser.getRecords();
      assertEquals(1, rows.size());
      assertEquals("Open, \"A\"", rows.get(0).get("event"));
      assertEquals("Ɔsɛi", rows.get(0).get("south"));
      assertEquals("Айдар", rows.get(0).get("north"));
      assertEquals("1998-05-03", rows.get(0).get("date"));
      assertEquals("abapa", rows.get(0).get("rules"));
      assertEquals("6", rows.get(0).get("plies"));
      assertEquals("2", rows.get(0).get("captures"));
      assertEquals("", rows.get(0).get("result"));
      assertEquals("D d F b E e", rows.get(0).get("moves"));
    }
  }

  @Test
  void jsonHasHeadersMovesCapturesAndComments() throws IOException {
    String json = json(SampleGames.game(TAGS, "{ start } 1. D { good } d 2. F b 3. E+3 25-8"));

    assertTrue(json.contains("\"headers\":{\"Date\":\"1998.05.03\",\"Event\":\"Open, \\\"A\\\"\""));
    assertTrue(json.contains("\"moves\":[\"D\",\"d\",\"F\",\"b\",\"E\"]"), json);
    assertTrue(json.contains("\"captures\":[0,0,0,0,3]"), json);
    assertTrue(json.contains("\"start\":\"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\""), json);
    assertTrue(json.contains("\"score\":[25,8]"), json);
    assertTrue(
        json.contains(
            "\"comments\":[{\"ply\":0,\"text\":\"start\"},{\"ply\":1,\"text\":\"good\"}]"),
        json);
    assertTrue(json.endsWith("}\n"), json);
  }

  @Test
  void jsonKeepsWhatCouldNotBePlayed() throws IOException {
    String json = json(SampleGames.game(TAGS, "1. D d 2. D b 3. E"));

    assertTrue(json.contains("\"status\":\"broken\""), json);
    assertTrue(json.contains("\"moves\":[\"D\",\"d\"]"), json);
    assertTrue(json.contains("\"unplayed\":[\"D\",\"b\",\"E\"]"), json);
    assertTrue(json.contains("\"code\":\"illegal-move\",\"line\":6,\"column\":11"), json);
  }

  private static String json(GameEntry entry) throws IOException {
    StringWriter out = new StringWriter();
    GameSink sink = new JsonSink(out);
    sink.add(entry);
    sink.finish();
    return out.toString();
  }

  @Test
  void pliesTableHasEveryHouseAndStoreAsANumber() {
    Ply ply = SampleGames.game("", "1. D d 2. F b 3. E+3").game().game().ply(5);

    List<Cell> row = PliesTable.row(7, 5, ply);

    List<Column> columns = PliesTable.columns(Layout.AWALE);
    assertEquals(columns.size(), row.size());
    assertEquals(
        List.of("7", "5", "S", "E", "3"), row.subList(0, 5).stream().map(Cell::text).toList());
    assertEquals("3", row.get(PliesTable.southStoreColumn(Layout.AWALE)).text());
    assertEquals("f", columns.get(16).key());
    assertEquals(48, row.subList(5, 19).stream().mapToInt(c -> Integer.parseInt(c.text())).sum());
  }

  @Test
  void housesOfNineAreNumberedBySide() {
    List<String> keys = PliesTable.columns(Layout.TOGUZ_KUMALAK).stream().map(Column::key).toList();

    assertEquals(
        List.of("S1", "S9", "N1", "N9"),
        List.of(keys.get(5), keys.get(13), keys.get(14), keys.get(22)));
    assertEquals("south_store", keys.get(PliesTable.southStoreColumn(Layout.TOGUZ_KUMALAK)));
  }

  @Test
  void pliesTableNamesCapturedHousesAndUnusualOwners() {
    Marks marks = new Marks(0b10, 0b1000000, 0b1011111, 0);
    Position position = Position.start(Layout.AWALE, Side.SOUTH).withMarks(marks);
    Ply ply = new Ply(Move.PASS, position, position, 0, -1, List.of(), false);

    List<Cell> row = PliesTable.rowWithMarks(1, 1, 2, ply);

    assertEquals(PliesTable.columnsWithMarks(Layout.AWALE).size(), row.size());
    assertEquals(
        List.of("2", "B", "a", "A B C D E a"),
        row.subList(row.size() - 4, row.size()).stream().map(Cell::text).toList());
    assertEquals("-", row.get(3).text());
  }

  @Test
  void roundsAreNumberedAndTheirPliesBeginAnew() {
    GameEntry entry = SampleGames.played("awagagae", 3);
    Game game = entry.game().game();
    RoundNumbers numbers = new RoundNumbers(game.plies(), entry.game().text().line());

    int round = 1;
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      boolean begins = game.move(ply).beginsRound();
      round += begins ? 1 : 0;
      assertEquals(round, numbers.round(ply));
      int expected = begins ? 0 : ply == 1 ? 1 : numbers.inRound(ply - 1) + 1;
      assertEquals(expected, numbers.inRound(ply));
    }
    assertTrue(round > 2, "several rounds");
  }

  @Test
  void pgnHoldsToguzKumalakAndSaysWhatItLeavesOut() throws IOException {
    StringWriter out = new StringWriter();
    GameSink sink = new PgnSink(out);
    String toguz = "[Variant \"Togyzkumalak\"]\n[South \"Ana\"]\n";
    sink.add(SampleGames.game(toguz, "1. 8 8 *"));
    sink.add(SampleGames.game(TAGS, "1. D d *"));
    sink.add(SampleGames.game(toguz, "1. 7 *"));
    sink.finish();

    assertEquals(
        List.of("1 game is left out: togyz PGN holds Toguz Kumalak only; export to .ogn instead"),
        sink.remarks());
    assertTrue(out.toString().contains("[White \"Ana\"]\n"), out.toString());
    assertTrue(out.toString().contains("\n\n1. 87(10) 87(10) *\n\n["), out.toString());
    assertTrue(out.toString().endsWith("\n\n1. 76(10) *\n"), out.toString());
  }
}
