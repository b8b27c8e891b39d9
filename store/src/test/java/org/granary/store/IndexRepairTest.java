package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.granary.store.StoreException.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IndexRepairTest {
  private static final int GAMES = 25;

  @TempDir Path folder;
  private TestCollection collection;

  @BeforeEach
  void fill() {
    collection = new TestCollection(folder);
    collection.add(1, GAMES);
  }

  private void assertRepaired(String words, int games) throws IOException {
    try (GameCollection read = collection.read()) {
      DirectoryReader reader = (DirectoryReader) read.searcher().getIndexReader();
      assertEquals(games, reader.numDocs());
      assertEquals(0, reader.numDeletedDocs());
      assertEquals(games, read.gameCount());
      TermQuery tag = new TermQuery(new Term(IndexFields.TAG, "annotator=nobody 7"));
      assertEquals(1, read.searcher().count(tag));
      assertEquals(1, read.searcher().count(new TermQuery(new Term(IndexFields.ANY, "7"))));
    }
    assertEquals(1, collection.notices().size(), collection.notices()::toString);
    assertTrue(collection.notices().get(0).contains(words), collection.notices().get(0));
    collection.read().close();
    assertEquals(1, collection.notices().size(), "it is repaired once");
  }

  @Test
  void makesAMissingIndexAnew() throws IOException {
    collection.deleteIndex();

    assertRepaired("is missing", GAMES);
  }

  @Test
  void makesATornIndexAnew() throws IOException {
    try (Stream<Path> files = Files.list(collection.index())) {
      Path biggest =
          files.max((a, b) -> Long.compare(a.toFile().length(), b.toFile().length())).orElseThrow();
      Files.write(biggest, new byte[] {1, 2, 3});
    }

    assertRepaired("is damaged", GAMES);
  }

  @Test
  void addsWhatAnIndexLacks() throws IOException {
    Path old = folder.resolve("old-index");
    collection.copyIndex(old);
    collection.add(26, 40);
    collection.deleteIndex();
    Files.move(old, collection.index());

    assertRepaired("is behind the database; adding what it lacks", 40);
  }

  @Test
  void makesAnIndexAnewThatIsAhead() throws IOException {
    Path old = folder.resolve("games.db");
    Files.copy(collection.database(), old);
    collection.add(26, 40);
    Files.delete(collection.database());
    Files.move(old, collection.database());

    assertRepaired("is ahead of the database", GAMES);
  }

  @Test
  void makesAnIndexAnewThatBelongsToAnotherCollection() throws IOException {
    TestCollection other = new TestCollection(folder.resolve("other"));
    other.add(99, 99);
    collection.deleteIndex();
    Files.move(other.index(), collection.index());

    assertRepaired("belongs to another collection", GAMES);
  }

  @Test
  void repairsForAWriterToo() throws IOException {
    collection.deleteIndex();
    collection.write().close();

    try (DirectoryReader reader = DirectoryReader.open(FSDirectory.open(collection.index()))) {
      assertEquals(GAMES, reader.numDocs());
    }
  }

  /** Whatever is written over whichever of its files. */
  @ParameterizedTest
  @ValueSource(strings = {"segments", ".si", ".cfe", ".cfs"})
  void makesAnIndexAnewOfWhichAFileIsGone(String kind) throws IOException {
    Path gone =
        TestCollection.files(collection.index()).stream()
            .filter(file -> file.getFileName().toString().contains(kind))
            .findFirst()
            .orElseThrow();
    Files.delete(gone);

    assertRepaired(kind.equals("segments") ? "is missing" : "is damaged", GAMES);
  }

  @Test
  void makesAnIndexAnewWithoutAStamp() throws IOException {
    commit(Map.of());

    assertRepaired("belongs to another collection or another version of Granary", GAMES);
  }

  /** After an update that changed the fields: the stamp's format tells. */
  @Test
  void makesAnIndexAnewOfAnotherVersion() throws IOException {
    IndexStamp now = stamp();
    commit(new IndexStamp(now.collection(), 1, now.generation(), now.lastGame()).toMap());

    assertRepaired("another version of Granary", GAMES);
  }

  @Test
  void makesAnIndexAnewWhoseStampIsNonsense() throws IOException {
    Map<String, String> stamp = new HashMap<>(stamp().toMap());
    stamp.put("generation", "many");
    commit(stamp);

    assertRepaired("is damaged", GAMES);
  }

  private IndexStamp stamp() {
    try (Database database = Database.forReading(collection.database())) {
      return IndexRepair.wanted(database);
    }
  }

  private void commit(Map<String, String> stamp) throws IOException {
    try (Directory directory = FSDirectory.open(collection.index());
        IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig())) {
      writer.setLiveCommitData(stamp.entrySet());
      writer.commit();
    }
  }

  /** Games that were removed since cannot be added: everything is made anew. */
  @Test
  void makesAnIndexAnewThatHasGamesWhichWereRemoved() throws IOException {
    Path old = folder.resolve("old-index");
    collection.copyIndex(old);
    try (CollectionWriter writer = collection.write()) {
      writer.remove(List.of(3L, 4L));
      writer.commit();
    }
    collection.deleteIndex();
    Files.move(old, collection.index());

    assertRepaired("is behind the database; making it anew", GAMES - 2);
    assertEquals(List.of(), collection.problems());
  }

  /** A killed writer leaves that: the database has the batch, the index not yet. */
  @Test
  void findsTheSameInAnIndexRepairedAsInOneThatWasWhole() throws IOException {
    SortedMap<Long, SortedSet<String>> before = contents();
    collection.deleteIndex();
    SortedMap<Long, SortedSet<String>> anew = contents();
    Path old = folder.resolve("old-index");
    collection.copyIndex(old);
    collection.add(26, 30);
    SortedMap<Long, SortedSet<String>> more = contents();
    collection.deleteIndex();
    Files.move(old, collection.index());
    SortedMap<Long, SortedSet<String>> caughtUp = contents();

    IndexContents.assertSame(before, anew);
    IndexContents.assertSame(more, caughtUp);
    assertEquals(2, collection.notices().size(), collection.notices()::toString);
  }

  private SortedMap<Long, SortedSet<String>> contents() throws IOException {
    try (GameCollection read = collection.read()) {
      return IndexContents.of(read.searcher().getIndexReader());
    }
  }

  /** Nobody may repair what a writer is at work on. */
  @Test
  void tellsAReaderThatTheIndexIsBeingMade() throws IOException {
    Path aside = folder.resolve("aside");
    try (CollectionWriter writer = collection.write()) {
      Files.move(collection.index(), aside);

      StoreException refused = assertThrows(StoreException.class, collection::read);

      assertEquals(Kind.LOCKED, refused.kind());
      assertTrue(refused.getMessage().endsWith("Wait until it is done and try again"));
      Files.move(aside, collection.index());
      assertEquals(1, writer.generation());
    }
    assertEquals(List.of(), collection.problems());
    assertEquals(List.of(), collection.notices());
  }

  /** A collection without games has nothing to say about its index. */
  @Test
  void repairsAnEmptyCollectionSilently() throws IOException {
    TestCollection empty = new TestCollection(folder.resolve("empty"));
    empty.write().close();
    empty.deleteIndex();

    assertEquals(List.of(), empty.problems());
    assertEquals(List.of(), empty.notices());
  }
}
