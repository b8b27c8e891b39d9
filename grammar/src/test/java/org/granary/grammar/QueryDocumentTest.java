package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** docs/query.md holds what the reader reads. */
class QueryDocumentTest {
  private static final Path PAGE = Path.of(System.getProperty("basedir", "."), "../docs/query.md");

  @Test
  void everyExampleIsRead() throws IOException {
    List<String> examples = block("```query");

    assertTrue(examples.size() > 35, "the page holds " + examples.size() + " examples");
    for (String example : examples) {
      assertEquals(List.of(), QueryReader.read(example).problems(), example);
    }
  }

  @Test
  void theMistakeShownIsReported() throws IOException {
    List<String> shown = block("```text");
    String query = shown.get(1).strip();

    String rendered = QueryReader.read(query).problems().get(0).render(query);

    assertEquals(String.join("\n", shown), rendered);
  }

  private static List<String> block(String fence) throws IOException {
    List<String> lines = new ArrayList<>();
    boolean inside = false;
    for (String line : Files.readAllLines(PAGE)) {
      if (line.startsWith("```")) {
        inside = line.equals(fence);
      } else if (inside) {
        lines.add(line);
      }
    }
    return lines;
  }
}
