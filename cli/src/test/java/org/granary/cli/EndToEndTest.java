package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every sample goes from parsing to the collection, is found there, and comes out again. */
class EndToEndTest {
  @TempDir private Path folder;

  static Stream<Path> samples() throws IOException {
    try (Stream<Path> files = Files.list(Repository.sample("games"))) {
      List<Path> found = files.filter(f -> f.toString().endsWith(".ogn")).sorted().toList();
      assertTrue(found.size() >= 10, found.toString());
      return found.stream();
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void replaysWithoutAComplaint(Path sample) {
    Run run = Run.of("validate", sample);

    assertEquals(0, run.code(), run.err());
    assertTrue(run.err().endsWith(": 0 errors, 0 warnings, 0 notes\n"), run.err());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void comesOutOfACollectionAsItWentIn(Path sample) throws IOException {
    Path db = folder.resolve("one.granary");
    Path out = folder.resolve("out.ogn");

    assertEquals(0, Run.of("import", sample, "--db", db).code());
    Run export = Run.of("export", "--db", db, "--to", out);

    assertEquals(0, export.code(), export.err());
    assertEquals(Files.readString(sample), Files.readString(out));
    assertEquals(Files.readString(sample), Run.of("search", "--db", db, "--format", "ogn").out());
  }

  @Test
  void everyGameIsFoundByItsLastPosition() {
    Path db = folder.resolve("all.granary");
    assertEquals(0, Run.of("import", Repository.sample("games"), "--db", db).code());
    List<String> ids =
        Run.of("search", "--db", db, "--format", "csv")
            .out()
            .lines()
            .skip(1)
            .map(row -> row.substring(0, row.indexOf(',')))
            .toList();
    assertTrue(ids.size() >= 16, ids.toString());

    for (String id : ids) {
      List<String> page = Run.of("show", "--db", db, id).out().lines().toList();
      String position = page.get(page.size() - 1);
      Run found = Run.of("search", "--db", db, "position \"" + position + "\"", "--format", "csv");

      assertTrue(found.out().lines().anyMatch(row -> row.startsWith(id + ",")), position);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pdf", "xlsx", "ogn", "csv", "json"})
  void exportsTheSameFromFilesAndFromACollection(String ending) throws IOException {
    Path db = folder.resolve("all.granary");
    Path direct = folder.resolve("direct." + ending);
    Path stored = folder.resolve("stored." + ending);

    assertEquals(0, Run.of("import", Repository.sample("games"), "--db", db).code());
    Run fromFiles = Run.of("export", Repository.sample("games"), "--to", direct);
    Run fromCollection = Run.of("export", "--db", db, "--to", stored);

    assertEquals(0, fromFiles.code(), fromFiles.err());
    assertEquals(0, fromCollection.code(), fromCollection.err());
    assertTrue(Files.size(direct) > 1000, direct.toString());
    if (ending.equals("ogn")) {
      assertEquals(Files.readString(direct), Files.readString(stored));
    }
  }

  @Test
  void importingAgainAddsNothing() {
    Path db = folder.resolve("twice.granary");
    Path samples = Repository.sample("games");

    Run.of("import", samples, "--db", db);
    Run again = Run.of("import", samples, "--db", db);
    Run count = Run.of("search", "--db", db, "--count");

    assertEquals(0, again.code(), again.err());
    assertTrue(again.out().contains("imported before and not changed since"), again.out());
    assertEquals("16\n", count.out());
  }

  @Test
  void theRealGamesOfTheSharedFolderValidate() throws IOException {
    Path records = Repository.shared("records").orElse(null);
    assumeTrue(records != null, "there is no folder ../shared/records");
    List<Path> games;
    try (Stream<Path> files = Files.list(records)) {
      games = files.filter(f -> f.getFileName().toString().matches("oware-.*[.]ogn")).toList();
    }

    assertTrue(games.size() >= 5, games.toString());
    Run run = Run.of(Stream.concat(Stream.of("validate"), games.stream()).toArray());
    assertEquals(new Run(0, "", "5 games, 681 plies: 0 errors, 0 warnings, 0 notes\n"), run);
  }
}
