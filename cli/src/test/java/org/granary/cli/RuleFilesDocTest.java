package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.RuleFile;
import org.granary.grammar.RuleFileReader;
import org.granary.grammar.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What docs/rule-files.md says holds. */
class RuleFilesDocTest {
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```toml\n(.*?)```");

  private static String doc() throws IOException {
    return Files.readString(Repository.root().resolve("docs/rule-files.md"));
  }

  static Stream<String> examples() throws IOException {
    List<String> found = EXAMPLE.matcher(doc()).results().map(example -> example.group(1)).toList();
    assertEquals(2, found.size(), "an example with a base and one without");
    return found.stream();
  }

  private static RuleCatalog catalog(String example) {
    RuleFile file = RuleFileReader.read("example.toml", example.getBytes(StandardCharsets.UTF_8));
    return RuleCatalog.builtIn().with(List.of(file));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyExampleIsGood(String example) {
    RuleCatalog catalog = catalog(example);

    assertEquals(List.of(), catalog.problems());
    assertEquals(RuleCatalog.builtIn().all().size() + 1, catalog.all().size());
  }

  @Test
  void theFullExampleSaysEveryParameterOfTournamentOware() throws IOException {
    String example = examples().skip(1).findFirst().orElseThrow();

    RuleSet full = catalog(example).find("oware-in-full").orElseThrow();

    assertEquals(RuleSets.ABAPA.rules().parameters(), full.rules().parameters());
    full.rules().parameters().keySet().forEach(key -> assertTrue(example.contains(key), key));
  }

  @Test
  void everyCommandNamedThereIsOne() throws IOException {
    Matcher matcher = Pattern.compile("granary rules ([a-z]+)").matcher(doc());
    int commands = 0;
    while (matcher.find()) {
      assertEquals(0, Run.of("rules", matcher.group(1), "--help").code(), matcher.group());
      commands++;
    }
    assertTrue(commands >= 4, commands + " commands");
  }

  @Test
  void everyCodeOfRuleFilesIsExplained() throws IOException {
    String doc = doc();
    Set<DiagnosticCode> codes = EnumSet.allOf(DiagnosticCode.class);
    codes.removeIf(code -> !code.id().startsWith("rule-") || code.severity() == Severity.NOTE);

    assertTrue(codes.size() >= 5, codes.toString());
    codes.forEach(code -> assertTrue(doc.contains("`" + code.id() + "`"), code.id()));
  }
}
