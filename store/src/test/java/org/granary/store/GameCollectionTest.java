package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Score;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.GameStatus;
import org.granary.grammar.HouseNames;
import org.granary.grammar.Tag;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameCollectionTest {
  @TempDir Path folder;
  private TestCollection collection;

  @BeforeEach
  void nameACollection() {
    collection = new TestCollection(folder);
  }

  /** One record stored alone, as it comes back. */
  private StoredGame store(String record) {
    collection.addRecords(record);
    try (GameCollection read = collection.read()) {
      assertEquals(List.of(), read.check(1).problems());
      return read.game(1).orElseThrow();
    }
  }

  private Optional<String> text() {
    try (GameCollection read = collection.read()) {
      return read.text(1);
    }
  }

  @Test
  void keepsABrokenGameWholeAsTextAndUpToItsLastLegalMoveAsGame() {
    String record = "[South \"Ama\"]\n\n1. F a 2. A A 3. B b {she thinks}\n";

    StoredGame game = store(record);

    assertEquals(GameStatus.BROKEN, game.status());
    assertEquals(OptionalInt.of(4), game.brokenAt());
    assertEquals(3, game.line().plyCount());
    assertEquals(Winner.UNKNOWN, game.winner());
    assertEquals(Optional.empty(), game.score());
    assertTrue(text().orElseThrow().contains("she thinks"), text()::toString);
    try (GameCollection read = collection.read()) {
      assertArrayEquals(record.getBytes(StandardCharsets.UTF_8), read.original(1).orElseThrow());
    }
  }

  @Test
  void keepsAGameWithoutMoves() {
    StoredGame game = store("[Event \"announced\"]\n[South \"Ama\"]\n\n*\n");

    assertEquals(0, game.line().plyCount());
    assertEquals(GameStatus.VALID, game.status());
    assertEquals(RuleSets.ABAPA.rules().start(Side.SOUTH), game.line().replay().last());
    assertEquals("announced", game.headers().value("Event").orElseThrow());
  }

  @Test
  void keepsScoresInHalfSeedsAndResultsWithoutAScore() {
    collection.addRecords(
        "1. F a 23.5-24.5\n", "1. F a 0-1\n", "1. F a {two} *\n", "1. F a {one} 1/2-1/2\n");

    try (GameCollection read = collection.read()) {
      assertEquals(Optional.of(new Score(47, 49)), read.game(1).orElseThrow().score());
      assertEquals(Winner.NORTH, read.game(1).orElseThrow().winner());
      assertEquals(Winner.NORTH, read.game(2).orElseThrow().winner());
      assertEquals(Winner.UNKNOWN, read.game(3).orElseThrow().winner());
      assertEquals(Winner.DRAW, read.game(4).orElseThrow().winner());
    }
  }

  @Test
  void keepsTagsInOrderWhateverTheirNamesAndValues() {
    String record =
        """
        [South "Ama \\"the lion\\" \\\\ Mensah"]
        [A-b.c "odd name"]
        [Ελλάδα "Greek name"]
        [x "one"]
        [X "other"]
        [x "again"]
        [Empty ""]
        [Quote "'); DROP TABLE games; --"]
        [Lines "\uD83E\uDD41 drum"]

        1. F a *
        """;

    StoredGame game = store(record);

    List<String> tags = new ArrayList<>();
    for (Tag tag : game.headers().tags()) {
      tags.add(tag.name() + "=" + tag.value());
    }
    for (Tag tag : TestGames.read(1, record).headers().tags()) {
      if (!tag.name().equals("x") && !tag.value().isEmpty()) {
        assertTrue(tags.contains(tag.name() + "=" + tag.value()), () -> tag + " in " + tags);
      }
    }
    assertEquals("Ama \"the lion\" \\ Mensah", game.headers().value("South").orElseThrow());
    assertEquals("again", game.headers().value("x").orElseThrow());
  }

  @ParameterizedTest(name = "{0} characters")
  @ValueSource(ints = {1, 40_000, 1_000_000})
  void keepsCommentsOfAnySize(int length) {
    String comment = "Ɔkwan ".repeat(1 + length / 6).substring(0, length).strip();

    StoredGame game = store("1. F {" + comment + "} a *\n");

    assertEquals(2, game.line().plyCount());
    assertEquals(
        comment.replaceAll("\\s", ""),
        text().orElseThrow().replaceAll("(?s).*\\{(.*)\\}.*", "$1").replaceAll("\\s", ""));
  }

  /** Longer than one term of the index can be, without a space. */
  @Test
  void keepsWordsThatAreTooLongToBeFound() throws Exception {
    String word = "x".repeat(9_000);

    StoredGame game = store("[South \"" + word + "\"]\n\n1. F {" + word + word + word + "} a *\n");

    assertEquals(word, game.headers().value("South").orElseThrow());
  }

  @Test
  void keepsGamesOfManyHundredPlies() {
    RuleSet endless = RuleSets.ABAPA.with("stopAtMajority", "no").with("repetition", "none");
    int[] seeds = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1};
    Position start = Position.of(Layout.AWALE, seeds, 23, 23, Side.SOUTH);
    Game played = RandomPlay.game(endless, start, 1, 700);
    StringBuilder record = new StringBuilder("[RuleSet \"" + endless.id() + "\"]\n");
    record.append("[FEN \"0-0-0-0-0-1-0-0-0-0-0-1-23-23-S\"]\n\n");
    for (int ply = 1; ply <= played.plyCount(); ply++) {
      record.append(HouseNames.name(Layout.AWALE, played.move(ply).code())).append(' ');
    }

    StoredGame game = store(record.append("*\n").toString());

    assertEquals(700, played.plyCount());
    assertEquals(endless, game.line().ruleSet());
    assertEquals(start, game.line().start());
    assertArrayEquals(played.moveCodes(), game.line().moves());
    assertEquals(played.last(), game.line().replay().last());
  }

  /** Every kind of byte that a move can be: houses, a pass, the four beginnings of a round. */
  @Test
  void keepsMovesOfEveryRuleSetAsBytes() {
    List<Game> played = new ArrayList<>();
    Set<Integer> codes = new HashSet<>();
    for (RuleSet ruleSet : RuleSets.all()) {
      for (long seed = 1; seed <= 4; seed++) {
        Side first = seed % 2 == 0 ? Side.SOUTH : Side.NORTH;
        played.add(RandomPlay.game(ruleSet, ruleSet.rules().start(first), seed, 400));
      }
    }
    collection.add(played.stream().map(TestGames::played).toList());

    try (GameCollection read = collection.read()) {
      for (int i = 0; i < played.size(); i++) {
        Game game = played.get(i);
        StoredLine line = read.line(i + 1).orElseThrow();
        assertArrayEquals(game.moveCodes(), line.moves());
        assertEquals(game.start(), line.start());
        assertEquals(
            game.last(), new Replay(line.ruleSet()).play(line.start(), line.moves()).last());
        for (byte move : line.moves()) {
          codes.add(move & 0xff);
        }
      }
    }
    List<Integer> special = List.of(Move.PASS_CODE, 128, 129, 130, 131);
    assertTrue(codes.containsAll(special), () -> "the games have only " + codes);
  }

  @Test
  void givesDiagnosticsBackInOrderWithTheirPlacesAndSuggestions() {
    String record = "[Varient \"x\"]\n[Date \"2024.02.31\"]\n\n1. F a 2. A+9 A 3. B b 25-23\n";
    CheckedGame checked = TestGames.read(4, record);
    collection.add(List.of(NewGame.of(checked)));

    try (GameCollection read = collection.read()) {
      assertTrue(checked.diagnostics().size() >= 3, checked.diagnostics()::toString);
      assertEquals(checked.diagnostics(), read.diagnostics(1));
      assertEquals(40, read.game(1).orElseThrow().sourceLine());
      assertEquals(4, read.game(1).orElseThrow().record());
      assertEquals(List.of(), read.diagnostics(2));
    }
  }

  @Test
  void keepsDiagnosticsOfAFileApartFromThoseOfItsGames() throws SQLException {
    Diagnostic damage = TestGames.read(1, "1. F a 2. A A\n").diagnostics().get(0);
    try (CollectionWriter writer = collection.write()) {
      long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
      writer.addDiagnostic(file, damage);
      writer.add(TestGames.game(1), file);
      writer.commit();
    }

    try (GameCollection read = collection.read();
        Statement statement = read.connection().createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT code, line FROM diagnostics WHERE game IS NULL")) {
      assertTrue(rows.next());
      assertEquals(damage.code().id(), rows.getString(1));
      assertEquals(damage.span().line(), rows.getInt(2));
      assertEquals(TestGames.checked(1).diagnostics(), read.diagnostics(1));
    }
  }

  /** Byte for byte, whatever its line ends and encoding. */
  @Test
  void givesRecordsBackAsTheyWere() {
    collection.addRecords(
        "[South \"Ama\"]\r\n\r\n1. F a *\r\n", "1.F a  2. A b\n*", "  1. F a * \n\n");

    try (GameCollection read = collection.read()) {
      assertEquals("[South \"Ama\"]\r\n\r\n1. F a *\r\n", original(read, 1));
      assertEquals("1.F a  2. A b\n*", original(read, 2));
      assertEquals("  1. F a * \n\n", original(read, 3));
    }
  }

  private static String original(GameCollection read, long id) {
    return new String(read.original(id).orElseThrow(), StandardCharsets.UTF_8);
  }

  /** A record that is canonical already is stored once. */
  @Test
  void doesNotStoreACanonicalRecordTwice() throws SQLException {
    collection.addRecords("1. F a *\n");
    String canonical = text().orElseThrow();
    TestCollection second = new TestCollection(folder.resolve("second"));
    second.addRecords(canonical.substring(0, canonical.length() - 1));

    try (GameCollection read = second.read();
        Statement statement = read.connection().createStatement();
        ResultSet rows = statement.executeQuery("SELECT original FROM records")) {
      assertTrue(rows.next());
      assertEquals(null, rows.getBytes(1));
      assertEquals(canonical.substring(0, canonical.length() - 1), original(read, 1));
    }
  }

  @Test
  void visitsTheLinesOfARangeInOrder() {
    collection.add(1, 12);

    try (GameCollection read = collection.read()) {
      List<Long> seen = new ArrayList<>();
      read.lines(3, 7, line -> seen.add(line.id()));
      assertEquals(List.of(3L, 4L, 5L, 6L, 7L), seen);
      seen.clear();
      read.lines(11, Long.MAX_VALUE, line -> seen.add(line.id()));
      assertEquals(List.of(11L, 12L), seen);
      read.lines(5, 4, line -> seen.add(line.id()));
      read.lines(100, 200, line -> seen.add(line.id()));
      assertEquals(2, seen.size());
    }
  }

  @Test
  void hasNothingUnderIdsThatAreNotThere() {
    collection.add(1, 2);

    try (GameCollection read = collection.read()) {
      for (long id : new long[] {0, -1, 3, Long.MAX_VALUE}) {
        assertEquals(Optional.empty(), read.game(id));
        assertEquals(Optional.empty(), read.line(id));
        assertEquals(Optional.empty(), read.text(id));
        assertEquals(Optional.empty(), read.original(id));
      }
    }
  }

  /** Its own connection stays at the moment of opening; a new one sees what is there now. */
  @Test
  void givesOtherThreadsConnectionsThatSeeMore() throws SQLException {
    collection.add(1, 3);
    try (GameCollection read = collection.read()) {
      collection.add(4, 5);

      try (Connection other = read.newConnection()) {
        assertEquals(5, count(other));
        assertThrows(
            SQLException.class, () -> other.createStatement().execute("DELETE FROM games"));
      }
      assertEquals(3, count(read.connection()));
      assertEquals(3, read.gameCount());
      assertEquals(1, read.generation());
    }
  }

  private static long count(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT count(*) FROM games")) {
      return rows.getLong(1);
    }
  }

  /** Names are kept as written; it is words that are found under any accents. */
  @Test
  void keepsNamesAsWritten() {
    collection.addRecords(
        "[South \"Sékou\"]\n\n1. F a *\n",
        "[South \"Sekou\"]\n\n1. F b *\n",
        "[South \"Sékou\"]\n\n1. F c *\n");

    try (GameCollection read = collection.read()) {
      assertEquals("Sékou", read.game(1).orElseThrow().headers().value("South").orElseThrow());
      assertEquals("Sekou", read.game(2).orElseThrow().headers().value("South").orElseThrow());
      assertNotEquals(south(read, 1), south(read, 2));
      assertEquals(south(read, 1), south(read, 3));
    }
  }

  private static long south(GameCollection read, long id) {
    try (Statement statement = read.connection().createStatement();
        ResultSet rows = statement.executeQuery("SELECT south FROM games WHERE id = " + id)) {
      return rows.getLong(1);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }
}
