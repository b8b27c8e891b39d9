package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.granary.engine.Parameter;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.RuleCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesCommandTest {
  private static final Path MISTAKES = Repository.sample("rules/broken/mistakes.toml");
  private static final Path SCHOOL = Repository.sample("rules/accra-school.toml");

  @TempDir private Path folder;

  @Test
  void listsEveryRuleSetTheDefaultFirst() {
    Run run = Run.of("rules", "list");

    assertEquals(0, run.code(), run.err());
    List<String> names =
        run.out().lines().skip(2).map(line -> line.replaceFirst(" .*", "")).toList();
    assertEquals(RuleCatalog.builtIn().all().stream().map(RuleSet::name).toList(), names);
    assertEquals(run, Run.of("rules"), "without a subcommand it lists");
  }

  @ParameterizedTest
  @CsvSource({
    "en, Sowing",
    "es, La siembra",
    "pt, A semeadura",
    "fr, Le semis",
    "pt_BR, A semeadura"
  })
  void showsARuleSetInTheLanguageAskedFor(String language, String heading) {
    Run run = Run.of("rules", "show", "awale-libre", "--lang", language);

    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().startsWith("Awale libre [awale-libre]\n"), run.out());
    assertTrue(run.out().contains("\n" + heading + "\n"), run.out());
  }

  @Test
  void aLanguageWithoutSentencesIsRefusedWithThoseThatThereAre() {
    Run run = Run.of("rules", "show", "abapa", "--lang", "sw");

    assertEquals(2, run.code());
    assertTrue(run.err().contains("en, es, pt, fr"), run.err());
  }

  @Test
  void showsEveryParameterWithItsValue() {
    Run run = Run.of("rules", "show", "abapa; maxCapturedHouses=5", "--parameters");

    assertEquals(0, run.code(), run.err());
    for (Parameter parameter : RuleSets.ABAPA.rules().schema()) {
      assertTrue(run.out().contains("\n" + parameter.name() + " "), parameter.name());
    }
    assertTrue(run.out().matches("(?s).*\nmaxCapturedHouses +5 .*"), run.out());
  }

  @Test
  void showsTheRulesOfAFile() {
    Run run = Run.of("rules", "show", SCHOOL, "--lang", "en");

    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("40 moves in a row"), run.out());
  }

  @Test
  void namesARuleSetThatDoesNotExist() {
    Run run = Run.of("rules", "show", "abappa");

    assertEquals(2, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().contains("no rule set 'abappa'; did you mean abapa?"), run.err());
  }

  @Test
  void diffNamesEveryParameterInWhichTwoDiffer() {
    Run run = Run.of("rules", "diff", "awale-libre", "awale-myriad", "--format", "csv");

    assertEquals(0, run.code(), run.err());
    RuleCatalog catalog = RuleCatalog.builtIn();
    RuleSet libre = catalog.find("awale-libre").orElseThrow();
    assertEquals(
        libre.differences(catalog.find("awale-myriad").orElseThrow()),
        run.out().lines().skip(1).map(line -> line.replaceFirst(",.*", "")).toList());
  }

  @Test
  void diffSaysWhatEachValueMeans() {
    Run run = Run.of("rules", "diff", "abapa", "abapa; mustFeed=no", "--lang", "en");

    assertEquals(
        """
        The two rule sets differ in one parameter.

        mustFeed
          abapa               yes. If the opponent has no seeds in his row, the mover
                              must play a move that gives him some, if he has one.
          abapa; mustFeed=no  no. Nobody has to give seeds to an opponent who has none.
        """,
        run.out());
  }

  @Test
  void checkFindsNothingInAGoodFile() {
    Run run = Run.of("rules", "check", SCHOOL);

    assertEquals(new Run(0, "", "1 file: 0 errors, 0 warnings\n"), run);
  }

  @Test
  void checkTellsEveryMistakeByLineAndColumn() {
    Run run = Run.of("rules", "check", MISTAKES);

    assertEquals(1, run.code());
    assertTrue(run.err().contains(MISTAKES + ":8:1: error[rule-file-key]: "), run.err());
    assertTrue(run.err().contains("\n  perhaps: maxCapturedHouses\n"), run.err());
    assertTrue(run.err().endsWith("\n1 file: 10 errors, 5 warnings\n"), run.err());
  }

  @Test
  void checkFindsTheBaseBesideTheFile() throws IOException {
    Path first = Files.writeString(folder.resolve("first.toml"), "base = 'second'");
    Files.writeString(folder.resolve("second.toml"), "base = 'abapa'\nparameters.seeds = 3");

    assertEquals(0, Run.of("rules", "check", first).code());
    Run shown = Run.of("rules", "show", first, "--lang", "en");
    assertTrue(shown.out().contains("every house holds 3 seeds"), shown.out() + shown.err());
  }

  @Test
  void recordsMayNameTheRuleSetOfAFile() throws IOException {
    Path record =
        Files.writeString(
            folder.resolve("game.ogn"), "[RuleSet \"accra-school\"]\n\n1. F f 2. B\n");

    Run without = Run.of("validate", record);
    Run with = Run.of("validate", record, "--rules", SCHOOL);

    assertTrue(without.err().contains("unknown-rule-set"), without.err());
    assertEquals(0, with.code(), with.err());
  }

  @Test
  void aRuleFileWithErrorsOrNoneIsRefused() {
    Run broken = Run.of("perft", "1", "--rules", MISTAKES);
    Run missing = Run.of("perft", "1", "--rules", folder.resolve("none.toml"));

    assertEquals(2, broken.code());
    assertTrue(broken.err().contains(MISTAKES + ":9:13: error[rule-file-value]"), broken.err());
    assertEquals(3, missing.code());
    assertTrue(missing.err().contains("no such file or folder"), missing.err());
  }
}
