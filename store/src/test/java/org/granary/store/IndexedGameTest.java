package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.document.IntRange;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PointRangeQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@link IndexFields} promises of a game, asked of an index of seven. */
class IndexedGameTest {
  private static final String[] RECORDS = {
    // 1
    """
    [Variant "Oware Abapa"]
    [Event "Grande finale"]
    [Site "Abidjan, Côte d'Ivoire"]
    [Date "1998.05.06"]
    [Round "3"]
    [South "Sékou Traoré"]
    [North "Ama Kɔdzo"]
    [Opening "Coup double"]

    1. F a {the good end} (1... b {une surprise}) 2. A b {game over} 25-23
    """,
    // 2: the same players the other way round, accents in two parts; a draw
    """
    [South "Ama Ko\u0301dzo"]
    [North "SE\u0301KOU TRAORE\u0301"]
    [Date "1998.??.??"]
    [Result "24-24"]

    1. A a 24-24
    """,
    // 3: broken at the fourth ply
    """
    [South "Ёлкин"]
    [North "አበበ"]
    [Date "1822.??.??"]

    1. F a 2. A A 3. B b
    """,
    // 4: flawed, the stores say more than the result
    """
    [South "Ama"]
    [North "?"]
    [Date "????.??.??"]

    1. F a 2. A b 60-0
    """,
    // 5: no moves
    "[Event \"Grande finale\"]\n[Date \"1998.05.31\"]\n\n*\n",
    // 6: another rule set, a start of its own
    """
    [RuleSet "abapa; maxCapturedHouses=5"]
    [FEN "0-0-0-0-0-1-0-0-0-0-0-1-23-23-N"]
    [South "Traoré"]

    *
    """,
    // 7: names that are no names, a value in quotes
    """
    [Weird_Tag9 "a \\"quoted\\" value"]
    [North "Kodzo Ama"]

    1. F a 0-1
    """,
  };

  @TempDir static Path folder;
  private static TestCollection collection;

  @BeforeAll
  static void fill() {
    collection = new TestCollection(folder);
    collection.addRecords(RECORDS);
  }

  private static List<Long> ids(String list) {
    return list == null
        ? List.of()
        : Arrays.stream(list.split(" ", -1)).map(Long::valueOf).toList();
  }

