package org.granary.grammar.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.granary.engine.RuleSet;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.RuleFileReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleSheetTest {
  private static final RuleCatalog CATALOG = RuleCatalog.builtIn();

  private static RuleSet ruleSet(String name) {
    return CATALOG.find(name).orElseThrow();
  }

  private static String text(RuleSet ruleSet, String language) {
    return RuleSheet.of(ruleSet, CATALOG, Locale.forLanguageTag(language)).text(79);
  }

  private static String longLines(String name) {
    return RuleSheet.of(ruleSet(name), CATALOG, Locale.ENGLISH).text(10_000);
  }

  private static String golden(String name) {
    try (InputStream in = RuleSheetTest.class.getResourceAsStream(name)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "es", "pt", "fr"})
  void awaleLibreReadsAsWritten(String language) {
    String found = text(ruleSet("awale-libre"), language);

    assertEquals(golden("awale-libre." + language + ".txt"), found);
  }

  @Test
  void everySheetInEveryLanguageIsCompleteAndFitsItsWidth() {
    assertFalse(CATALOG.all().isEmpty());
    for (RuleSet ruleSet : CATALOG.all()) {
      for (String language : RuleSheet.LANGUAGES) {
        RuleSheet sheet = RuleSheet.of(ruleSet, CATALOG, Locale.forLanguageTag(language));
        String text = sheet.text(79);
        assertTrue(text.lines().allMatch(line -> line.length() <= 79), text);
        assertFalse(text.contains("{0}"), text);
        assertTrue(sheet.sections().size() >= 7, text);
      }
    }
  }

  @Test
  void aChangedParameterIsInTheSentencesAndNamedAsChanged() {
    RuleSet changed = ruleSet("awale-libre").with("maxCapturedHouses", "5");

    String text = text(changed, "en");

    assertTrue(text.startsWith("Awale libre [awale-libre; maxCapturedHouses=5]\n"), text);
    assertTrue(text.contains("captures 5 houses at most"), text);
    assertTrue(text.contains("Changed here\n  - maxCapturedHouses=5\n"), text);
  }

  @Test
  void whatDecidesNothingIsNotSaid() {
    String sentence = "When more could be captured, the final house";

    assertFalse(longLines("abapa").contains(sentence));
    assertTrue(longLines("awale-libre").contains(sentence));
  }

  @Test
  void aLanguageWithoutSentencesIsGivenEnglish() {
    assertEquals(text(ruleSet("wari"), "en"), text(ruleSet("wari"), "sw"));
    assertEquals(text(ruleSet("wari"), "pt"), text(ruleSet("wari"), "pt-BR"));
  }

  @Test
  void aUsersFileIsTranslatedAsFarAsItTranslatesItself() {
    String file = "base = 'abapa'\ntitle = 'Mine'\nsource = 'Me'\n[es]\ntitle = 'El mío'";
    RuleCatalog catalog =
        CATALOG.with(
            List.of(RuleFileReader.read("mine.toml", file.getBytes(StandardCharsets.UTF_8))));
    RuleSet mine = catalog.find("mine").orElseThrow();

    String spanish = RuleSheet.of(mine, catalog, Locale.forLanguageTag("es")).text(79);

    assertTrue(spanish.startsWith("El mío [mine]\n"), spanish);
    assertTrue(spanish.endsWith("De dónde vienen estas reglas\n  Me.\n"), spanish);
  }
}
