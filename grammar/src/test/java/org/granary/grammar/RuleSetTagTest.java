package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleSetTagTest {
  private static RuleCatalog catalog(String... texts) {
    List<RuleFile> files = new ArrayList<>();
    for (String text : texts) {
      files.add(RuleFileReader.read("x.toml", text.getBytes(StandardCharsets.UTF_8)));
    }
    RuleCatalog catalog = RuleCatalog.builtIn().with(files);
    assertEquals(List.of(), catalog.problems());
    return catalog;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "abapa|abapa",
        " Awale-Libre ; maxCapturedHouses=5 |awale-libre; maxCapturedHouses=5",
        "awale-libre; maxCapturedHouses = 4|awale-libre",
        "abapa; mustFeed=no;grandSlam=capture|abapa; grandSlam=capture; mustFeed=no"
      })
  void readsANameWithChanges(String text, String id) {
    assertEquals(id, RuleSetTag.parse(text).ruleSet().orElseThrow().id());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "abappa|there is no rule set 'abappa'; did you mean abapa?",
        "abapa; mustFeed|'mustFeed' is not of the form parameter=value",
        "abapa; colour=red|'colour=red': no parameter colour",
        "abapa; houses=99|'houses=99': a row has 1 to 28 houses, not 99"
      })
  void saysWhatItCannotRead(String text, String problem) {
    RuleSetTag.Parsed parsed = RuleSetTag.parse(text);

    assertEquals(Optional.empty(), parsed.ruleSet());
    assertEquals(List.of(problem), parsed.problems());
  }

  @Test
  void aNameUnlikeAnyIsToldTheKnownOnes() {
    String problem = RuleSetTag.parse("chess").problems().get(0);

    assertTrue(problem.contains("known are: abapa, awale-libre, "), problem);
  }

  @ParameterizedTest
  @CsvSource({
    "Oware Abapa, abapa",
    "OWARE, abapa",
    "Awélé, abapa",
    "awale, abapa",
    "Warri, wari",
    "Wari, wari",
    "Awari, awari",
    "Ayo, abapa",
    "oware_leave_last, oware-leave-last"
  })
  void aVariantIsAnAliasWhateverItsCaseAndAccents(String variant, String name) {
    assertEquals(name, RuleSetTag.variant(variant).orElseThrow().name());
  }

  @Test
  void aUsersFileGivesNamesAndAliases() {
    RuleCatalog catalog = catalog("name = 'mine'\nbase = 'abapa'\naliases = ['Mein Spiel']");

    assertEquals("mine", RuleSetTag.parse("mine", catalog).ruleSet().orElseThrow().id());
    assertEquals("mine", catalog.variant("mein spiel").orElseThrow().id());
    assertEquals(Optional.empty(), RuleSetTag.parse("mine").ruleSet());
  }
}
