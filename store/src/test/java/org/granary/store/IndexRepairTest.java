package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.TermQuery;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IndexRepairTest {
  private static final int GAMES = 25;

  @TempDir Path folder;
  private final List<String> notices = new ArrayList<>();
  private Path collection;

  @BeforeEach
  void fill() {
    collection = folder.resolve("test.granary");
    add(1, GAMES);
  }

  private void add(int first, int last) {
    try (CollectionWriter writer = CollectionWriter.open(collection, notices::add)) {
      long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
      for (int number = first; number <= last; number++) {
        writer.add(TestGames.game(number), file);
      }
      writer.commit();
    }
  }

  private void assertRepaired(String words, int games) throws IOException {
    try (GameCollection read = GameCollection.open(collection, notices::add)) {
      DirectoryReader reader = (DirectoryReader) read.searcher().getIndexReader();
      assertEquals(games, reader.numDocs());
      assertEquals(0, reader.numDeletedDocs());
      assertEquals(games, read.gameCount());
      TermQuery tag = new TermQuery(new Term(IndexFields.TAG, "annotator=nobody 7"));
      assertEquals(1, read.searcher().count(tag));
      assertEquals(1, read.searcher().count(new TermQuery(new Term(IndexFields.ANY, "7"))));
    }
    assertEquals(1, notices.size(), notices::toString);
    assertTrue(notices.get(0).contains(words), notices.get(0));
    GameCollection.open(collection, notices::add).close();
    assertEquals(1, notices.size(), "it is repaired once");
  }

  private Path index() {
    return collection.resolve("index");
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(directory);
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    }
  }

  @Test
  void makesAMissingIndexAnew() throws IOException {
    delete(index());

    assertRepaired("is missing", GAMES);
  }

  @Test
  void makesATornIndexAnew() throws IOException {
    try (Stream<Path> files = Files.list(index())) {
      Path biggest =
          files.max((a, b) -> Long.compare(a.toFile().length(), b.toFile().length())).orElseThrow();
      Files.write(biggest, new byte[] {1, 2, 3});
    }

    assertRepaired("is damaged", GAMES);
  }

  @Test
  void addsWhatAnIndexLacks() throws IOException {
    Path old = folder.resolve("old-index");
    copy(index(), old);
    add(26, 40);
    delete(index());
    Files.move(old, index());

    assertRepaired("is behind the database; adding what it lacks", 40);
  }

  @Test
  void makesAnIndexAnewThatIsAhead() throws IOException {
    Path old = folder.resolve("games.db");
    Files.copy(collection.resolve("games.db"), old);
    add(26, 40);
    Files.delete(collection.resolve("games.db"));
    Files.move(old, collection.resolve("games.db"));

    assertRepaired("is ahead of the database", GAMES);
  }

  @Test
  void makesAnIndexAnewThatBelongsToAnotherCollection() throws IOException {
    Path other = folder.resolve("other.granary");
    try (CollectionWriter writer = CollectionWriter.open(other, notices::add)) {
      long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
      writer.add(TestGames.game(99), file);
      writer.commit();
    }
    delete(index());
    Files.move(other.resolve("index"), index());

    assertRepaired("belongs to another collection", GAMES);
  }

  @Test
  void repairsForAWriterToo() throws IOException {
    delete(index());
    CollectionWriter.open(collection, notices::add).close();

    try (DirectoryReader reader =
        DirectoryReader.open(org.apache.lucene.store.FSDirectory.open(index()))) {
      assertEquals(GAMES, reader.numDocs());
    }
  }
}
