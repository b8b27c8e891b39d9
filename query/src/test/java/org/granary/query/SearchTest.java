package org.granary.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Fen;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Searches over the real games and twenty more. */
class SearchTest {
  private static final Path PAGE = Path.of(System.getProperty("basedir", "."), "../docs/query.md");

  @TempDir static Path folder;

  private static final List<CheckedGame> games = new ArrayList<>();
  private static GameCollection collection;
  private static int samples;

  @BeforeAll
  static void makeCollection() throws IOException {
    games.addAll(SampleGames.all());
    samples = games.size();
    RandomRecords records = new RandomRecords(5);
    for (int i = 0; i < 20; i++) {
      games.addAll(SampleGames.check("more.ogn", records.record()));
    }
    collection = SampleGames.collection(folder.resolve("sample.granary"), games, 1000);
  }

  @AfterAll
  static void close() {
    collection.close();
  }

  private static Query read(String text) {
    return QueryReader.read(text).query().orElseThrow(() -> new AssertionError(text));
  }

  private static List<SearchHit> find(String query, SearchOptions options) throws IOException {
    List<SearchHit> hits = new ArrayList<>();
    new Search(collection).find(read(query), options, hits::add);
    return hits;
  }

  private static List<Long> ids(String query, SearchOptions options) throws IOException {
    return find(query, options).stream().map(SearchHit::id).toList();
  }

  @Test
  void everySampleGameIsFoundByItsOwnPositions() throws IOException {
    assertTrue(samples >= 5, "only " + samples + " sample games");
    for (int i = 0; i < samples; i++) {
      CheckedGame game = games.get(i);
      int last = game.game().plyCount();
      for (int ply : List.of(Math.min(20, last), last)) {
        String position = Fen.format(game.game().position(ply));
        int first = game.game().positions().indexOf(game.game().position(ply));

        String query = "position \"" + position + "\"";
        long id = i + 1L;

        List<SearchHit> hits = find(query, SearchOptions.ALL);

        List<SearchHit> own = hits.stream().filter(hit -> hit.id() == id).toList();
        assertEquals(1, own.size(), query);
        assertEquals(Optional.of(new Place(first, false)), own.get(0).place(), query);
        assertEquals(NaiveScan.ids(games, read(query)).size(), hits.size(), query);
      }
    }
  }

  @Test
  void theTwinIsFoundAndSaidToBeOne() throws IOException {
    CheckedGame game =
        games.get(ids("source:oware-142.ogn", SearchOptions.ALL).get(0).intValue() - 1);
    String twin = Fen.format(game.game().position(30).turned());

    List<SearchHit> hits =
        find("position \"" + twin + "\" source:oware-142.ogn", SearchOptions.ALL);

    assertEquals(1, hits.size());
    assertEquals(Optional.of(new Place(30, true)), hits.get(0).place());
  }

  @Test
  void aHitSaysWhereOnlyIfItWasAskedForSomethingOnTheBoard() throws IOException {
    SearchHit opening = find("opens \"D d F\" source:oware-51.ogn", SearchOptions.ALL).get(0);

    assertEquals(Optional.of(new Place(3, false)), opening.place());
    assertEquals("samples/games/oware-51.ogn", opening.game().source());
    assertEquals(Optional.empty(), find("source:oware-51.ogn", SearchOptions.ALL).get(0).place());
    assertEquals(
        Optional.empty(),
        find("not position \"0-0-0-0-0-0-0-0-0-0-0-0-24-24-S\"", SearchOptions.ALL).get(0).place());
  }

  @Test
  void ordersByIdDateAndPlies() throws IOException {
    List<Long> byId = ids("", SearchOptions.ALL);
    List<Long> byPlies = ids("", SearchOptions.ALL.ordered(SearchOptions.Order.PLIES, false));
    List<Long> most = ids("", SearchOptions.ALL.ordered(SearchOptions.Order.PLIES, true));
    Comparator<Long> plies =
        Comparator.comparing(id -> games.get((int) (id - 1)).game().plyCount());

    assertEquals(LongStream.rangeClosed(1, games.size()).boxed().toList(), byId);
    assertEquals(byId.stream().sorted(plies).toList(), byPlies);
    assertEquals(byId.stream().sorted(plies.reversed()).toList(), most);
  }

  @Test
  void gamesWithoutADateComeLastBothWays() throws IOException {
    for (boolean descending : List.of(false, true)) {
      SearchOptions byDate = SearchOptions.ALL.ordered(SearchOptions.Order.DATE, descending);

      List<Long> all = ids("", byDate);
      List<Long> dated = ids("date >= 1000", byDate);

      assertTrue(dated.size() > 5 && dated.size() < all.size(), "dated: " + dated);
      assertEquals(dated, all.subList(0, dated.size()));
    }
  }

  @Test
  void aLimitCutsTheSameList() throws IOException {
    for (String query : List.of("", "opens \"A\"", "result:south or opens \"A\"")) {
      List<Long> all = ids(query, SearchOptions.ALL);
      for (int limit : List.of(0, 1, 3, 1000)) {
        List<Long> expected = all.subList(0, Math.min(limit, all.size()));

        assertEquals(expected, ids(query, SearchOptions.ALL.withLimit(limit)), query);
      }
    }
  }

  @Test
  void theSummaryTellsWhatWasDone() throws IOException {
    SearchSummary indexed =
        new Search(collection).find(read("status:valid"), SearchOptions.ALL, hit -> {});
    SearchSummary replayed =
        new Search(collection)
            .find(read("opens \"D d F\" source:oware*"), SearchOptions.ALL, hit -> {});

    assertEquals(games.size(), indexed.games());
    assertTrue(indexed.exact());
    assertEquals(indexed.possible(), indexed.shown());
    assertEquals(1, replayed.shown());
    assertTrue(replayed.replayed() >= 1 && replayed.replayed() <= replayed.possible());
  }

  @Test
  void everyExampleOfTheDocumentFindsWhatAPlainScanFinds() throws IOException {
    boolean inside = false;
    int examples = 0;
    for (String line : Files.readAllLines(PAGE)) {
      if (line.startsWith("```")) {
        inside = line.equals("```query");
      } else if (inside) {
        examples++;
        assertEquals(
            NaiveScan.ids(games, read(line)), new Search(collection).ids(read(line)), line);
      }
    }
    assertTrue(examples > 35, examples + " examples");
  }

  @Test
  void anEmptyCollectionHoldsNothing(@TempDir Path empty) throws IOException {
    try (GameCollection none =
        SampleGames.collection(empty.resolve("none.granary"), List.of(), 1)) {
      for (String query :
          List.of(
              "",
              "not result:draw",
              "opens \"A\"",
              "text:mba*",
              "board \"4-4-4-4-4-4-4-4-4-4-4-4-S\"")) {
        assertEquals(List.of(), new Search(none).ids(read(query)), query);
      }
    }
  }
}
