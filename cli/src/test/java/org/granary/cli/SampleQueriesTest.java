package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every query of {@code samples/queries} finds the sample games that stand under it. */
class SampleQueriesTest {
  private static final Pattern HIT =
      Pattern.compile("\"source\":\"[^\"]*/([^/\"]+)[.]ogn\",\"record\":([0-9]+)");

  @TempDir static Path folder;

  /** A query with the hits it must have. */
  record Expected(String query, String hits) {}

  @BeforeAll
  static void importTheSamples() {
    Run run = Run.of("import", Repository.sample("games"), "--db", folder.resolve("all.granary"));
    assertEquals(0, run.code(), run.err());
  }

  static List<Expected> queries() throws IOException {
    List<Expected> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(Repository.sample("queries"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".txt")).sorted().toList()) {
        read(Files.readAllLines(file), found);
      }
    }
    assertTrue(found.size() >= 20, found.size() + " queries");
    return found;
  }

  private static void read(List<String> lines, List<Expected> found) {
    List<String> telling =
        lines.stream().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    for (int i = 0; i < telling.size(); i += 2) {
      assertTrue(telling.get(i + 1).startsWith(">"), "no hits stand under " + telling.get(i));
      found.add(new Expected(telling.get(i), telling.get(i + 1).substring(1).strip()));
    }
  }

  @ParameterizedTest
  @MethodSource("queries")
  void findsItsGames(Expected expected) {
    Run run =
        Run.of(
            "search", "--db", folder.resolve("all.granary"), expected.query(), "--format", "json");

    assertEquals(0, run.code(), run.err());
    assertEquals(expected.hits(), hits(run.out()));
    assertEquals(run.out().lines().count(), HIT.matcher(run.out()).results().count());
  }

  private static String hits(String json) {
    return HIT.matcher(json).results().map(SampleQueriesTest::hit).collect(Collectors.joining(" "));
  }

  private static String hit(MatchResult match) {
    return match.group(1) + "#" + match.group(2);
  }
}
