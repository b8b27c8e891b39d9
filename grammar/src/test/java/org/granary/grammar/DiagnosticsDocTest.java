package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** docs/diagnostics.md and the codes name each other. */
class DiagnosticsDocTest {
  private static final Pattern HEADING =
      Pattern.compile("^### `([a-z-]+)` \\((error|warning|note)\\)$", Pattern.MULTILINE);

  private static final Pattern EXAMPLE =
      Pattern.compile("^([a-z0-9-]+)\\.ogn(\\.gz)?:[0-9]+:[0-9]+: .*$", Pattern.MULTILINE);

  private static final String DOC = Docs.read("docs/diagnostics.md");

  @Test
  void theDocumentHasEveryCodeWithItsSeverityAndNoOther() {
    Map<String, String> documented = new TreeMap<>();
    for (Matcher heading = HEADING.matcher(DOC); heading.find(); ) {
      documented.put(heading.group(1), heading.group(2));
    }

    Map<String, String> known =
        Arrays.stream(DiagnosticCode.values())
            .collect(
                Collectors.toMap(
                    DiagnosticCode::id, c -> c.severity().label(), (a, b) -> a, TreeMap::new));
    assertEquals(known, documented);
  }

  @Test
  void everySectionHasAnExampleAndARemedy() {
    for (String section : DOC.split("^### ", -1)) {
      assertTrue(!section.startsWith("`") || section.contains("```"), section);
    }
    for (DiagnosticCode code : DiagnosticCode.values()) {
      assertTrue(DOC.contains(code.severity().label() + "[" + code.id() + "]: "), code.id());
    }
  }

  @Test
  void examplesAreThoseOfTheSamples() throws IOException {
    Map<String, String> expected =
        Sample.all().stream().collect(Collectors.toMap(Sample::stem, Sample::expected));
    TreeSet<String> checked = new TreeSet<>();
    for (Matcher example = EXAMPLE.matcher(DOC); example.find(); ) {
      String golden = expected.get(example.group(1));
      if (golden != null) {
        List<String> lines = golden.lines().toList();
        assertTrue(lines.contains(example.group()), example.group());
        checked.add(example.group(1));
      }
    }

    assertTrue(checked.size() >= 30, checked.size() + " examples were compared");
  }
}