  /** All words in one field. */
  private static Query words(String field, String... words) {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String word : words) {
      Term term = new Term(field, TextAnalysis.forQueries().normalize(field, word));
      all.add(new TermQuery(term), Occur.MUST);
    }
    return all.build();
  }

  @ParameterizedTest(name = "{1} in {0}")
  @CsvSource({
    "player, sekou traore, 1 2",
    "player, SÉKOU TRAORÉ, 1 2",
    "player, kodzo, 1 2 7",
    "player, Kɔdzo, 1 2 7",
    "player, ёлкин, 3",
    "player, Елкин, 3",
    "player, አበበ, 3",
    "player, ama, 1 2 4 7",
    "south, sekou, 1",
    "north, sekou, 2",
    "south, traore, 1 6",
    "event, finale, 1 5",
    "site, abidjan, 1",
    "site, cote, 1",
    "event, abidjan,",
    "comment, surprise, 1",
    "comment, good end, 1",
    "comment, finale,",
    "any, surprise, 1",
    "any, finale, 1 5",
    "any, abidjan, 1",
    "any, double, 1",
    "any, quoted, 7",
    "any, ama, 1 2 4 7",
    "any, 1998,",
    "any, abapa,",
  })
  void findsWords(String field, String words, String games) throws IOException {
    assertEquals(ids(games), collection.find(words(field, words.split(" ", -1))));
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "player_name, sékou traoré, 1 2",
    "player_name, SÉKOU TRAORÉ, 1 2",
    "player_name, sekou traore,",
    "player_name, traoré, 6",
    "south_name, Ama Kódzo, 2",
    "north_name, Ama Kódzo,",
    "north_name, ?,",
    "event_name, Grande Finale, 1 5",
    "event_name, grande,",
    "tag, round=3, 1",
    "tag, Opening=coup double, 1",
    "tag, weird_tag9=a \"quoted\" value, 7",
    "tag, north=?,",
    "tag, date=????.??.??, 4",
    "rule_set, abapa; maxcapturedhouses=5, 6",
    "rule_set, abapa, 1 2 3 4 5 7",
    "rule_set_name, abapa, 1 2 3 4 5 6 7",
    "status, broken, 3",
    "status, flawed, 4",
    "winner, south, 1 4",
    "winner, draw, 2",
    "winner, north, 7",
    "winner, unknown, 3 5 6",
    "score, 25-23, 1",
    "score, 24-24, 2",
    "diagnostic, illegal-move, 3",
    "diagnostic, wrong-result, 4",
    "diagnostic, no-result, 3",
    "file, games.ogn, 1 2 3 4 5 6 7",
  })
  void findsWholeValues(String field, String value, String games) throws IOException {
    Query query = new TermQuery(new Term(field, TextAnalysis.keyword(value)));

    assertEquals(ids(games), collection.find(query));
  }

  @ParameterizedTest(name = "{0} from {1} to {2}")
  @CsvSource({
    "plies, 0, 0, 5 6",
    "plies, 3, 3, 3",
    "plies, 4, 999, 1 4",
    "south_halves, 50, 50, 1",
    "north_halves, 48, 48, 2",
    "south_halves, 0, 500, 1 2 4",
  })
  void findsNumbers(String field, int low, int high, String games) throws IOException {
    assertEquals(ids(games), collection.find(IntPoint.newRangeQuery(field, low, high)));
  }

  @ParameterizedTest(name = "{0} to {1}")
  @CsvSource({
    "19980506, 19980506, 1 2",
    "19980501, 19980531, 1 2 5",
    "19980101, 19980430, 2",
    "18220101, 18221231, 3",
    "16000101, 18991231, 3",
    "19990101, 20991231,",
  })
  void findsDaysOnWhichAGameMayHaveBeenPlayed(int first, int last, String games)
      throws IOException {
    Query days = IntRange.newIntersectsQuery(IndexFields.DATE, new int[] {first}, new int[] {last});

    assertEquals(ids(games), collection.find(days));
  }

  @Test
  void findsEveryGameByItsId() throws IOException {
    for (long id = 1; id <= RECORDS.length; id++) {
      assertEquals(List.of(id), collection.find(LongPoint.newExactQuery(IndexFields.ID, id)));
    }
  }

  /** A phrase does not run from one comment, or one tag, into the next. */
  @Test
  void keepsValuesOfOneFieldApart() throws IOException {
    assertEquals(List.of(1L), collection.find(new PhraseQuery("comment", "good", "end")));
    assertEquals(List.of(), collection.find(new PhraseQuery("comment", "end", "une")));
    assertEquals(List.of(), collection.find(new PhraseQuery(9, "comment", "end", "game")));
    assertEquals(List.of(), collection.find(new PhraseQuery("player", "traore", "ama")));
  }

  private static Query positions(KeyRange range) {
    String field = IndexFields.positions(RuleSets.ABAPA);
    return new PointRangeQuery(field, range.low(), range.high(), 1) {
      @Override
      protected String toString(int dimension, byte[] value) {
        return range.toString();
      }
    };
  }

  /** 1. F a from the start: F's four seeds fall on a to d, then a's five on b to f. */
  @Test
  void findsPositionsOfGamesAndTheMovesPlayedThere() throws IOException {
    PositionKey key = PositionKey.of(RuleSets.ABAPA);
    Position start = RuleSets.ABAPA.rules().start(Side.SOUTH);
    int[] seeds = {4, 4, 4, 4, 4, 0, 0, 6, 6, 6, 5, 5};
    Position afterTwo = Position.of(start.layout(), seeds, 0, 0, Side.SOUTH);

    assertEquals(ids("1 2 3 4 5 7"), collection.find(positions(key.exactly(start))));
    assertEquals(
        ids("1 3 4 7"),
        collection.find(positions(key.played(start, java.util.Optional.of(Move.house(5))))));
    assertEquals(ids("1 3 4 7"), collection.find(positions(key.exactly(afterTwo))));
    assertEquals(
        ids("1 3 4 7"), collection.find(positions(key.eitherSide(afterTwo.turned()))), "its twin");
    assertEquals(List.of(), collection.find(positions(key.exactly(afterTwo.turned()))));
    assertEquals(
        ids("7"),
        collection.find(positions(key.played(afterTwo, java.util.Optional.empty()))),
        "where the record ends");
  }

  /** A broken game counts up to its last legal move: F a A, then A again is South's. */
  @Test
  void findsABrokenGameByItsLastPosition() throws IOException {
    PositionKey key = PositionKey.of(RuleSets.ABAPA);
    try (GameCollection read = collection.read()) {
      Position last = read.line(3).orElseThrow().replay().last();

      assertEquals(Side.NORTH, last.toMove());
      assertEquals(
          List.of(3L), collection.find(positions(key.played(last, java.util.Optional.empty()))));
    }
  }

  @Test
  void givesTheLinesOfAllDocuments() throws IOException {
    try (GameCollection read = collection.read()) {
      var reader = read.searcher().getIndexReader();
      IndexedLines lines = new IndexedLines(reader, read.ruleSets());
      List<String> found =
          Stream.iterate(0, doc -> doc < reader.maxDoc(), doc -> doc + 1)
              .map(doc -> line(lines, reader, doc))
              .sorted()
              .toList();
      List<String> stored =
          Stream.iterate(1L, id -> id <= 7, id -> id + 1)
              .map(id -> text(read.line(id).orElseThrow()))
              .toList();
      assertEquals(stored, found);
    }
  }

  private static String line(
      IndexedLines lines, org.apache.lucene.index.IndexReader reader, int doc) {
    for (var leaf : reader.leaves()) {
      if (doc < leaf.docBase + leaf.reader().maxDoc()) {
        try {
          return text(lines.line(leaf.ord, doc - leaf.docBase));
        } catch (IOException e) {
          throw new java.io.UncheckedIOException(e);
        }
      }
    }
    throw new AssertionError("no document " + doc);
  }

  private static String text(StoredLine line) {
    return line.id() + " " + line.replay() + " " + line.winner();
  }
}
