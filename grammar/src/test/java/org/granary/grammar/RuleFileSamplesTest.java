package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rule files in samples/rules: the good ones without a complaint, the broken ones with theirs.
 */
class RuleFileSamplesTest {
  static Stream<Path> good() {
    return RuleSamples.files("rules", ".toml").stream();
  }

  static Stream<Path> broken() {
    return RuleSamples.files("rules/broken", ".toml").stream();
  }

  private static RuleFile read(Path file) {
    return RuleFileReader.read(file.getFileName().toString(), RuleSamples.bytes(file));
  }

  @ParameterizedTest
  @MethodSource("good")
  void aGoodFileGivesARuleSetAndNoProblem(Path path) {
    RuleFile file = read(path);

    RuleCatalog catalog = RuleCatalog.builtIn().with(List.of(file));

    assertEquals(List.of(), catalog.problems());
    assertEquals(file.name(), catalog.find(file.name()).orElseThrow().id());
  }

  @ParameterizedTest
  @MethodSource("broken")
  void aBrokenFileIsToldWhatIsWrongAndWhere(Path path) {
    Path golden = path.resolveSibling(path.getFileName() + ".expected");

    RuleCatalog catalog = RuleCatalog.builtIn().with(List.of(read(path)));

    String found =
        catalog.problems().stream().map(RuleFileSamplesTest::shown).collect(Collectors.joining());
    assertEquals(new String(RuleSamples.bytes(golden), StandardCharsets.UTF_8), found);
  }

  private static String shown(Diagnostic problem) {
    String meant =
        problem.suggestions().isEmpty()
            ? ""
            : " (meant: " + String.join(", ", problem.suggestions()) + ")";
    return problem.render() + meant + "\n";
  }

  @Test
  void filesMayBeBasedOnOneAnotherInAnyOrder() {
    RuleFile first = file("one.toml", "base = 'two'\n[parameters]\nseeds = 5");
    RuleFile second = file("two.toml", "base = 'abapa'\n[parameters]\nhouses = 7");

    RuleCatalog catalog = RuleCatalog.builtIn().with(List.of(first, second));

    assertEquals(List.of(), catalog.problems());
    assertEquals("2x7x5", catalog.find("one").orElseThrow().layout().toString());
  }

  @Test
  void aCycleOfBasesIsShownAndLeavesNoRuleSet() {
    List<RuleFile> files =
        RuleSamples.files("rules/broken", ".toml").stream()
            .filter(path -> path.getFileName().toString().startsWith("cycle"))
            .map(RuleFileSamplesTest::read)
            .toList();

    RuleCatalog catalog = RuleCatalog.builtIn().with(files);

    assertEquals(
        """
        cycle-a.toml:1:8: error[rule-file-base]: its base "cycle-b" has errors
        cycle-b.toml:1:8: error[rule-file-base]: "cycle-a" is based on itself: \
        cycle-a on cycle-b on cycle-a
        """,
        catalog.problems().stream().map(RuleFileSamplesTest::shown).collect(Collectors.joining()));
    assertEquals(RuleCatalog.builtIn().all(), catalog.all());
  }

  @Test
  void theSameFileTwiceIsOneFile() {
    RuleFile file = file("mine.toml", "base = 'abapa'");

    RuleCatalog catalog = RuleCatalog.builtIn().with(List.of(file, file));

    assertTrue(catalog.problems().isEmpty());
    assertEquals(RuleCatalog.builtIn().all().size() + 1, catalog.all().size());
  }

  private static RuleFile file(String name, String text) {
    return RuleFileReader.read(name, text.getBytes(StandardCharsets.UTF_8));
  }
}
