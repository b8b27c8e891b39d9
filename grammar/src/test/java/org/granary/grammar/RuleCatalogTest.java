package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.granary.engine.Parameter;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.variants.Families;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;

class RuleCatalogTest {
  private static final RuleCatalog CATALOG = RuleCatalog.builtIn();

  @Test
  void tournamentOwareIsTheFirstAndThusTheDefault() {
    assertEquals("abapa", CATALOG.all().get(0).name());
    assertEquals(RuleSets.ABAPA, CATALOG.all().get(0));
  }

  @Test
  void nothingIsWrongWithTheBuiltInFiles() {
    assertEquals(List.of(), CATALOG.problems());
  }

  @Test
  void theIndexNamesEveryFileOfTheFolder() throws IOException {
    Path folder = ResourceFolder.of(RuleSet.class, "/org/granary/engine/rules");

    try (Stream<Path> files = Files.list(folder)) {
      List<String> names =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".toml"))
              .map(name -> name.substring(0, name.length() - 5))
              .sorted()
              .toList();
      assertEquals(names, CATALOG.all().stream().map(RuleSet::name).sorted().toList());
    }
  }

  @Test
  void everyBuiltInFileIsDescribedInFourLanguages() {
    for (RuleFile file : CATALOG.files()) {
      for (String language : List.of("en", "es", "pt", "fr")) {
        RuleText text = file.text(language);
        boolean translated = language.equals("en") || file.translations().containsKey(language);
        assertTrue(translated, file.name() + " has no " + language);
        assertFalse(text.title().isEmpty(), file.name() + " " + language);
        assertFalse(text.source().isEmpty(), file.name() + " " + language);
        assertEquals(file.text().notes().size(), text.notes().size(), file.name() + language);
      }
    }
  }

  /** Parameters that decide nothing may differ. */
  @Test
  void everyRuleSetOfTheEngineIsDescribedByAFile() {
    for (RuleSet engines : RuleSets.all()) {
      RuleSet files = CATALOG.find(engines.name()).orElseThrow();
      for (String name : engines.differences(files)) {
        assertTrue(Applicability.whyIdle(files.rules(), name).isPresent(), engines + " " + name);
        assertTrue(Applicability.whyIdle(engines.rules(), name).isPresent(), engines + " " + name);
      }
    }
  }

  /** The options of awale-libre's menu: 3 x 2 x 2 x 2 of them. */
  @Test
  void theWholeMenuOfAwaleLibreIsReachableByChanges() {
    RuleSet libre = CATALOG.find("awale-libre").orElseThrow();
    Set<RuleSet> menu = new HashSet<>();
    for (String most : List.of("4", "5", "6")) {
      for (String overMax : List.of("keepLast", "none")) {
        for (String slam : List.of("capture", "noCapture")) {
          for (String illegal : List.of("never", "unlessOnlyMove")) {
            menu.add(
                libre
                    .with("maxCapturedHouses", most)
                    .with("overMax", overMax)
                    .with("grandSlam", slam)
                    .with("slamIllegal", illegal));
          }
        }
      }
    }

    assertEquals(24, menu.size());
    assertTrue(menu.contains(libre));
    for (RuleSet choice : menu) {
      assertEquals(choice, RuleSetTag.parse(choice.id()).ruleSet().orElseThrow());
    }
  }

  @Test
  void everyDependenceIsBetweenParametersOfItsFamily() {
    for (Applicability idle : Applicability.all()) {
      Rules family = Families.find(idle.family()).orElseThrow();
      List<String> names = family.schema().stream().map(Parameter::name).toList();
      assertTrue(names.contains(idle.parameter()), idle.toString());
      Parameter other = family.schema().get(names.indexOf(idle.other()));
      assertTrue(idle.idle().stream().allMatch(other::accepts), idle.toString());
    }
  }

  @Test
  void noTwoRuleSetsShareAnAlias() {
    Set<String> seen = new HashSet<>();
    for (RuleFile file : CATALOG.files()) {
      for (String alias : file.aliases()) {
        assertTrue(seen.add(alias), alias);
      }
    }
    assertTrue(seen.size() > 5, seen.toString());
  }
}
