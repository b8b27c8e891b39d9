package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
