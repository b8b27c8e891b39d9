package org.granary.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.zip.GZIPInputStream;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.PointRangeQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.Fen;
import org.granary.grammar.HouseNames;
import org.granary.grammar.RuleSetTag;
import org.granary.store.kept.LabelCount;
import org.granary.store.kept.SavedSearch;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Opens a database as each released version of Granary left it. All of them hold the records in
 * {@code released/records}, imported in two batches; CONTRIBUTING.md says how to add one. What is
 * expected is read off those records.
 */
class ReleasedSchemaTest {
  private static final int GAMES = 11;

  @TempDir Path folder;
  private final List<String> notices = new ArrayList<>();

  static IntStream versions() {
    return IntStream.rangeClosed(1, Schema.VERSION);
  }

  private static InputStream resource(String name) {
    InputStream in = ReleasedSchemaTest.class.getResourceAsStream("released/" + name);
    assertNotNull(in, name + " is missing: see CONTRIBUTING.md, \"Raising the schema version\"");
    return in;
  }

  private static String records(String file) {
    try (InputStream in = resource(file)) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private Path database(int version) throws IOException {
    Path database = folder.resolve("games.db");
    try (InputStream in = new GZIPInputStream(resource("schema-" + version + ".db.gz"))) {
      Files.copy(in, database);
    }
    return database;
  }

  /** Opens a version's database, which has no index. */
  private GameCollection open(int version) throws IOException {
    database(version);
    return GameCollection.open(folder, notices::add);
  }

  @ParameterizedTest
  @MethodSource("versions")
  void makesTheIndexThatIsMissingAndFindsAllSound(int version) throws IOException {
    try (GameCollection collection = open(version)) {
      CheckReport report = collection.check(1);

      assertEquals(List.of(), report.problems());
      assertEquals(GAMES, report.games());
      assertEquals(GAMES, report.replayed());
      // As the records count them: 71 + 2 + 4 + 0 + 71 + 79 + 51 + 88 + 30 + 97 + 28.
      assertEquals(521, report.plies());
    }
    assertEquals(1, notices.size(), notices::toString);
    assertTrue(notices.get(0).contains("is missing"), notices.get(0));
  }

  @ParameterizedTest
  @MethodSource("versions")
  void hasEveryRecordByteForByteWithItsPlace(int version) throws IOException {
    try (GameCollection collection = open(version)) {
      for (long id = 1; id <= GAMES; id++) {
        StoredGame game = collection.game(id).orElseThrow();
        String[] all = records(game.source()).split("\n\n(?=\\[Variant)", -1);
        String original = new String(collection.original(id).orElseThrow(), UTF_8);

        assertEquals(all[game.record() - 1].stripTrailing(), original);
        for (String tag : List.of("South", "North", "Event", "Date")) {
          String value = game.headers().value(tag).orElseThrow();
          assertTrue(original.contains("[" + tag + " \"" + value + "\"]"), original);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("versions")
  void hasResultsMovesAndStarts(int version) throws IOException {
    try (GameCollection collection = open(version)) {
      assertEquals(
          List.of(
              "1 abapa valid SOUTH 26-15, 71 plies from C e D f",
              "2 abapa broken UNKNOWN, 2 plies from D d",
              "3 kalah valid UNKNOWN, 4 plies from C A b B",
              "4 toguz-kumalak valid UNKNOWN, 0 plies from",
              "5 abapa valid SOUTH 25-9, 71 plies from D e B f",
              "6 abapa valid SOUTH 26-12, 79 plies from E c C f",
              "7 abapa valid DRAW 24-24, 51 plies from D d F b",
              "8 abapa valid NORTH 22-26, 88 plies from D e B f",
              "9 abapa valid SOUTH 19-18, 30 plies from F e A d",
              "10 abapa valid SOUTH 30-18, 97 plies from a B d F",
              "11 abapa valid UNKNOWN, 28 plies from C a E b"),
          LongStream.rangeClosed(1, GAMES)
              .mapToObj(id -> summary(collection.game(id).orElseThrow()))
              .toList());
      assertEquals("0-0-0-0-1-6-1-1-1-1-1-1-17-18-S", Fen.format(collection.line(9).get().start()));
      assertEquals(
          "2-1-0-3-0-5-1-2-0-1-0-4-15-14-N", Fen.format(collection.line(10).get().start()));
    }
  }

  private static String summary(StoredGame game) {
    StringBuilder text = new StringBuilder();
    text.append(game.id()).append(' ').append(game.line().ruleSet().id());
    text.append(' ').append(game.status().label()).append(' ').append(game.winner());
    game.score().ifPresent(score -> text.append(' ').append(score));
    text.append(", ").append(game.line().plyCount()).append(" plies from");
    Layout layout = game.line().ruleSet().layout();
    for (int ply = 0; ply < Math.min(4, game.line().plyCount()); ply++) {
      text.append(' ').append(HouseNames.name(layout, game.line().moves()[ply]));
    }
    return text.toString();
  }

  @ParameterizedTest
  @MethodSource("versions")
  void hasTheDiagnosticsOfTheBrokenGame(int version) throws IOException {
    try (GameCollection collection = open(version)) {
      List<Diagnostic> found = collection.diagnostics(2);

      assertEquals(1, found.size());
      assertEquals(DiagnosticCode.ILLEGAL_MOVE, found.get(0).code());
      // "1. D d 2. D b 3. E+3" is the tenth line, and its second D the eleventh column.
      assertEquals("records/illegal-move.ogn", found.get(0).span().source());
      assertEquals(10, found.get(0).span().line());
      assertEquals(11, found.get(0).span().column());
      assertTrue(found.get(0).message().startsWith("South cannot play D: the house is empty\n"));
      for (long id : List.of(1, 3, 4, 5, 6, 7, 8, 9, 10, 11)) {
        assertEquals(List.of(), collection.diagnostics(id));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("versions")
  void findsPositionsAndWords(int version) throws IOException {
    RuleSet kalah = RuleSetTag.parse("kalah").ruleSet().orElseThrow();
    try (GameCollection collection = open(version)) {
      // 1. D e takes four seeds each from D and from e, sown to E F a b and to f A B C.
      assertEquals(
          List.of(5L, 8L), reach(collection, RuleSets.ABAPA, "5-5-5-0-5-5-5-5-4-4-0-5-0-0-S"));
      assertEquals(
          List.of(9L), reach(collection, RuleSets.ABAPA, "0-0-0-0-1-6-1-1-1-1-1-1-17-18-S"));
      // C sows to D E F and the store, A then to B C D E, b to c d e f.
      assertEquals(List.of(3L), reach(collection, kalah, "0-5-1-6-6-5-4-0-5-5-5-5-1-0-S"));
      assertEquals(List.of(2L), word(collection, IndexFields.STATUS, "broken"));
      assertEquals(List.of(5L, 6L), word(collection, IndexFields.PLAYER, "kwabena"));
      assertEquals(List.of(4L), word(collection, IndexFields.COMMENT, "announced"));
    }
  }

  private static List<Long> reach(GameCollection collection, RuleSet ruleSet, String text)
      throws IOException {
    Position position = Fen.parse(text, ruleSet.layout()).position().orElseThrow();
    KeyRange range = PositionKey.of(ruleSet).exactly(position);
    String field = IndexFields.positions(ruleSet);
    return ids(
        collection,
        new PointRangeQuery(field, range.low(), range.high(), 1) {
          @Override
          protected String toString(int dimension, byte[] value) {
            return text;
          }
        });
  }

  private static List<Long> word(GameCollection collection, String field, String word)
      throws IOException {
    return ids(collection, new TermQuery(new Term(field, word)));
  }

  private static List<Long> ids(GameCollection collection, Query query) throws IOException {
    List<Long> found = new ArrayList<>();
    for (long id = 1; id <= GAMES; id++) {
      Query both =
          new BooleanQuery.Builder()
              .add(query, Occur.FILTER)
              .add(LongPoint.newExactQuery(IndexFields.ID, id), Occur.FILTER)
              .build();
      if (collection.searcher().count(both) > 0) {
        found.add(id);
      }
    }
    return found;
  }

  /** Version 3 is the first that has any; its database was made with these. */
  @ParameterizedTest
  @MethodSource("versions")
  void hasLabelsAndSavedSearches(int version) throws IOException {
    boolean any = version >= 3;
    try (GameCollection collection = open(version)) {
      List<LabelCount> labels = collection.kept(kept -> kept.labels().list());
      List<SavedSearch> searches = collection.kept(kept -> kept.searches().list());

      assertEquals(
          any ? List.of(new LabelCount("lesson", 1), new LabelCount("Étude 1", 2)) : List.of(),
          labels);
      assertEquals(any ? List.of("lesson") : List.of(), collection.game(9).orElseThrow().labels());
      assertEquals(any ? List.of("Étude 1") : List.of(), collection.game(10).get().labels());
      assertEquals(
          any ? List.of("draws: result:draw") : List.of(),
          searches.stream().map(search -> search.name() + ": " + search.query()).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("versions")
  void goesOnBeingWrittenTo(int version) throws IOException {
    database(version);
    NewGame old = NewGame.of(TestGames.read(1, records("records/oware-51.ogn")));
    long generation;
    try (CollectionWriter writer = CollectionWriter.open(folder, notices::add)) {
      generation = writer.generation();
      assertTrue(writer.contains(old.fingerprint()));
      assertFalse(writer.contains(TestGames.game(1).fingerprint()));
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");

      assertEquals(GAMES + 1, writer.add(TestGames.game(1), file));
      writer.commit();
    }
    try (GameCollection collection = GameCollection.open(folder, notices::add)) {
      assertEquals(generation + 1, collection.generation());
      assertEquals(List.of(), collection.check(1).problems());
    }
    assertEquals(1, notices.size(), notices::toString);
  }
}
