package org.granary.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.granary.query.names.CountedName;
import org.granary.query.names.CountedName.Spelling;
import org.granary.query.names.NameList;
import org.granary.query.names.Proposal;
import org.granary.query.statistics.EventStatistics;
import org.granary.query.statistics.PlayerStatistics;
import org.granary.query.statistics.Statistics;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.granary.store.NameKind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Searches and statistics of a collection in which spellings count as one. */
class MergedNamesTest {
  private static final String GAMES =
      """
      [Event "Accra Open"]
      [Site "Accra"]
      [South "Ana Nunes"]
      [North "Ben"]

      A a B 25-10

      [Event "Open d'Accra"]
      [Site "Akra"]
      [South "Ben"]
      [North "Нунес Ана"]

      A a B b 20-26

      [Event "Cup"]
      [South "Ana Mba"]
      [North "Ama"]

      A a 24-24
      """;

  @TempDir Path folder;

  @BeforeEach
  void merge() throws IOException {
    SampleGames.collection(path(), SampleGames.check("s.ogn", GAMES), 100).close();
    try (CollectionWriter writer = CollectionWriter.open(path(), notice -> {})) {
      writer.merge(NameKind.PLAYER, List.of("Нунес Ана"), "Ana Nunes");
      writer.merge(NameKind.EVENT, List.of("Open d'Accra"), "Accra Open");
      writer.merge(NameKind.SITE, List.of("Akra"), "Accra");
      writer.commit();
    }
  }

  private Path path() {
    return folder.resolve("m.granary");
  }

  private GameCollection read() {
    return GameCollection.open(path(), notice -> {});
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "player:\"Ana Nunes\" | [1, 2]",
        "player:нунес | [1, 2]",
        "player:nunez~ | [1, 2]",
        "player:nun* | [1, 2]",
        "player:ana | [1, 2, 3]",
        "south:nunes | [1]",
        "north:nunes | [2]",
        "south:\"Нунес Ана\" | [1]",
        "not player:nunes | [3]",
        "event:\"accra open\" | [1, 2]",
        "event:\"open d'accra\" | [1, 2]",
        "site:akra | [1, 2]",
        "text:nunes | [1, 2]",
        "tag.South:nunes | [1]",
        "tag.North:nunes | []",
        "player:\"Nunes Ben\" | []",
      })
  void findsEitherSpellingByTheOther(String query, String ids) throws IOException {
    Query read = QueryReader.read(query).query().orElseThrow();
    try (GameCollection collection = read()) {
      assertEquals(ids, new Search(collection).ids(read).toString());
    }
  }

  @Test
  void countsThemAsOnePlayer() throws IOException {
    try (GameCollection collection = read()) {
      List<PlayerStatistics> players = new Statistics(collection).players(Query.EVERYTHING);

      assertEquals(
          List.of("Ana Nunes", "Ben", "Ama", "Ana Mba"),
          players.stream().map(PlayerStatistics::name).toList());
      assertEquals(new Results(1, 0, 0, 0), players.get(0).asSouth());
      assertEquals(new Results(0, 1, 0, 0), players.get(0).asNorth());
      assertEquals((3 + 4) / 2.0, players.get(0).averagePlies());
      assertEquals(2, players.get(0).won());
    }
  }

  @Test
  void countsThemAsOneEvent() throws IOException {
    try (GameCollection collection = read()) {
      List<EventStatistics> events = new Statistics(collection).events(Query.EVERYTHING);

      assertEquals(
          List.of("Accra Open", "Cup"), events.stream().map(EventStatistics::name).toList());
      assertEquals(2, events.get(0).results().total());
    }
  }

  @Test
  void listsANameWithItsSpellings() throws IOException {
    try (GameCollection collection = read()) {
      List<CountedName> players = new NameList(collection, NameKind.PLAYER).names();

      assertEquals(
          new CountedName(
              "Ana Nunes", List.of(new Spelling("Ana Nunes", 1), new Spelling("Нунес Ана", 1))),
          players.get(0));
      assertEquals(2, players.get(0).games());
      assertEquals(4, players.size());
      assertEquals(2, new NameList(collection, NameKind.EVENT).names().get(0).games());
      assertEquals(1, new NameList(collection, NameKind.SITE).names().size());
    }
  }

  @Test
  void doubtsThatOpponentsAreOne() throws IOException {
    String games =
        """
        [South "Ana Nunes"]
        [North "A. Nunes"]

        A a

        [South "Ana Nunes"]
        [North "NUNES, Ana"]

        A b

        [South "Ana Nunes"]
        [North "Jo Nunes"]

        A c

        [South "Abena Mensah"]
        [North "Mensah Abena"]

        A d

        [South "Abena Mensah"]
        [North "ABENA MENSAH"]

        A e
        """;
    Path other = folder.resolve("o.granary");
    try (GameCollection collection =
        SampleGames.collection(other, SampleGames.check("o.ogn", games), 100)) {
      List<Proposal> proposals = new NameList(collection, NameKind.PLAYER).proposals();

      assertEquals(4, proposals.size(), proposals.toString());
      for (Proposal proposal : proposals) {
        assertEquals(true, proposal.met(), proposal.toString());
        assertEquals(0.05, proposal.confidence());
      }
    }
  }

  /** Aliases are no business of the index: one made anew finds the same. */
  @Test
  void findsThemAfterTheIndexWasMadeAnew() throws IOException {
    try (CollectionWriter writer = CollectionWriter.open(path(), notice -> {})) {
      writer.rebuildIndex();
    }

    findsEitherSpellingByTheOther("player:\"Ana Nunes\"", "[1, 2]");
    try (GameCollection collection = read()) {
      assertEquals(List.of(), collection.check(1).problems());
    }
  }

  @Test
  void partsThemAgain() throws IOException {
    try (CollectionWriter writer = CollectionWriter.open(path(), notice -> {})) {
      writer.split(NameKind.PLAYER, List.of("Ana Nunes"));
      writer.commit();
    }

    findsEitherSpellingByTheOther("player:nunes", "[1]");
    findsEitherSpellingByTheOther("player:нунес", "[2]");
  }
}
