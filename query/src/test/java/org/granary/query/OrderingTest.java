package org.granary.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.granary.query.SearchOptions.Order;
import org.granary.store.IndexFields;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Six games in three segments, their ids not in the order of the documents. */
class OrderingTest {
  private static final int NONE = -1;

  private final ByteBuffersDirectory directory = new ByteBuffersDirectory();
  private DirectoryReader reader;

  @BeforeEach
  void makeIndex() throws IOException {
    IndexWriterConfig config = new IndexWriterConfig().setMergePolicy(NoMergePolicy.INSTANCE);
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      writer.addDocument(game(5, 20240503, 60));
      writer.addDocument(game(2, NONE, 100));
      writer.commit();
      writer.addDocument(game(9, 20230101, 60));
      writer.addDocument(game(1, 20240503, 0));
      writer.commit();
      writer.addDocument(game(7, NONE, 600));
      writer.addDocument(game(4_000_000_000L, 99991231, 12));
    }
    reader = DirectoryReader.open(directory);
    assertEquals(3, reader.leaves().size());
  }

  @AfterEach
  void close() throws IOException {
    reader.close();
  }

  private static Document game(long id, int firstDay, int plies) {
    Document game = new Document();
    game.add(new NumericDocValuesField(IndexFields.ID, id));
    game.add(new NumericDocValuesField(IndexFields.PLIES, plies));
    if (firstDay != NONE) {
      game.add(new NumericDocValuesField(IndexFields.FIRST_DAY, firstDay));
    }
    return game;
  }

  private static List<Long> ids(Ordering ordering) {
    return IntStream.range(0, ordering.size()).mapToObj(ordering::id).toList();
  }

  /** Equal games come by id either way, and those without a date last either way. */
  @ParameterizedTest
  @CsvSource({
    "ID,    false, 1 2 5 7 9 4000000000",
    "ID,    true,  4000000000 9 7 5 2 1",
    "DATE,  false, 9 1 5 4000000000 2 7",
    "DATE,  true,  4000000000 1 5 9 2 7",
    "PLIES, false, 1 4000000000 5 9 2 7",
    "PLIES, true,  7 2 5 9 4000000000 1",
  })
  void ordersAllGames(Order order, boolean descending, String expected) throws IOException {
    SearchOptions options = SearchOptions.ALL.ordered(order, descending);

    Ordering ordering = Ordering.of(GameSet.all(reader), reader, options);

    assertEquals(expected, String.join(" ", ids(ordering).stream().map(String::valueOf).toList()));
  }

  @Test
  void ordersSomeGamesAndKnowsTheirDocuments() throws IOException {
    GameSet.Builder some = new GameSet.Builder(reader);
    List.of(0, 3, 4).forEach(some::add);

    Ordering ordering =
        Ordering.of(some.build(), reader, SearchOptions.ALL.ordered(Order.PLIES, true));

    assertEquals(List.of(7L, 5L, 1L), ids(ordering));
    assertEquals(
        List.of(4, 0, 3), IntStream.range(0, 3).mapToObj(ordering::doc).toList(), "documents");
  }

  @Test
  void noGamesAreInOrder() throws IOException {
    Ordering none = Ordering.of(new GameSet.Builder(reader).build(), reader, SearchOptions.ALL);

    assertEquals(0, none.size());
  }
}
