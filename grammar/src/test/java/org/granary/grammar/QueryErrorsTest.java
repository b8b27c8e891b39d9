package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** query-errors.txt: blocks of a query and, below it, what the reader says of it. */
class QueryErrorsTest {
  private static final String GOLDEN = "query-errors.txt";

  @Test
  void everyMistakeHasItsMessageAndPlace() throws IOException {
    String golden = golden();
    List<String> queries =
        Arrays.stream(golden.split("\n\n", -1))
            .map(b -> b.lines().findFirst().orElseThrow())
            .toList();

    String actual =
        queries.stream().map(QueryErrorsTest::block).collect(Collectors.joining("\n\n")) + "\n";

    assertTrue(queries.size() > 40, "the file holds " + queries.size() + " queries");
    if (Boolean.getBoolean("granary.goldens")) {
      Files.writeString(
          Path.of(
              System.getProperty("basedir", "."),
              "../grammar/src/test/resources/org/granary/grammar",
              GOLDEN),
          actual);
    } else {
      assertEquals(golden, actual);
    }
  }

  /** A query that is being typed, or that lacks a word or sign, never does worse than complain. */
  @Test
  void everyUnfinishedQueryIsComplainedOfAtAPlaceInIt() {
    String query =
        "(player:\"Ana Mba\"~ or not plies > 20) reaches either within 9 plies { (krou(S, 14) or"
            + " A + b - 3 >= row(N)) and move = F } then within 6 plies { seeds = 3..12 }";
    int complaints = 0;
    for (int from = 0; from < query.length(); from++) {
      for (int to : new int[] {from + 1, from + 2, from + 5, query.length()}) {
        String damaged = query.substring(0, from) + query.substring(Math.min(to, query.length()));
        for (QueryProblem problem : QueryReader.read(damaged).problems()) {
          complaints++;
          assertTrue(problem.column() <= damaged.length() + 1, damaged);
          assertFalse(problem.message().isBlank(), damaged);
        }
      }
    }

    assertTrue(complaints > 500, complaints + " complaints");
    assertEquals(List.of(), QueryReader.read(query).problems());
  }

  private static String block(String query) {
    QueryReading reading = QueryReader.read(query);
    return query
        + "\n"
        + reading.problems().stream().map(p -> p.render(query)).collect(Collectors.joining("\n"));
  }

  private static String golden() throws IOException {
    try (InputStream in = QueryErrorsTest.class.getResourceAsStream(GOLDEN)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
