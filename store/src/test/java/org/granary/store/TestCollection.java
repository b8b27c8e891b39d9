package org.granary.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;

/** A collection in a test's folder, with all that it has to say. */
final class TestCollection {
  private final Path path;
  private final List<String> notices = new ArrayList<>();

  TestCollection(Path folder) {
    this.path = folder.resolve("test.granary");
  }

  Path path() {
    return path;
  }

  Path database() {
    return path.resolve("games.db");
  }

  Path index() {
    return path.resolve("index");
  }

  /** The sentences said on opening it, oldest first. */
  List<String> notices() {
    return notices;
  }

  CollectionWriter write() {
    return CollectionWriter.open(path, notices::add);
  }

  GameCollection read() {
    return GameCollection.open(path, notices::add);
  }

  /** Adds the games of {@link TestGames} with these numbers, as one batch. */
  void add(int first, int last) {
    add(IntStream.rangeClosed(first, last).mapToObj(TestGames::game).toList());
  }

  /** Adds games as one batch. */
  void add(List<NewGame> games) {
    try (CollectionWriter writer = write()) {
      long file = writer.beginFile("games.ogn", Optional.empty(), "abapa");
      games.forEach(game -> writer.add(game, file));
      writer.commit();
    }
  }

  /** Adds records as one batch; their ids are 1, 2, 3 … in a new collection. */
  void addRecords(String... records) {
    List<NewGame> games = new ArrayList<>();
    for (String record : records) {
      games.add(NewGame.of(TestGames.read(games.size() + 1, record)));
    }
    add(games);
  }

  /** Changes the database behind the collection's back. */
  void sql(String... statements) {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement run = connection.createStatement()) {
      for (String sql : statements) {
        run.execute(sql);
      }
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  /** What a check of everything finds. */
  List<String> problems() {
    try (GameCollection read = read()) {
      return read.check(1).problems();
    }
  }

  /** The ids of the games that a query finds, in order. */
  List<Long> find(Query query) throws IOException {
    try (GameCollection read = read()) {
      IndexSearcher searcher = read.searcher();
      List<Long> ids = new ArrayList<>();
      for (ScoreDoc hit : searcher.search(query, 1000).scoreDocs) {
        ids.add(IndexContents.id(searcher.getIndexReader(), hit.doc));
      }
      return ids.stream().sorted().toList();
    }
  }

  void deleteIndex() throws IOException {
    for (Path file : files(index())) {
      Files.delete(file);
    }
    Files.delete(index());
  }

  void copyIndex(Path to) throws IOException {
    Files.createDirectories(to);
    for (Path file : files(index())) {
      Files.copy(file, to.resolve(file.getFileName()));
    }
  }

  /** The files of a folder by name. */
  static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}
