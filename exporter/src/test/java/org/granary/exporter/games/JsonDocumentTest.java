package org.granary.exporter.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.engine.Layout;
import org.granary.exporter.SampleGames;
import org.granary.exporter.tables.Column;
import org.granary.grammar.Fen;
import org.junit.jupiter.api.Test;

/** What docs/exports.md says of fields and columns is what is written. */
class JsonDocumentTest {
  private static final Path PAGE =
      Path.of(System.getProperty("basedir", "."), "../docs/exports.md");

  private static List<JsonNode> json(List<GameEntry> games) throws IOException {
    StringWriter out = new StringWriter();
    GameSink sink = new JsonSink(out);
    for (GameEntry game : games) {
      sink.add(game);
    }
    sink.finish();
    List<JsonNode> nodes = new ArrayList<>();
    for (String line : out.toString().lines().toList()) {
      nodes.add(new ObjectMapper().readTree(line));
    }
    return nodes;
  }

  private static JsonNode json(GameEntry game) throws IOException {
    return json(List.of(game)).get(0);
  }

  private static Set<String> documented() throws IOException {
    String page = Files.readString(PAGE);
    String table = page.substring(page.indexOf("### JSON"), page.indexOf("### CSV"));
    Set<String> fields = new TreeSet<>();
    for (String row : table.lines().filter(line -> line.startsWith("| `")).toList()) {
      Matcher name = Pattern.compile("`([a-z]+)`").matcher(row.split("\\|", -1)[1]);
      while (name.find()) {
        fields.add(name.group(1));
      }
    }
    return fields;
  }

  @Test
  void everyFieldIsDocumentedAndEveryDocumentedOneIsWritten() throws IOException {
    Set<String> written = new TreeSet<>();
    List<GameEntry> games = new ArrayList<>(SampleGames.all());
    games.add(SampleGames.game("", "1. D d 2. D"));
    games.add(new GameEntry(99, games.get(0).game(), List.of("lesson-1")));

    for (JsonNode game : json(games)) {
      game.fieldNames().forEachRemaining(written::add);
    }

    assertEquals(documented(), written);
  }

  @Test
  void csvColumnsAreThoseDocumented() throws IOException {
    String page = Files.readString(PAGE).replace("\n", " ");
    String keys = String.join(", ", GamesTable.columns().stream().map(Column::key).toList());

    assertTrue(page.contains("`" + keys + "`"), keys);
    List<Column> all = GamesTable.columnsWithMoves();
    assertEquals("moves", all.get(all.size() - 1).key());
    assertEquals(GamesTable.columns(), all.subList(0, all.size() - 1));
  }

  @Test
  void theFormatsAreThoseDocumented() throws IOException {
    String page = Files.readString(PAGE);

    for (String ending : List.of("ogn", "json", "csv", "xlsx", "pdf", "svg", "png")) {
      assertTrue(page.contains("`." + ending + "`"), ending);
    }
  }

  @Test
  void positionsAreReadBackAndMovesLeadFromOneToTheOther() throws IOException {
    int plies = 0;
    for (GameEntry entry : SampleGames.all()) {
      JsonNode game = json(entry);
      var start = Fen.parse(game.get("start").asText(), Layout.AWALE).position().orElseThrow();
      var last = Fen.parse(game.get("last").asText(), Layout.AWALE).position().orElseThrow();
      assertEquals(entry.game().game().start(), start);
      assertEquals(entry.game().game().last(), last);
      int captured = 0;
      for (JsonNode capture : game.get("captures")) {
        captured += capture.asInt();
      }
      assertEquals(start.seedsOnBoard() - last.seedsOnBoard(), captured, entry.title());
      assertEquals(game.get("moves").size(), game.get("captures").size());
      plies += game.get("moves").size();
    }
    assertTrue(plies > 700, plies + " plies");
  }

  @Test
  void everySeedThatLeavesTheBoardIsInACapture() throws IOException {
    JsonNode game = json(SampleGames.played("toguz-kumalak", 9));

    assertTrue(game.get("moves").size() > 20);
    for (JsonNode move : game.get("moves")) {
      assertTrue(move.asText().matches("[1-9]"), move.asText());
    }
  }

  @Test
  void halvesAreScoresToo() throws IOException {
    JsonNode game = json(SampleGames.game("", "1. D d 23.5-24.5"));

    assertEquals(23.5, game.get("score").get(0).asDouble());
    assertEquals(24.5, game.get("score").get(1).asDouble());
    assertEquals("23.5-24.5", game.get("result").asText());
    assertEquals("north", game.get("winner").asText());
  }

  @Test
  void anOpenGameHasNoScoreAndNoEnd() throws IOException {
    JsonNode game = json(SampleGames.game("", "1. D d *"));

    assertEquals("", game.get("result").asText());
    assertNull(game.get("score"));
    assertNull(game.get("end"));
    assertEquals(0, game.get("unplayed").size());
  }

  @Test
  void labelsAreThereIfThereAreAny() throws IOException {
    GameEntry game = SampleGames.game("", "1. D d");

    JsonNode labelled = json(new GameEntry(7, game.game(), List.of("a b", "c")));

    assertEquals("[\"a b\",\"c\"]", labelled.get("labels").toString());
    assertNull(json(game).get("labels"));
  }

  @Test
  void theLastOfTwoTagsIsTheHeader() throws IOException {
    JsonNode game = json(SampleGames.game("[Site \"A\"]\n[Site \"B\"]", "1. D d"));

    assertEquals("B", game.get("headers").get("Site").asText());
    Set<String> codes = new TreeSet<>();
    game.get("diagnostics").forEach(diagnostic -> codes.add(diagnostic.get("code").asText()));
    assertTrue(codes.contains("duplicate-tag"), codes::toString);
    assertEquals("text.ogn", game.get("source").asText());
    assertEquals(1, game.get("line").asInt());
    assertEquals(1, game.get("record").asInt());
  }

  @Test
  void passesAndRoundsAreMoves() throws IOException {
    JsonNode game = json(SampleGames.played("awagagae", 3));

    Set<String> moves = new TreeSet<>();
    game.get("moves").forEach(move -> moves.add(move.asText()));
    assertTrue(moves.containsAll(Set.of("-", "R", "A", "f")), moves::toString);
  }
}
